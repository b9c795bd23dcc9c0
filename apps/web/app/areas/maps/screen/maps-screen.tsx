import { useNavigate, useSearchParams } from '@remix-run/react';
import type { MapCalls } from '@roadside/contract/schemas';
import { CallMap, type MapView, viewBounds } from '@roadside/charts/map';
import { mapDefaults } from '@roadside/domain/maps';
import { Button } from '@roadside/ui/button';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DrawersProvider, useDrawers } from '../../../kit/drawers/drawers.tsx';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { basemapTiles } from '../../../kit/places/basemap.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { SendLink } from '../../../kit/send-link/send-link.tsx';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { entriesOf } from '../model/map-places.ts';
import {
  type Bounds,
  carriesState,
  mapAddress,
  mapDays,
  type MapState,
  scoresOf,
  withoutLink,
  writeMapLink,
} from '../model/map-state.ts';
import type { MapCallsResource } from '../server/maps.server.ts';
import { InView } from './in-view.tsx';
import { mapMetrics, mapModeLabels } from './map-metrics.ts';
import { MapPanel } from './map-panel.tsx';
import * as styles from './maps.css.ts';
import { useMapCommands } from './use-map-commands.ts';
import { chosenEntries, useZones } from './use-zones.ts';

export interface MapsScreenProps {
  readonly place: Place;
  /** ISO day of the location. */
  readonly today: string;
  /** The state the map opens with: the defaults, or that of a shared link. */
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

function OperationsWall({ place, today, state: opened, first }: MapsScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const drawers = useDrawers();
  const [state, setState] = useState(opened);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [time, setTime] = useState<readonly [number, number] | null>(null);
  const [bounds, setBounds] = useState<Bounds | null>(null);
  const [folded, setFolded] = useState(false);
  const [lasso, setLasso] = useState(false);
  const [legend, setLegend] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  const days = mapDays(search, today);

  // The state of a shared link is applied once; a reload starts with the defaults.
  const carried = carriesState(search);
  useEffect(() => {
    if (carried) void navigate(withoutLink(search) || '.', { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- Only what the page was opened with is taken over.
  }, [carried]);

  const address = useDebounced(mapAddress(place.slug, state, days, bounds), 250);
  const read = useResource<MapCallsResource>(address, { keepPrevious: true, enabled: first?.address !== address });
  const reply = first?.address === address ? first.data : (read.data ?? first?.data ?? null);

  const entries = useMemo(() => (reply ? entriesOf(reply, scoresOf(state)) : []), [reply, state]);
  const chosen = useMemo(() => new Set(selection), [selection]);
  const { zone, setZone, zones, keepZone, dropZone } = useZones(state, setState);
  const focused = useMemo(() => chosenEntries(entries, { chosen, zone, time }), [entries, chosen, zone, time]);

  // When there are too many calls to send one by one, the service groups them; zooming in reads the calls in view.
  const look = useCallback(
    (camera: MapView | null) => {
      setState((known) => ({ ...known, camera }));
      const plot = area.current?.querySelector('[data-component="CallMap.Plot"]');
      const joined = reply !== null && (reply.calls.known !== null || bounds !== null);
      if (!joined || !plot) return;
      const box = { width: plot.clientWidth, height: plot.clientHeight };
      setBounds(camera && camera.zoom >= 6 ? viewBounds(camera, box) : null);
    },
    [reply, bounds],
  );
  const change = (next: MapState) => {
    setSelection([]);
    setState(next);
  };
  const changeDays = (from: string, to: string) => {
    const query = new URLSearchParams(search);
    query.set('sc_dt__gte', from);
    query.set('sc_dt__lte', to);
    setSelection([]);
    void navigate(`?${query.toString()}`, { preventScrollReset: true });
  };
  useMapCommands({ state, change, lasso, setLasso, clear: () => setSelection([]) });

  const modes = Object.entries(mapModeLabels).map(([id, label]) => ({
    id,
    label,
    metrics: mapMetrics.map((metric) => metric.id),
  }));
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>Maps</h1>
          <p className={styles.quiet}>{`${place.name}, ${rangeWords(days.from, days.to)}`}</p>
        </div>
        <div className={styles.tools}>
          <Button size="sm" aria-pressed={lasso} onClick={() => setLasso(!lasso)}>
            Lasso
          </Button>
          <Button size="sm" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {folded ? 'Show details' : 'Hide details'}
          </Button>
          <SendLink
            place={place}
            stations={reply?.stations ?? []}
            hrefFor={(slug) => `/maps/${slug}${writeMapLink(state, days)}`}
          />
        </div>
      </header>
      {read.problem && reply === null ? (
        <NotRead problem={read.problem} onRetry={read.retry} />
      ) : (
        <div className={styles.body} data-folded={folded || undefined} aria-busy={read.stale}>
          <div ref={area} className={styles.area}>
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
              className={styles.map}
              title={`Calls of ${place.name}`}
              titleHidden
              summaryHidden
              fill
              tools={false}
              legend={legend}
              places={entries}
              metrics={mapMetrics}
              metric={state.focus}
              modes={modes}
              mode={state.mode}
              layer={state.layer}
              view={state.camera}
              onViewChange={look}
              dotLimit={mapDefaults.dotLimit}
              minClusterSize={mapDefaults.minClusterSize}
              few={few}
              playback={reply?.calls.known ? undefined : hour}
              onTimeChange={setTime}
              selection={selection}
              onSelectionChange={setSelection}
              lasso={lasso}
              onLassoChange={setLasso}
              onLasso={keepZone}
              zones={zones}
              workerUrl={workerUrl}
              tiles={basemapTiles}
              onPlaceSelect={({ id }) => {
                setSelection([id]);
                if (/^\d+$/.test(id)) drawers?.open('call', { slug: place.slug, id: Number(id) });
              }}
            />
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
              problem={read.problem}
              onRetry={read.retry}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Averages over fewer calls than this are not shown. */
const few = { under: 3 };
