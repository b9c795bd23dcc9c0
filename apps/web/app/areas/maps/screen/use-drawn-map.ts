import type { CallMapProps, MapView } from '@roadside/charts/map';
import { mapDefaults } from '@roadside/domain/maps';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { useBasemap } from '../../../kit/places/use-basemap.ts';
import type { MapState } from '../model/map-state.ts';
import { useCover } from './use-cover.ts';
import { mapMetrics, mapModeLabels } from './map-metrics.ts';
import * as styles from './maps.css.ts';
import type { useChoice } from './use-choice.ts';
import type { useMapCalls } from './use-map-calls.ts';

export interface DrawnMapSettings {
  readonly place: Place;
  readonly state: MapState;
  readonly setState: Dispatch<SetStateAction<MapState>>;
  readonly calls: ReturnType<typeof useMapCalls>;
  readonly choice: ReturnType<typeof useChoice>;
}

const hour = 3_600_000;

/** The settings that never change. The page has its own tools and title, so the map's are off. */
const fixed = {
  className: styles.map,
  titleHidden: true,
  summaryHidden: true,
  fill: true,
  tools: false,
  metrics: mapMetrics,
  modes: Object.entries(mapModeLabels).map(([id, label]) => ({
    id,
    label,
    metrics: mapMetrics.map((metric) => metric.id),
  })),
  dotLimit: mapDefaults.dotLimit,
  minClusterSize: mapDefaults.minClusterSize,
  // Averages over fewer calls than this are not shown.
  few: { under: 3 },
  workerUrl,
} satisfies Partial<CallMapProps>;

/**
 * How the calls are drawn: the props the main map and the one beside it share, for a map's state. `area` is the element
 * around the main map, whose size decides which calls are in view; `panel` floats over it, and calls are fitted beside it.
 */
export function useDrawnMap({ place, state, setState, calls, choice }: DrawnMapSettings) {
  const drawers = useDrawers();
  const basemap = useBasemap();
  const [legend, setLegend] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const cover = useCover(area, panel);
  const { reply, readInView } = calls;
  const look = useCallback(
    (camera: MapView | null) => {
      setState((known) => ({ ...known, camera }));
      const plot = area.current?.querySelector('[data-component="CallMap.Plot"]');
      if (plot) readInView(camera, { width: plot.clientWidth, height: plot.clientHeight });
    },
    [setState, readInView],
  );
  const drawn = {
    ...fixed,
    legend,
    metric: state.focus,
    mode: state.mode,
    layer: state.layer,
    view: state.camera,
    home: reply?.home,
    cover,
    onViewChange: look,
    playback: reply?.calls.known ? undefined : hour,
    zones: choice.zones,
    ...basemap,
    onPlaceSelect: ({ id }) => {
      choice.setSelection([id]);
      if (/^\d+$/.test(id)) drawers?.open('call', { slug: place.slug, id: Number(id) });
    },
  } satisfies Omit<CallMapProps, 'title' | 'places'>;
  return { area, panel, drawn, legend, setLegend };
}
