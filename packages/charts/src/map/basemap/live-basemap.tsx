'use client';
import * as maplibre from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Map as MapCanvas, type MapRef } from 'react-map-gl/maplibre';
import * as styles from '../call-map.css.ts';
import { deepest, type MapView } from '../projection.ts';
import { basemapStyle } from './basemap-style.ts';
import { isDrawnByProcessor } from './can-draw-live.ts';
import { tileStyle } from './tile-style.ts';
import type { MapStyle } from '../map-style.ts';
import type { Borders } from './use-borders.ts';
import { usePictureDrag } from './use-picture-drag.ts';
import { useTiles, wordsOf } from './use-tiles.ts';
import { useThemeColors } from './use-theme-colors.ts';

/** What the canvas currently shows. */
export interface DrawnBasemap {
  /** True if the basemap includes place names. */
  readonly named: boolean;
  /**
   * The basemap's own attribution: empty if a style has none, null for the bundled borders and for tiles without one.
   */
  readonly attribution: string | null;
}

/** The attribution of a style, from its sources. */
function attributionOf(map: maplibre.Map): string {
  const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id));
  return [...new Set(sources.flatMap((source) => wordsOf(source?.attribution) ?? []))].join(' ');
}

/** Props of {@link LiveBasemap}. */
export interface LiveBasemapProps {
  readonly view: MapView;
  readonly borders: Borders;
  readonly mapStyle: MapStyle | undefined;
  /** A PMTiles file. If it is missing or unreadable, the bundled borders are used. */
  readonly tiles: string | undefined;
  readonly workerUrl: string;
  /** True if the wheel zooms the map; otherwise it scrolls the page. */
  readonly wheelZooms: boolean;
  /** Called on every frame of a drag or pinch. */
  readonly onMove: (view: MapView) => void;
  /** Called when the map comes to rest. */
  readonly onSettle: (view: MapView) => void;
  /** Called when the basemap is fully drawn. */
  readonly onIdle: (drawn: DrawnBasemap) => void;
  /** Called when the basemap cannot be drawn, or no longer can. */
  readonly onFail: () => void;
}

/**
 * Keeps the canvas out of the tab order and hidden from assistive technology: the map around it handles both. This is
 * set when the canvas is created. React gets hold of it only later, and until then Tab would reach an element that
 * screen readers do not know.
 */
class QuietMap extends maplibre.Map {
  constructor(options: maplibre.MapOptions) {
    super(options);
    for (const name of ['tabindex', 'role', 'aria-label']) this.getCanvas().removeAttribute(name);
  }
}
const quietLibrary = { ...maplibre, Map: QuietMap };

const same = (a: MapView, b: MapView): boolean =>
  Math.abs(a.zoom - b.zoom) < 1e-6 &&
  Math.abs(a.longitude - b.longitude) < 1e-7 &&
  Math.abs(a.latitude - b.latitude) < 1e-7;

const viewOf = (map: Pick<maplibre.Map, 'getCenter' | 'getZoom'>): MapView => {
  const { lng, lat } = map.getCenter();
  return { longitude: lng, latitude: lat, zoom: map.getZoom() };
};
const cameraOf = ({ longitude, latitude, zoom }: MapView) => ({
  center: [longitude, latitude] as [number, number],
  zoom,
});

/**
 * The basemap on a canvas, with drag and pinch. It loads separately, after everything else. With a graphics card it is
 * redrawn on every frame of a drag; without one it is dragged as a picture.
 */
export default function LiveBasemap({
  view,
  borders,
  mapStyle,
  tiles: file,
  workerUrl,
  wheelZooms,
  onMove,
  onSettle,
  onIdle,
  onFail,
}: LiveBasemapProps) {
  const root = useRef<HTMLDivElement>(null);
  const map = useRef<MapRef>(null);
  const colors = useThemeColors(root);
  const tiles = useTiles(mapStyle === undefined ? file : undefined);
  const style = useMemo(() => {
    const themed = typeof mapStyle === 'object' && 'day' in mapStyle;
    if (mapStyle && !themed) return mapStyle;
    if (colors && themed) return colors.night ? mapStyle.night : mapStyle.day;
    if (!colors || tiles === undefined) return null;
    return tiles ? tileStyle(tiles.url, tiles.layers, colors) : basemapStyle(borders, colors);
  }, [mapStyle, tiles, borders, colors]);
  useEffect(() => {
    const { current } = map;
    if (!current) return;
    if (!same(viewOf(current), view)) current.jumpTo(cameraOf(view));
  }, [view]);
  const [isSlow] = useState(isDrawnByProcessor);
  const { handlers, redrawn } = usePictureDrag({
    picture: root,
    viewOf: () => map.current && viewOf(map.current),
    show: (next) => map.current?.jumpTo(cameraOf(next)),
    onMove,
    onSettle,
  });
  return (
    <div
      ref={root}
      aria-hidden
      className={styles.fill}
      {...(isSlow && { ...handlers, onMouseDown: (event) => event.preventDefault() })}
    >
      {style && (
        <MapCanvas
          ref={map}
          mapLib={quietLibrary}
          workerUrl={workerUrl}
          workerCount={1}
          initialViewState={view}
          mapStyle={style}
          minZoom={1}
          maxZoom={deepest}
          fadeDuration={0}
          attributionControl={false}
          dragPan={!isSlow}
          dragRotate={false}
          pitchWithRotate={false}
          touchPitch={false}
          keyboard={false}
          scrollZoom={wheelZooms}
          renderWorldCopies={false}
          canvasContextAttributes={{ antialias: true }}
          onLoad={({ target }) => {
            target.touchZoomRotate.disableRotation();
            target.on('webglcontextlost', onFail);
          }}
          onRender={redrawn}
          onMove={({ viewState: { longitude, latitude, zoom } }) => onMove({ longitude, latitude, zoom })}
          onMoveEnd={({ viewState: { longitude, latitude, zoom }, originalEvent }) =>
            originalEvent && onSettle({ longitude, latitude, zoom })
          }
          onIdle={({ target }) =>
            onIdle(
              mapStyle
                ? { named: false, attribution: attributionOf(target) }
                : { named: Boolean(tiles), attribution: tiles?.attribution ?? null },
            )
          }
          // A missing tile only leaves a hole; any other error means there is no map.
          onError={(event) => 'sourceId' in event || onFail()}
        />
      )}
    </div>
  );
}
