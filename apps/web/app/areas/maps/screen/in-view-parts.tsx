import type { MapCalls } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { CloseIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useMemo } from 'react';
import { countBy, passReasonsOf } from '../model/map-counts.ts';
import type { InViewProps } from './in-view.tsx';
import { cityFirst } from '../../../kit/format/station-words.ts';
import * as styles from './maps.css.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const maxNamed = 6;

interface CountedProps {
  readonly calls: MapCalls['calls'];
  /** Indices of the calls to count. */
  readonly indices: readonly number[];
}

/** The most common reasons the calls were passed. */
export function PassReasons({ calls, indices }: CountedProps) {
  const reasons = useMemo(() => passReasonsOf(calls, indices, maxNamed), [calls, indices]);
  if (reasons.length === 0) return null;
  return (
    <Stack gap={8} asChild>
      <section aria-label="Why calls were passed">
        <h2 className={styles.sectionTitle}>Why calls were passed</h2>
        <Stack gap="none" asChild className={styles.list}>
          <ul>
            {reasons.map(({ key, count }) => (
              <Inline key={key} asChild className={styles.line}>
                <li>
                  <span className={styles.lineName}>{key}</span>
                  <span className={styles.lineValue}>{`${count} ${count === 1 ? 'call' : 'calls'}`}</span>
                </li>
              </Inline>
            ))}
          </ul>
        </Stack>
      </section>
    </Stack>
  );
}

/** The zones drawn so far. Opening one drops the selection, which would take precedence over it. */
export function Zones({
  zones,
  zone,
  onSelect,
  onZone,
  onDropZone,
}: Pick<InViewProps, 'zones' | 'zone' | 'onSelect' | 'onZone' | 'onDropZone'>) {
  if (zones.length === 0) return null;
  return (
    <Stack gap={8} asChild>
      <section aria-label="Zones">
        <h2 className={styles.sectionTitle}>Zones</h2>
        <Stack gap="none" asChild className={styles.list}>
          <ul>
            {zones.map(({ id, label }) => (
              <Inline key={id} asChild className={styles.line}>
                <li data-selected={zone?.id === id || undefined}>
                  <Button
                    size="sm"
                    emphasis="plain"
                    aria-pressed={zone?.id === id}
                    onClick={() => {
                      onSelect([]);
                      onZone(zone?.id === id ? null : id);
                    }}
                  >
                    {label}
                  </Button>
                  <span className={styles.lineName} />
                  <IconButton size="sm" emphasis="plain" label={`Remove ${label}`} onClick={() => onDropZone(id)}>
                    <CloseIcon size={16} />
                  </IconButton>
                </li>
              </Inline>
            ))}
          </ul>
        </Stack>
      </section>
    </Stack>
  );
}

interface StationsProps extends Pick<InViewProps, 'reply' | 'entries' | 'onSelect'> {
  readonly indices: readonly number[];
}

/** The stations with the most calls, if there are several; choosing one selects its calls. */
export function Stations({ reply, entries, indices, onSelect }: StationsProps) {
  const { calls } = reply;
  const stations = useMemo(
    () =>
      countBy(
        indices.map((entry) => (calls.station[entry] == null ? null : String(calls.station[entry]))),
        maxNamed,
      ),
    [calls, indices],
  );
  const nameOf = (id: string) => reply.stations.find((station) => String(station.id) === id)?.name ?? id;
  if (stations.length < 2) return null;
  return (
    <Stack gap={8} asChild>
      <section aria-label="Stations">
        <h2 className={styles.sectionTitle}>Stations</h2>
        <Stack gap="none" asChild className={styles.list}>
          <ul>
            {stations.map(({ key, count }) => (
              <Inline key={key} asChild className={styles.line}>
                <li>
                  <Button
                    size="sm"
                    emphasis="plain"
                    onClick={() =>
                      onSelect(entries.filter(({ entry }) => String(calls.station[entry]) === key).map(({ id }) => id))
                    }
                  >
                    {cityFirst(nameOf(key))}
                  </Button>
                  <span className={styles.lineName} />
                  <span className={styles.lineValue}>{number.format(count)}</span>
                </li>
              </Inline>
            ))}
          </ul>
        </Stack>
      </section>
    </Stack>
  );
}
