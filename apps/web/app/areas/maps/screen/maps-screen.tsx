import { useNavigate, useSearchParams } from '@remix-run/react';
import type { MapCalls } from '@roadside/contract/schemas';
import { CallMap, type CallMapProps, type MapView } from '@roadside/charts/map';
import { mapDefaults } from '@roadside/domain/maps';
import { Button } from '@roadside/ui/button';
import { Skeleton } from '@roadside/ui/skeleton';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DrawersProvider, useDrawers } from '../../../kit/drawers/drawers.tsx';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useBasemap } from '../../../kit/places/use-basemap.ts';
import type { Place } from '../../../kit/places/place.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { carriesState, mapDays, type MapState, withoutLink } from '../model/map-state.ts';
import { mapMetrics, mapModeLabels } from './map-metrics.ts';
import { MapPanel } from './map-panel.tsx';
import * as styles from './maps.css.ts';
import { useMapCalls } from './use-map-calls.ts';
import { useMapCommands } from './use-map-commands.ts';
import { chosenEntries, useZones } from './use-zones.ts';

/** Lazy parts whose server HTML is visible while the map loads; clicks on them are replayed once their code loads. */
const MapLink = lazyPart(() => import('./map-link-menu.tsx'));
const MapsBeside = lazyPart(() => import('./maps-beside.tsx'), <Skeleton shape="block" className={styles.beside} />);
const InView = lazyPart(() => import('./in-view.tsx'), <Skeleton shape="block" className={styles.side} />);

export interface MapsScreenProps {
  readonly place: Place;
  /** Today's date at the location (ISO). */
  readonly today: string;
  /** The state the map opens with: the defaults, or those of a shared link. */
  readonly state: MapState;
  readonly first: { readonly address: string; readonly data: MapCalls } | null;
}

/** Where are people waiting now, and where do they always wait? */
export function MapsScreen(props: MapsScreenProps) {
  return (
    <DrawersProvider>
      <OperationsWall {...props} />
    </DrawersProvider>
  );
}

const hour = 3_600_000;
const noStations: MapCalls['stations'] = [];

