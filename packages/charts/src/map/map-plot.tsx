'use client';
import { fetchedPart } from '@roadside/foundations/fetched-part';
import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canDrawLive } from './basemap/can-draw-live.ts';
import { LiveEngine } from './basemap/live-engine.tsx';
import { OutlinePicture } from './basemap/outline-picture.tsx';
import * as styles from './call-map.css.ts';
import type { CallMapProps } from './call-map.tsx';
import { LassoLayer } from './lasso-layer.tsx';
import { markAt } from './map-cursor.ts';
import { pressMapKey } from './map-keys.ts';
import { MapMarks } from './map-marks.tsx';
import { clampZoom } from './projection.ts';
import type { CallMapState } from './use-call-map.ts';
import { useMapPlot } from './use-map-plot.ts';

/** `unknown`: not checked yet; `away`: not in view yet; `drawn`: a canvas is not available, so the map stays drawn. */
type Canvas = 'unknown' | 'away' | 'coming' | 'there' | 'failed' | 'drawn';

/** Decides whether to use the canvas; it is requested when the map comes into view. */
function useCanvas(plot: RefObject<Element | null>, wanted: boolean) {
  const [canvas, setCanvas] = useState<Canvas>('unknown');
  useEffect(() => {
    if (!wanted || !plot.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return setCanvas('away');
      observer.disconnect();
      setCanvas(canDrawLive() ? 'coming' : 'drawn');
    });
    observer.observe(plot.current);
    return () => {
      observer.disconnect();
      setCanvas('unknown');
    };
  }, [plot, wanted]);
  return [wanted ? canvas : 'drawn', setCanvas] as const;
}

/** Zones still filter the list, and lines are said in words, even if they cannot be drawn. */
const MapDrawings = /* @__PURE__ */ fetchedPart(
  () => import('./map-drawings.tsx').then(({ MapDrawings: drawings }) => drawings),
  () => null,
);

interface MapPlotProps extends Pick<CallMapProps, 'workerUrl' | 'onPlaceSelect' | 'engineTimeout' | 'tiles'> {
  /** Prefix of the title and summary ids. */
  readonly id: string;
  readonly map: CallMapState;
  readonly plot: RefObject<HTMLDivElement | null>;
  readonly lasso: boolean;
  readonly onLasso: (on: boolean) => void;
  readonly onList: (open?: boolean) => void;
  /** Called with the basemap's own attribution. */
  readonly onSource: (attribution: string | null) => void;
}

const signs = {
  mapZoomIn: 'M8 3v10M3 8h10',
  mapZoomOut: 'M3 8h10',
  mapFit: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
} as const;

/**
 * The map itself. It is one tab stop, with role="application" only while it has keyboard focus, so that screen reader
 * shortcuts work elsewhere.
 */
