'use client';
import { useControllable } from '@roadside/foundations/controllable';
import { useCallback, useMemo, useState } from 'react';
import type { Words } from '../internal/words/words.ts';
import { useBorders } from './basemap/use-borders.ts';
import type { CallMapProps, MapZone } from './call-map.tsx';
import { mapScene } from './map-scene.ts';
import { boundsOf, isInSpan, readKnown, readMetric, readPlaces } from './places.ts';
import { type Frames, frameSpan, framesOf } from './playback.ts';
import { fitBounds, type MapBox, type MapView } from './projection.ts';
import { component, useMapSettings } from './use-map-settings.ts';

/** The reason a selection changed. */
export type SelectionReason = 'lasso' | 'mark' | 'list' | 'clear';

const none: readonly string[] = [];
const noZones: readonly MapZone[] = [];

/** The state of a call map: settings, selection, view, and the scene drawn from them. */
export function useCallMap(props: CallMapProps, box: MapBox, words: Words) {
  const [settings, others] = useMapSettings(props);
  const {
    places: rows,
    leftOut = 0,
    dotLimit = 500,
    minClusterSize = 10,
    few,
    home,
    cover,
    playback,
    live = true,
    mapStyle,
    ...more
  } = others;
  const {
    view: heldView,
    defaultView,
    onViewChange,
    selection: heldSelection,
    defaultSelection,
    onSelectionChange,
    ...ways
  } = more;
  const { lasso: heldLasso, onLassoChange, onLasso, zones = noZones, lines, onTimeChange, ...rest } = ways;
  const { metric, layer } = settings;
  const [frame, setFrameAlone] = useState<number | null>(null);
  const [lasso, setLasso] = useControllable<boolean, []>({
    value: heldLasso,
    defaultValue: false,
    onValueChange: onLassoChange,
    component,
  });
  const [held, setView] = useControllable<MapView | null, []>({
    value: heldView,
    defaultValue: defaultView ?? null,
    onValueChange: onViewChange,
    component,
  });
  const [selection, setSelection] = useControllable<readonly string[], [{ readonly reason: SelectionReason }]>({
    value: heldSelection,
    defaultValue: defaultSelection ?? none,
    onValueChange: onSelectionChange,
    component,
  });

  const places = useMemo(() => readPlaces(rows), [rows]);
  const values = useMemo(() => (metric ? readMetric(rows, metric.id) : null), [rows, metric]);
  const known = useMemo(() => (metric ? readKnown(rows, metric.id) : null), [rows, metric]);
  const frames: Frames | null = useMemo(() => (playback ? framesOf(places, playback) : null), [places, playback]);
  const fitted = useMemo(() => fitBounds(boundsOf(places) ?? home ?? null, box, { cover }), [places, box, home, cover]);
  const view = held ?? fitted;
  // Tiles and styles have their own borders. Ours stay rough unless those can't be drawn.
  const [refined, setRefined] = useState(
    () => !live || rest.workerUrl === undefined || (rest.tiles === undefined && mapStyle === undefined),
  );
  const refineBorders = useCallback(() => setRefined(true), []);
  const { borders, coming } = useBorders(refined);
  const { cities } = borders;
  const ownNames = mapStyle === undefined;
  const span = useMemo(
    () => (frames && frame !== null ? frameSpan(frames, Math.min(frame, frames.count - 1)) : null),
    [frames, frame],
  );
  const setFrame = useCallback(
    (next: number | null) => {
      setFrameAlone(next);
      onTimeChange?.(frames && next !== null ? frameSpan(frames, Math.min(next, frames.count - 1)) : null);
    },
    [frames, onTimeChange],
  );
  const fewUnder = (metric?.few ?? few)?.under ?? 1;
  const scene = useMemo(
    () =>
      mapScene(
        {
          places,
          values,
          known,
          metric,
          layer,
          view,
          box,
          dotLimit,
          minClusterSize,
          fewUnder,
          span,
          cities: ownNames ? cities : [],
          leftOut,
        },
        words,
      ),
    [
      places,
      values,
      known,
      metric,
      layer,
      view,
      box,
      dotLimit,
      minClusterSize,
      fewUnder,
      span,
      cities,
      ownNames,
      leftOut,
      words,
    ],
  );

  const inTime = useMemo(
    () => rows.flatMap((_, row) => (span && !isInSpan(places, row, span) ? [] : row)),
    [rows, places, span],
  );

  const rowOf = useMemo(() => new Map(rows.map(({ id }, row) => [id, row])), [rows]);
  const selected = useMemo(() => new Set(selection.flatMap((id) => rowOf.get(id) ?? [])), [selection, rowOf]);
  const select = useCallback(
    (chosen: readonly number[], how: 'only' | 'more' | 'less', reason: SelectionReason) => {
      const ids = chosen.flatMap((row) => rows[row]?.id ?? []);
      const kept = how === 'only' ? [] : selection.filter((id) => !ids.includes(id));
      const next = how === 'less' ? kept : [...kept, ...ids];
      setSelection(next, { reason });
      return next.length;
    },
    [rows, selection, setSelection],
  );
  return {
    ...settings,
    words,
    setView,
    view,
    places,
    frames,
    frame,
    setFrame,
    borders,
    coming,
    refineBorders,
    scene,
    selected,
    select,
    minClusterSize,
    fewUnder,
    live,
    mapStyle,
    inTime,
    lasso,
    setLasso,
    onLasso,
    zones,
    lines,
    rest,
  };
}

/** The return type of {@link useCallMap}. */
export type CallMapState = ReturnType<typeof useCallMap>;
