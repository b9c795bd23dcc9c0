'use client';
import { type ComponentPropsWithRef, Suspense, useId, useRef, useState } from 'react';
import { fetchedPart } from '@roadside/foundations/fetched-part';
import * as frameStyles from '../internal/frame/chart-frame.css.ts';
import { cx } from '../internal/frame/cx.ts';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { announce } from '../internal/interaction/announcer.ts';
import type { ChartTexts } from '../internal/words/words.ts';
import * as styles from './call-map.css.ts';
import { callMapMessages } from '../internal/words/messages/call-map.messages.ts';
import { MapControls } from './map-controls.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapPlot } from './map-plot.tsx';
import type { MapLayer } from './map-scene.ts';
import type { MapStyle } from './map-style.ts';
import type { MapMetric, MapPlace } from './places.ts';
import type { Bounds, MapCover, MapView } from './projection.ts';
import { useBox } from './use-box.ts';
import { type SelectionReason, useCallMap } from './use-call-map.ts';

/** The map's own texts are not available here; the provider's are. */
function ListLost() {
  const words = useWords(callMapMessages);
  return (
    <p role="alert" className={styles.notice}>
      {words.say('mapListLost')}
    </p>
  );
}

const CallList = /* @__PURE__ */ fetchedPart(
  () => import('./call-list.tsx').then(({ default: list }) => list),
  ListLost,
);

/** Without playback the map shows the whole time range, as it does before anything is played. */
const PlaybackBar = /* @__PURE__ */ fetchedPart(
  () => import('./playback-bar.tsx').then(({ PlaybackBar: bar }) => bar),
  NoPart,
);
function NoPart() {
  return null;
}

/** A map mode: the metrics it offers and how it draws calls. */
export interface MapMode {
  readonly id: string;
  readonly label: string;
  /** Ids of the metrics it offers; if empty, the map colors by number of calls. */
  readonly metrics: readonly string[];
  /** The initial layer. */
  readonly layer?: MapLayer | undefined;
}

/** A saved area of the map: a named, closed polygon. */
export interface MapZone {
  readonly id: string;
  readonly label: string;
  /** Degrees east and north; the first point is not repeated at the end. */
  readonly line: readonly (readonly [longitude: number, latitude: number])[];
  readonly active?: boolean | undefined;
}

