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

/** What the canvas shows. */
export interface DrawnBasemap {
  /** Whether it names places itself. */
  readonly named: boolean;
  /** Who made it, as it says itself: empty if a style doesn't say, null for the bundled borders and tiles that don't. */
  readonly attribution: string | null;
}

/** Who made what a style shows, in the words of its sources. */
function attributionOf(map: maplibre.Map): string {
  const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id));
  return [...new Set(sources.flatMap((source) => wordsOf(source?.attribution) ?? []))].join(' ');
}

/** Props of {@link LiveBasemap}. */
export interface LiveBasemapProps {
  readonly view: MapView;
  readonly borders: Borders;
  readonly mapStyle: MapStyle | undefined;
  /** A PMTiles file; without it, or when it can't be read, the bundled borders. */
  readonly tiles: string | undefined;
  readonly workerUrl: string;
  /** Whether the wheel zooms; the page scrolls otherwise. */
  readonly wheelZooms: boolean;
  /** Follows a drag or a pinch, frame by frame. */
  readonly onMove: (view: MapView) => void;
  /** Where it came to rest. */
  readonly onSettle: (view: MapView) => void;
  /** The basemap is drawn whole. */
  readonly onIdle: (drawn: DrawnBasemap) => void;
  /** It cannot be drawn, or not any more. */
  readonly onFail: () => void;
}

/**
 * Nobody reaches the canvas by keyboard or hears of it: the map around it is both. The canvas is changed as it is made,
 * for React has no hold of it until later, and until then a Tab would lead to where a screen reader knows of nothing.
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
 * The basemap on a canvas, dragged and pinched by hand. It arrives on its own, after everything else is there. A graphics
 * card redraws it on every frame of a drag; without one it is dragged as a picture.
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
          // A tile that does not come leaves a hole; anything else leaves no map.
          onError={(event) => 'sourceId' in event || onFail()}
        />
      )}
    </div>
  );
}
