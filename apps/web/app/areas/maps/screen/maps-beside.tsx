import { CallMap, type CallMapProps, fitBounds, placeBounds } from '@roadside/charts/map';
import type { MapCalls } from '@roadside/contract/schemas';
import { type FocusMetric, mapNumbers } from '@roadside/domain/maps';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef } from 'react';
import { countWords } from '../../../kit/format/count-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { daysBefore } from '../model/map-beside.ts';
import { mapFigureWords } from '../model/map-figure.ts';
import { entriesOf, type MapEntry } from '../model/map-places.ts';
import { type Bounds, type Camera, mapAddress, type MapState, scoresOf } from '../model/map-state.ts';
import type { MapCallsResource } from '../server/maps.server.ts';
import { mapMetrics } from './map-metrics.ts';
import * as styles from './maps.css.ts';

export interface MapsBesideProps {
  readonly place: Place;
  readonly days: { readonly from: string; readonly to: string };
  readonly state: MapState;
  readonly bounds: Bounds | null;
  /** The data the main map currently shows. */
  readonly reply: MapCalls | null;
  readonly entries: readonly MapEntry[];
  /** The props of the main map, which the second map shares. */
  readonly drawn: Omit<CallMapProps, 'title' | 'places'>;
  readonly setState: Dispatch<SetStateAction<MapState>>;
}

/** A second map of the same weekdays in earlier weeks. Both maps share one view, and each has its totals above it. */
export default function MapsBeside({ place, days, state, bounds, reply, entries, drawn, setState }: MapsBesideProps) {
  const root = useRef<HTMLElement>(null);
  const before = daysBefore(days);
  const address = useDebounced(mapAddress(place.slug, state, before, bounds), 250);
  const read = useResource<MapCallsResource>(address, { keepPrevious: true });
  const earlier = read.data ?? null;
  const earlierEntries = useMemo(() => (earlier ? entriesOf(earlier, scoresOf(state)) : []), [earlier, state]);
  const weeks = before.weeks === 1 ? '1 week earlier' : `${before.weeks} weeks earlier`;
  // Left alone, each map would fit its own calls. Both start from one shared view instead; closing the comparison goes
  // back to fitting all calls, unless the user has moved the map.
  useEffect(() => {
    const plot = root.current?.querySelector('[data-component="CallMap.Plot"]');
    if (!plot) return undefined;
    const fitted: Camera = fitBounds(placeBounds(entries), { width: plot.clientWidth, height: plot.clientHeight });
    setState((known) => (known.camera ? known : { ...known, camera: fitted }));
    return () => setState((known) => (known.camera === fitted ? { ...known, camera: null } : known));
    // oxlint-disable-next-line react/exhaustive-deps -- the view is fitted once, when the comparison opens
  }, []);
  return (
    <>
      <Caption
        className={styles.captionNow}
        days={rangeWords(days.from, days.to)}
        reply={reply}
        entries={entries}
        focus={state.focus}
      />
      <section
        ref={root}
        className={styles.beside}
        aria-label={`Calls ${weeks}`}
        aria-busy={read.stale || read.loading}
      >
        <Caption
          className={styles.caption}
          days={`${rangeWords(before.from, before.to)} (${weeks})`}
          reply={earlier}
          entries={earlierEntries}
          focus={state.focus}
        />
        {read.problem && !earlier ? (
          <NotRead problem={read.problem} onRetry={read.retry} />
        ) : (
          <CallMap {...drawn} title={`${place.name} calls, ${weeks}`} places={earlierEntries} />
        )}
      </section>
    </>
  );
}

interface CaptionProps {
  readonly className: string;
  readonly days: string;
  readonly reply: MapCalls | null;
  readonly entries: readonly MapEntry[];
  readonly focus: FocusMetric | null;
}

/** 'Nov 8 to 14, 2026', the number of calls, and the focus metric with its likely range. */
function Caption({ className, days, reply, entries, focus }: CaptionProps) {
  const numbers = useMemo(
    () =>
      reply &&
      mapNumbers(
        reply.calls,
        entries.map(({ entry }) => entry),
      ),
    [reply, entries],
  );
  const metric = mapMetrics.find(({ id }) => id === focus);
  const found = metric && numbers?.[metric.id];
  return (
    <div className={className}>
      <h2 className={styles.panelTitle}>{days}</h2>
      <p className={styles.small}>
        {numbers === null
          ? 'Loading calls'
          : [
              countWords(numbers.calls, 'call', 'calls'),
              ...(metric && found
                ? mapFigureWords(metric.label, found, 'unit' in metric ? metric.unit : undefined)
                : []),
            ].join(' · ')}
      </p>
    </div>
  );
}