/** A named point on the map. */
export interface MapLineEnd {
  readonly label: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** A straight line between two named points. It says nothing about the roads between them. */
export interface MapLine {
  readonly id: string;
  /** Shown at the middle of the line. */
  readonly label: string;
  readonly from: MapLineEnd;
  readonly to: MapLineEnd;
}

/** Props of {@link CallMap}. */
export interface CallMapProps extends Omit<ComponentPropsWithRef<'figure'>, 'style' | 'title' | 'children'> {
  /** A short description of what the map shows. Used as its accessible name. */
  readonly title: string;
  /** Hides the title visually, for tiles that already show it. Assistive technology still reads it.
   * @defaultValue false */
  readonly titleHidden?: boolean | undefined;
  /** Hides the summary sentence visually. Assistive technology still reads it.
   * @defaultValue false */
  readonly summaryHidden?: boolean | undefined;
  /** The calls; a place may represent several of them. Above the limit, the first ones are drawn. */
  readonly places: readonly MapPlace[];
  /** The number of calls the server left out of `places`; shown in the summary.
   * @defaultValue 0 */
  readonly leftOut?: number | undefined;
  /** The metrics the map can be colored by. */
  readonly metrics: readonly MapMetric[];
  /** The id of the selected metric; null colors by number of calls. */
  readonly metric?: string | null | undefined;
  /** @defaultValue the mode's first metric */
  readonly defaultMetric?: string | null | undefined;
  readonly onMetricChange?: ((metric: string | null) => void) | undefined;
  readonly modes?: readonly MapMode[] | undefined;
  readonly mode?: string | undefined;
  /** @defaultValue the first */
  readonly defaultMode?: string | undefined;
  readonly onModeChange?: ((mode: string) => void) | undefined;
  readonly layer?: MapLayer | undefined;
  /** @defaultValue the mode's layer, or 'dots' */
  readonly defaultLayer?: MapLayer | undefined;
  readonly onLayerChange?: ((layer: MapLayer) => void) | undefined;
  /** The visible part of the map; null shows all calls. */
  readonly view?: MapView | null | undefined;
  readonly defaultView?: MapView | null | undefined;
  /** Where the map is when there are no calls to show: west, south, east and north in degrees.
   * @defaultValue the United States */
  readonly home?: Bounds | null | undefined;
  /** What lies over the edges of the map, in px: all calls are fitted into the rest. Keep the object while it stays
   * the same. */
  readonly cover?: MapCover | undefined;
  readonly onViewChange?: ((view: MapView | null) => void) | undefined;
  /** Above this number of places in view, calls are clustered; also the maximum number of marks drawn (specification,
   * section 9).
   * @defaultValue 500 */
  readonly dotLimit?: number | undefined;
  /** Minimum calls per cluster; smaller groups stay dots (specification, section 9).
   * @defaultValue 10 */
  readonly minClusterSize?: number | undefined;
  /** Averages over fewer calls than this are hidden. */
  readonly few?: { readonly under: number } | undefined;
  /** True while a lasso is being drawn. */
  readonly lasso?: boolean | undefined;
  readonly onLassoChange?: ((lasso: boolean) => void) | undefined;
  /** Called with the lasso's line, in degrees, after the calls inside are selected. */
  readonly onLasso?: ((line: MapZone['line']) => void) | undefined;
  /** Areas of the map to outline. */
  readonly zones?: readonly MapZone[] | undefined;
  /** Straight lines to draw, dashed. They are drawn only, so also say in words what they show. */
  readonly lines?: readonly MapLine[] | undefined;
  /**
   * Called with the time span of the current playback frame in milliseconds, end excluded; null for the whole time
   * range.
   */
  readonly onTimeChange?: ((span: readonly [from: number, to: number] | null) => void) | undefined;
  /** The length of a playback frame, in milliseconds; adds a time slider to the map. Places need `at`. */
  readonly playback?: number | undefined;
  /** Ids of the selected places. */
  readonly selection?: readonly string[] | undefined;
  readonly defaultSelection?: readonly string[] | undefined;
  readonly onSelectionChange?:
    | ((ids: readonly string[], details: { readonly reason: SelectionReason }) => void)
    | undefined;
  /** Called with a single call that was clicked, or chosen with Enter. */
  readonly onPlaceSelect?: ((place: MapPlace) => void) | undefined;
  /** If false, the map library never loads: for reports. The drawn map zooms and selects just like the live one.
   * @defaultValue true */
  readonly live?: boolean | undefined;
  /**
   * The URL of the map library's worker: `maplibre-gl/dist/maplibre-gl-worker.mjs` with a bundler's `?url`. Without it,
   * the map stays drawn.
   */
  readonly workerUrl?: string | undefined;
  /** Load timeout of the map library in milliseconds, after which an error with a retry is shown.
   * @defaultValue 120000 */
  readonly engineTimeout?: number | undefined;
  /**
   * A tile service's style document or its URL; optionally one per theme. Defaults to the bundled basemap: no key, no
   * network.
   */
  readonly mapStyle?: MapStyle | undefined;
  /** The URL of a PMTiles file of vector tiles, read by range requests. `mapStyle` takes precedence. */
  readonly tiles?: string | undefined;
  /** The basemap's attribution; tile services require their own line.
   * @defaultValue the one from the style or the tiles, or the bundled basemap's */
  readonly attribution?: string | undefined;
  /** Shows mode, metric, layer, lasso and list above the map.
   * @defaultValue true */
  readonly tools?: boolean | undefined;
  /** Shows the legend below the map.
   * @defaultValue true */
  readonly legend?: boolean | undefined;
  /** Fills its container's height instead of keeping its own aspect ratio.
   * @defaultValue false */
  readonly fill?: boolean | undefined;
  /** Overrides for this map's texts. */
  readonly messages?: ChartTexts | undefined;
}

/**
 * Calls on a map: dots and clusters colored by a metric, hexagons or heat, with playback over time. Works on the server
 * and without WebGL, and every call is reachable by keyboard and in the list next to it.
 *
 * @example
 * <CallMap title="Calls today" places={[{ id: '1', label: 'Tow 4711', longitude: -75.16, latitude: 39.95, values: { ata: 42 } }]}
 *   metrics={[{ id: 'ata', label: 'ATA', unit: 'min' }]} workerUrl={workerUrl} />
 */
export function CallMap(props: CallMapProps) {
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const words = useWords(props.messages, callMapMessages);
  const map = useCallMap(props, useBox(plot), words);
  const {
    title,
    titleHidden = false,
    summaryHidden = false,
    onPlaceSelect,
    workerUrl,
    engineTimeout,
    tiles,
    attribution,
    tools = true,
    legend = true,
    fill = false,
    messages: _messages,
    className,
    ...rest
  } = map.rest;
  const { lasso, setLasso } = map;
  const [source, setSource] = useState<string | null>(null);
  const [list, setList] = useState(false);
  const { scene, selected, select, frames } = map;
  return (
    <figure
      {...rest}
      data-component="CallMap"
      data-fill={fill || undefined}
      className={cx(frameStyles.root, fill && styles.filling, className)}
    >
      <figcaption className={titleHidden && summaryHidden ? frameStyles.hiddenText : frameStyles.head}>
        <span
          id={`${id}t`}
          data-component="CallMap.Title"
          className={titleHidden && !summaryHidden ? frameStyles.hiddenText : frameStyles.title}
        >
          {title}
        </span>
        <span
          id={`${id}s`}
          data-component="CallMap.Summary"
          className={summaryHidden && !titleHidden ? frameStyles.hiddenText : frameStyles.summary}
        >
          {scene.empty ?? scene.summary}
        </span>
      </figcaption>
      {tools && (
        <MapControls
          map={map}
          modes={props.modes ?? []}
          lasso={lasso}
          onLasso={(on) => {
            setLasso(on);
            if (on) announce(words.say('mapLassoHint'));
          }}
          list={list}
          onList={setList}
          onClear={() => {
            select([], 'only', 'clear');
            announce(words.say('mapSelected', { count: 0 }));
          }}
        />
      )}
      <MapPlot
        id={id}
        map={map}
        plot={plot}
        lasso={lasso}
        onLasso={setLasso}
        onList={(open) => setList((was) => open ?? !was)}
        workerUrl={workerUrl}
        engineTimeout={engineTimeout}
        tiles={tiles}
        onSource={setSource}
        onPlaceSelect={onPlaceSelect}
      />
      {legend && (
        <MapLegend
          scene={scene}
          label={map.metric ? map.metric.label : words.say('mapNoMetric')}
          layer={map.layer}
          minClusterSize={map.minClusterSize}
          fewUnder={map.fewUnder}
          words={words}
        />
      )}
      {scene.more > 0 && (
        <p data-component="CallMap.More" className={styles.notice}>
          {words.say('mapMore', { count: scene.more })}
        </p>
      )}
      {selected.size > 0 && <p className={styles.notice}>{words.say('mapSelected', { count: selected.size })}</p>}
      {frames && (
        <Suspense fallback={<div className={styles.playbackRoom} />}>
          <PlaybackBar
            places={map.places}
            frames={frames}
            frame={map.frame}
            onFrameChange={map.setFrame}
            words={words}
          />
        </Suspense>
      )}
      {list && (
        <Suspense fallback={null}>
          <CallList title={title} map={map} metrics={props.metrics} plot={plot} />
        </Suspense>
      )}
      <p className={styles.source}>{attribution ?? source ?? words.say('mapSource')}</p>
    </figure>
  );
}
