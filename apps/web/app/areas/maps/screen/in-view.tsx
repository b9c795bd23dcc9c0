import type { MapCalls } from '@roadside/contract/schemas';
import { mapNumbers, type FocusMetric, type MapNumber } from '@roadside/domain/maps';
import { Button } from '@roadside/ui/button';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Metric } from '@roadside/ui/metric';
import { Stack } from '@roadside/ui/stack';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import { AboutNumber, CountedParts, Explanation } from '../../../kit/calls/about-number.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { Place } from '../../../kit/places/place.ts';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { mapFigure } from '../model/map-figure.ts';
import type { MapEntry } from '../model/map-places.ts';
import type { Zone } from '../model/map-state.ts';
import { PassReasons, Stations, Zones } from './in-view-parts.tsx';
import { mapMetrics } from './map-metrics.ts';
import * as styles from './maps.css.ts';

export interface InViewProps {
  readonly reply: MapCalls;
  /** The entries to count: the selection, else the open zone, else all, within the time shown. */
  readonly entries: readonly MapEntry[];
  /** Total number of entries on the map. */
  readonly all: number;
  readonly place: Place;
  readonly focus: FocusMetric | null;
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly zones: readonly Zone[];
  readonly zone: Zone | null;
  readonly onZone: (id: string | null) => void;
  readonly onDropZone: (id: string) => void;
  readonly problem: Problem | null;
  readonly onRetry: () => void;
}

/** The formula of each number beside the map, and the reason a call may be excluded. */
const mapFormulas: Readonly<Record<FocusMetric, { readonly formula: string; readonly excluded: string }>> = {
  ata: {
    formula: 'Minutes from received to on location, averaged',
    excluded: 'No arrival time, or a wait out of range',
  },
  pta: { formula: 'Minutes promised to the member, averaged', excluded: 'No promised time' },
  satisfaction: {
    formula: 'Totally Satisfied answers ÷ answered surveys × 100',
    excluded: 'No counted surveys',
  },
  passes: { formula: 'Times calls were passed ÷ calls', excluded: 'Passes are unknown' },
};

/** A store that never changes: only its server and client snapshots differ. */
const never = () => () => undefined;
/**
 * Its checkboxes weigh half as much as the map, so it loads afterwards. Not rendered before hydration, when they would
 * not respond.
 */
const CallLines = lazyPart(() => import('./call-lines.tsx'));

/** The calls on the map: totals with their likely range, by pass reason, by station, and one by one. */
export default function InView(props: InViewProps) {
  const { reply, entries, zones, zone, onZone, onDropZone, selection, onSelect, problem, onRetry, all } = props;
  const { calls } = reply;
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const indices = useMemo(() => entries.map(({ entry }) => entry), [entries]);
  const numbers = useMemo(() => mapNumbers(calls, indices), [calls, indices]);
  const about = selection.size > 0 ? 'Selected' : zone ? zone.label : 'On the map';
  return (
    <aside className={styles.side} aria-label="Calls on the map">
      {problem && <NotRead problem={problem} onRetry={onRetry} />}
      <Stack gap={8} asChild>
        <section aria-label="Numbers">
          <Inline align="baseline" justify="between">
            <h2 className={styles.sectionTitle}>{about}</h2>
            {selection.size > 0 && (
              <Button size="sm" emphasis="plain" onClick={() => onSelect([])}>
                Clear selection
              </Button>
            )}
          </Inline>
          <p role="status" className={styles.quiet}>
            {countWords(numbers.calls, 'call', 'calls')}
          </p>
          <Grid columns={2} gap={12}>
            {mapMetrics.map((metric) => (
              <Figure
                key={metric.id}
                label={metric.label}
                unit={'unit' in metric ? metric.unit : undefined}
                found={numbers[metric.id]}
                counted={metric.id === 'satisfaction' ? ['survey', 'surveys'] : ['call', 'calls']}
                about={
                  <Explanation formula={mapFormulas[metric.id].formula}>
                    <CountedParts
                      from={{ label: 'calls shown', count: numbers.calls }}
                      excluded={[
                        { label: mapFormulas[metric.id].excluded, count: numbers.calls - numbers[metric.id].n },
                      ]}
                      counted={numbers[metric.id].n}
                      asOf={reply.meta.as_of}
                    />
                  </Explanation>
                }
              />
            ))}
          </Grid>
          {reply.unplaced > 0 && (
            <p
              className={styles.small}
            >{`${countWords(reply.unplaced, 'more call has', 'more calls have')} no location`}</p>
          )}
          {calls.known && (
            <p className={styles.small}>Too many calls to show one by one. Zoom in, or choose fewer days.</p>
          )}
        </section>
      </Stack>
      <PassReasons calls={calls} indices={indices} />
      <Zones zones={zones} zone={zone} onSelect={onSelect} onZone={onZone} onDropZone={onDropZone} />
      <Stations reply={reply} entries={entries} indices={indices} onSelect={onSelect} />
      {isAlive && calls.known === null && all > 0 && <CallLines {...props} />}
    </aside>
  );
}

function Figure({
  label,
  unit,
  found,
  counted: [one, many],
  about,
}: {
  readonly label: string;
  readonly unit: string | undefined;
  readonly found: MapNumber;
  /** What the number is counted in: one, and several. */
  readonly counted: readonly [one: string, many: string];
  readonly about: ReactNode;
}) {
  const { value, interval, few } = mapFigure(found, unit);
  return (
    <Stack gap={2} role="group" aria-label={label}>
      <Inline gap={4} asChild>
        <span>
          <span className={styles.label}>{label}</span>
          <AboutNumber label={label}>{about}</AboutNumber>
        </span>
      </Inline>
      <Metric size="sm" className={few ? figureStyles.few : undefined} value={value} unit={unit} interval={interval} />
      <span className={styles.small}>{`of ${countWords(found.n, one, many)}${few ? ' (too few to score)' : ''}`}</span>
    </Stack>
  );
}