export function MapPlot({
  id,
  map,
  plot,
  lasso,
  onLasso,
  onList,
  workerUrl,
  onPlaceSelect,
  engineTimeout,
  tiles,
  onSource,
}: MapPlotProps) {
  const { scene, words, borders, coming, refineBorders, selected, live, mapStyle } = map;
  const { overlay, cursor, current, focused, setFocused, go, look, open, toggle, follow, lassoed } = useMapPlot({
    map,
    plot,
    onPlaceSelect,
    onList: () => onList(true),
    onLassoEnd: () => onLasso(false),
  });
  const [named, setNamed] = useState(false);
  const pressed = useRef({ x: 0, y: 0 });
  const [canvas, setCanvas] = useCanvas(plot, live && workerUrl !== undefined);
  const isPlain = canvas === 'drawn' || canvas === 'failed' || (canvas === 'there' && !named && mapStyle === undefined);
  // A layout effect, so that no commit looks idle before the finer borders are requested.
  useLayoutEffect(() => {
    if (isPlain) refineBorders();
  }, [isPlain, refineBorders]);
  const near = (event: { readonly clientX: number; readonly clientY: number; readonly currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    return markAt(scene.marks, box, event.clientX - box.left, event.clientY - box.top);
  };
  const zoom = (by: number) => look({ ...scene.view, zoom: clampZoom(scene.view.zoom + by) });
  const acts = { mapZoomIn: () => zoom(1), mapZoomOut: () => zoom(-1), mapFit: () => look(null) };
  // True when neither the canvas nor finer borders are loading.
  const isIdle = canvas !== 'coming' && canvas !== 'unknown' && !coming;
  return (
    <div dir="ltr" className={styles.frame} data-idle={isIdle}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It is an interactive application while it has focus. */}
      <div
        ref={plot}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move between calls here.
        tabIndex={0}
        role="group"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}s ${id}h`}
        data-component="CallMap.Plot"
        data-live={canvas === 'there' || undefined}
        data-named={(canvas === 'there' && named) || undefined}
        className={styles.plot}
        onFocus={(event) => {
          event.currentTarget.setAttribute('role', 'application');
          setFocused(true);
        }}
        onBlur={(event) => {
          event.currentTarget.setAttribute('role', 'group');
          setFocused(false);
          go(null, false);
        }}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const leave = () => (lasso ? onLasso(false) : go(null, false));
          if (
            !pressMapKey(event, {
              scene,
              current: current.current,
              go: (mark) => go(mark, true),
              look,
              open,
              toggle,
              list: () => onList(),
              leave,
            })
          )
            return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onPointerDown={(event) => {
          pressed.current = { x: event.clientX, y: event.clientY };
          // The canvas swallows the press, and with it the focus it would set.
          event.currentTarget.focus({ preventScroll: true });
        }}
        onPointerMove={(event) => event.buttons === 0 && !lasso && go(near(event), false)}
        onPointerLeave={(event) => event.pointerType !== 'touch' && go(null, false)}
        onClick={(event) => {
          const isDrag = Math.hypot(event.clientX - pressed.current.x, event.clientY - pressed.current.y) > 4;
          const mark = lasso || isDrag ? null : near(event);
          if (!mark) return;
          go(mark, false);
          open(mark);
        }}
      >
        <OutlinePicture borders={borders} projection={scene.projection} box={scene.box} zoom={scene.view.zoom} />
        {(canvas === 'coming' || canvas === 'there') && workerUrl !== undefined && (
          <div className={styles.live}>
            <LiveEngine
              timeout={engineTimeout}
              onLost={() => setCanvas('failed')}
              view={scene.view}
              borders={borders}
              mapStyle={mapStyle}
              tiles={tiles}
              workerUrl={workerUrl}
              wheelZooms={focused}
              onMove={follow}
              onSettle={look}
              onIdle={(drawn) => {
                setCanvas('there');
                setNamed(drawn.named);
                onSource(drawn.attribution);
              }}
              onFail={() => setCanvas('drawn')}
            />
          </div>
        )}
        <div ref={overlay} className={styles.marks}>
          {(map.zones.length > 0 || map.lines) && (
            <Suspense fallback={null}>
              <MapDrawings zones={map.zones} lines={map.lines} scene={scene} />
            </Suspense>
          )}
          <MapMarks scene={scene} locale={words.locale} selected={selected} />
          <div ref={cursor} className={styles.cursor} />
        </div>
        {lasso && <LassoLayer box={scene.box} onDraw={lassoed} />}
        <span id={`${id}h`} className={styles.hint}>
          {words.say(lasso ? 'mapLassoHint' : 'mapHint')}
        </span>
      </div>
      {canvas === 'failed' && (
        <div role="status" data-component="CallMap.Failed" className={styles.failed}>
          {words.say('mapEngineFailed')}
          <button type="button" className={styles.toggle} onClick={() => setCanvas('coming')}>
            {words.say('mapEngineRetry')}
          </button>
        </div>
      )}
      {scene.empty && (
        <div data-component="CallMap.Empty" className={styles.nothing}>
          <span className={styles.nothingText}>{scene.empty}</span>
        </div>
      )}
      {/* For pointer users; keyboard users have plus, minus and 0. */}
      <div className={styles.buttons}>
        {(['mapZoomIn', 'mapZoomOut', 'mapFit'] as const).map((name) => (
          <button
            key={name}
            type="button"
            tabIndex={-1}
            aria-label={words.say(name)}
            title={words.say(name)}
            className={styles.toggle}
            onClick={acts[name]}
          >
            <svg aria-hidden viewBox="0 0 16 16" className={styles.sign}>
              <path d={signs[name]} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}
