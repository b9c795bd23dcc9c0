import { useLocation } from '@remix-run/react';
import type { CallRow } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Popover } from '@roadside/ui/popover';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Place } from '../../../kit/places/place.ts';
import * as styles from './call-details.css.ts';

export interface SendViewProps {
  readonly place: Place;
  readonly rows: readonly Pick<CallRow, 'station_slug' | 'station_name'>[];
  readonly days: { readonly from: string; readonly to: string };
}

/**
 * Copies the address of what is on screen: for somebody who sees this location, or for one station, whose owner then
 * sees only that station's part of it.
 */
export function SendView({ place, rows, days }: SendViewProps) {
  const { search } = useLocation();
  const notify = useNotify();
  const stations = [...new Map(rows.map((row) => [row.station_slug, row.station_name]))]
    .filter(([slug, name]) => slug !== place.slug && name !== '')
    .toSorted(([, a], [, b]) => a.localeCompare(b));
  const copy = async (slug: string, name: string) => {
    const query = new URLSearchParams(search);
    query.delete('drawer');
    query.set('sc_dt__gte', days.from);
    query.set('sc_dt__lte', days.to);
    // The list is of one station now; a filter by station would say the same twice or nothing.
    if (slug !== place.slug) query.delete('station_id__in');
    try {
      await navigator.clipboard.writeText(`${location.origin}/passed-calls/${slug}?${query.toString()}`);
      notify({ tone: 'success', text: `Link to ${name} copied` });
    } catch {
      notify({ tone: 'danger', text: 'We couldn’t copy the link. Copy it from the address bar.' });
    }
  };
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size="sm">Copy link</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Copy link" align="end">
        <div className={styles.send}>
          <Button block onClick={() => void copy(place.slug, place.name)}>
            {`Copy link to ${place.name}`}
          </Button>
          {stations.length > 0 && (
            <>
              <p className={styles.quiet}>A station’s link shows only that station’s calls.</p>
              <div className={styles.sendList}>
                {stations.map(([slug, name]) => (
                  <Button key={slug} block emphasis="plain" onClick={() => void copy(slug, name)}>
                    {`Copy link to ${name}`}
                  </Button>
                ))}
              </div>
            </>
          )}
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}
