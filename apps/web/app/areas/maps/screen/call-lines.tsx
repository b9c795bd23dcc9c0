import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { IconButton } from '@roadside/ui/icon-button';
import { ChevronForwardIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useMemo, useState } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import type { InViewProps } from './in-view.tsx';
import * as styles from './maps.css.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const page = 50;

const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** The calls one by one, highest value of the focus metric first. Selecting works both ways between list and map. */
export default function CallLines({ reply, entries, place, focus, selection, onSelect }: InViewProps) {
  const [length, setLength] = useState(page);
  const drawers = useDrawers();
  const time = useMemo(() => clock(place.timeZone), [place.timeZone]);
  const sorted = useMemo(
    () => (focus ? entries.toSorted((a, b) => (b.values[focus] ?? -1) - (a.values[focus] ?? -1)) : entries),
    [entries, focus],
  );
  return (
    <Stack gap={8} asChild>
      <section aria-label="Calls">
        <h2 className={styles.sectionTitle}>Calls</h2>
        <Stack gap="none" asChild className={styles.list}>
          <ul>
            {sorted.slice(0, length).map(({ id, entry, label, at }) => {
              const ata = reply.calls.ata[entry] ?? null;
              const name = at === null ? label : `${time.format(at)}, ${label}`;
              return (
                <Inline key={id} asChild className={styles.line}>
                  <li data-selected={selection.has(id) || undefined}>
                    <span className={styles.lineName}>
                      <Checkbox
                        label={name}
                        checked={selection.has(id)}
                        onCheckedChange={(checked) =>
                          onSelect(checked ? [...selection, id] : [...selection].filter((other) => other !== id))
                        }
                      />
                    </span>
                    <span className={styles.lineValue}>{ata === null ? '' : `${number.format(ata)} min`}</span>
                    <IconButton
                      size="sm"
                      emphasis="plain"
                      label={`Open ${name}`}
                      onClick={() => drawers?.open('call', { slug: place.slug, id: Number(id) })}
                    >
                      <ChevronForwardIcon size={16} />
                    </IconButton>
                  </li>
                </Inline>
              );
            })}
          </ul>
        </Stack>
        {sorted.length > length && (
          <Button size="sm" onClick={() => setLength(length + page)}>
            Show more calls
          </Button>
        )}
      </section>
    </Stack>
  );
}