function OperationsWall({ place, today, state: opened, first }: MapsScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const drawers = useDrawers();
  const basemap = useBasemap();
  const [state, setState] = useState(opened);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [time, setTime] = useState<readonly [number, number] | null>(null);
  const [folded, setFolded] = useState(false);
  const [lasso, setLasso] = useState(false);
  const [legend, setLegend] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  const days = useMemo(() => mapDays(search, today), [search, today]);

  // The state of a shared link is applied once; a reload starts with the defaults.
  const carried = carriesState(search);
  useEffect(() => {
    if (carried) void navigate(withoutLink(search) || '.', { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- Only the state the page was opened with is applied.
  }, [carried]);

  const { reply, entries, bounds, readInView, problem, stale, retry } = useMapCalls({ place, state, days, first });
  const chosen = useMemo(() => new Set(selection), [selection]);
  const { zone, setZone, zones, keepZone, dropZone } = useZones(state, setState);
  const focused = useMemo(() => chosenEntries(entries, { chosen, zone, time }), [entries, chosen, zone, time]);

  const look = useCallback(
    (camera: MapView | null) => {
      setState((known) => ({ ...known, camera }));
      const plot = area.current?.querySelector('[data-component="CallMap.Plot"]');
      if (plot) readInView(camera, { width: plot.clientWidth, height: plot.clientHeight });
    },
    [readInView],
  );
  const change = useCallback((next: MapState) => {
    setSelection([]);
    setState(next);
  }, []);
  const changeDays = useCallback(
    (from: string, to: string) => {
      const query = new URLSearchParams(search);
      query.set('sc_dt__gte', from);
      query.set('sc_dt__lte', to);
      setSelection([]);
      void navigate(`?${query.toString()}`, { preventScrollReset: true });
    },
    [search, navigate],
  );
  const compare = () => setState((known) => ({ ...known, compared: !known.compared }));
  useMapCommands({ state, change, lasso, setLasso, compare, clear: () => setSelection([]) });

  const modes = Object.entries(mapModeLabels).map(([id, label]) => ({
    id,
    label,
    metrics: mapMetrics.map((metric) => metric.id),
  }));
  const drawn = {
    className: styles.map,
    titleHidden: true,
    summaryHidden: true,
    fill: true,
    tools: false,
    legend,
    metrics: mapMetrics,
    metric: state.focus,
    modes,
    mode: state.mode,
    layer: state.layer,
    view: state.camera,
    onViewChange: look,
    dotLimit: mapDefaults.dotLimit,
    minClusterSize: mapDefaults.minClusterSize,
    few,
    playback: reply?.calls.known ? undefined : hour,
    zones,
    workerUrl,
    ...basemap,
    onPlaceSelect: ({ id }) => {
      setSelection([id]);
      if (/^\d+$/.test(id)) drawers?.open('call', { slug: place.slug, id: Number(id) });
    },
  } satisfies Omit<CallMapProps, 'title' | 'places'>;
  return (
    <div className={styles.root}>
      <MapsHead
        place={place}
        days={days}
        state={state}
        stations={reply?.stations ?? noStations}
        onCompare={compare}
        lasso={lasso}
        onLasso={setLasso}
        folded={folded}
        onFold={setFolded}
      />
      {problem && reply === null ? (
        <NotRead problem={problem} onRetry={retry} />
      ) : (
        <div className={styles.body} data-folded={folded || undefined} aria-busy={stale}>
          <div ref={area} className={styles.area} data-compared={state.compared || undefined}>
            <MapPanel
              place={place}
              today={today}
              days={days}
              state={state}
              onChange={change}
              onDays={changeDays}
              legend={legend}
              onLegend={setLegend}
            />
            <CallMap
              {...drawn}
              title={`${place.name} calls`}
              places={entries}
              onTimeChange={setTime}
              selection={selection}
              onSelectionChange={setSelection}
              lasso={lasso}
              onLassoChange={setLasso}
              onLasso={keepZone}
            />
            {state.compared && (
              <MapsBeside
                place={place}
                days={days}
                state={state}
                bounds={bounds}
                reply={reply}
                entries={entries}
                drawn={drawn}
                setState={setState}
              />
            )}
          </div>
          {!folded && reply && (
            <InView
              reply={reply}
              entries={focused}
              all={entries.length}
              place={place}
              focus={state.focus}
              selection={chosen}
              onSelect={setSelection}
              zones={state.zones}
              zone={zone}
              onZone={setZone}
              onDropZone={dropZone}
              problem={problem}
              onRetry={retry}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface MapsHeadProps {
  readonly place: Place;
  readonly days: ReturnType<typeof mapDays>;
  readonly state: MapState;
  readonly stations: MapCalls['stations'];
  readonly onCompare: () => void;
  readonly lasso: boolean;
  readonly onLasso: (lasso: boolean) => void;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
}

function MapsHead({ place, days, state, stations, onCompare, lasso, onLasso, folded, onFold }: MapsHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>Maps</h1>
        <p className={styles.quiet}>{`${place.name}, ${rangeWords(days.from, days.to)}`}</p>
      </div>
      <div className={styles.tools}>
        <Button size="sm" aria-pressed={state.compared} onClick={onCompare}>
          Compare
        </Button>
        <Button size="sm" aria-pressed={lasso} onClick={() => onLasso(!lasso)}>
          Lasso
        </Button>
        <Button size="sm" aria-expanded={!folded} onClick={() => onFold(!folded)}>
          {folded ? 'Show details' : 'Hide details'}
        </Button>
        <MapLink place={place} stations={stations} state={state} days={days} />
      </div>
    </header>
  );
}

/** Averages over fewer calls than this are not shown. */
const few = { under: 3 };
