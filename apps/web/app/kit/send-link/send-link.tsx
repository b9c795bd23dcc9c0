import { Button } from '@roadside/ui/button';
import { Popover } from '@roadside/ui/popover';
import { Stack } from '@roadside/ui/stack';
import { useNotify } from '../notices/notices.tsx';
import * as styles from './send-link.css.ts';

/** A location the link can open. */
export interface LinkTarget {
  readonly slug: string;
  readonly name: string;
}

export interface SendLinkProps {
  readonly place: LinkTarget;
  /** Stations the link can be narrowed to; the location itself is left out. */
  readonly stations: readonly LinkTarget[];
  /** The path and query of the current view, for a location. */
  readonly hrefFor: (slug: string) => string;
}

/**
 * Copies a link to the current view: for people who see this location, or for one station, whose owner then sees only
 * that station's part.
 */
export function SendLink({ place, stations, hrefFor }: SendLinkProps) {
  const notify = useNotify();
  const others = [...new Map(stations.map((station) => [station.slug, station])).values()]
    .filter(({ slug, name }) => slug !== place.slug && name !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const copy = async ({ slug, name }: LinkTarget) => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${hrefFor(slug)}`);
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
        <Stack gap={8} className={styles.send}>
          <Button block onClick={() => void copy(place)}>
            {`Copy link to ${place.name}`}
          </Button>
          {others.length > 0 && (
            <>
              <p className={styles.quiet}>A station’s link shows only that station’s calls.</p>
              <Stack gap={4} className={styles.list}>
                {others.map((station) => (
                  <Button key={station.slug} block emphasis="plain" onClick={() => void copy(station)}>
                    {`Copy link to ${station.name}`}
                  </Button>
                ))}
              </Stack>
            </>
          )}
        </Stack>
      </Popover.Content>
    </Popover.Root>
  );
}
