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
import type { MapView } from './projection.ts';
import { useBox } from './use-box.ts';
import { type SelectionReason, useCallMap } from './use-call-map.ts';

/** A map's own texts do not reach here; the provider's do. */
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

/** Without it the map shows the whole time, as it does before anything is played. */
const PlaybackBar = /* @__PURE__ */ fetchedPart(
  () => import('./playback-bar.tsx').then(({ PlaybackBar: bar }) => bar),
  NoPart,
);
function NoPart() {
  return null;
}

/** A way to look at the calls: which metrics it offers, and how it draws. */
export interface MapMode {
  readonly id: string;
  readonly label: string;
  /** Ids of the metrics it offers; none colors by number of calls. */
  readonly metrics: readonly string[];
  /** The layer it begins with. */
  readonly layer?: MapLayer | undefined;
}

/** A part of the map that was kept: a closed line of places with a name. */
export interface MapZone {
  readonly id: string;
  readonly label: string;
  /** Degrees east and north, the first not repeated at the end. */
  readonly line: readonly (readonly [longitude: number, latitude: number])[];
  readonly active?: boolean | undefined;
}

/** Props of {@link CallMap}. */
export interface CallMapProps extends Omit<ComponentPropsWithRef<'figure'>, 'style' | 'title' | 'children'> {
  /** What the map shows, in a few words. It names the map. */
  readonly title: string;
  /** Keeps the title for assistive technology, where a tile already shows it.
   * @defaultValue false */
  readonly titleHidden?: boolean | undefined;
  /** Keeps the summary sentence for assistive technology.
   * @defaultValue false */
  readonly summaryHidden?: boolean | undefined;
  /** The calls, or what stands for several of them. Over the limit the first are drawn. */
  readonly places: readonly MapPlace[];
  /** Calls a server left out of `places`; they are told of.
   * @defaultValue 0 */
  readonly leftOut?: number | undefined;
  /** What the map can be colored by. */
  readonly metrics: readonly MapMetric[];
  /** The id of the metric in focus; null colors by number of calls. */
  readonly metric?: string | null | undefined;
  /** @defaultValue the first the mode offers */
  readonly defaultMetric?: string | null | undefined;
  readonly onMetricChange?: ((metric: string | null) => void) | undefined;
  readonly modes?: readonly MapMode[] | undefined;
  readonly mode?: string | undefined;
  /** @defaultValue the first */
  readonly defaultMode?: string | undefined;
  readonly onModeChange?: ((mode: string) => void) | undefined;
  readonly layer?: MapLayer | undefined;
  /** @defaultValue the mode's, or 'dots' */
  readonly defaultLayer?: MapLayer | undefined;
  readonly onLayerChange?: ((layer: MapLayer) => void) | undefined;
  /** What part of the earth is shown; null shows all calls. */
  readonly view?: MapView | null | undefined;
  readonly defaultView?: MapView | null | undefined;
  readonly onViewChange?: ((view: MapView | null) => void) | undefined;
  /** More places than this in view are clustered; no more marks than this are drawn (specification, section 9).
   * @defaultValue 500 */
  readonly dotLimit?: number | undefined;
  /** Fewer calls together stay dots (specification, section 9).
   * @defaultValue 10 */
  readonly minClusterSize?: number | undefined;
  /** Averages over fewer calls than this are not shown. */
  readonly few?: { readonly under: number } | undefined;
  /** Whether a lasso is being drawn. */
  readonly lasso?: boolean | undefined;
  readonly onLassoChange?: ((lasso: boolean) => void) | undefined;
  /** Gets the line of a lasso, in degrees, after the calls in it are selected. */
  readonly onLasso?: ((line: MapZone['line']) => void) | undefined;
  /** Parts of the map to outline. */
  readonly zones?: readonly MapZone[] | undefined;
  /** Gets the milliseconds playback shows, the second not included; null for the whole time. */
  readonly onTimeChange?: ((span: readonly [from: number, to: number] | null) => void) | undefined;
  /** The length of a frame, in milliseconds; gives the map a slider through time. Places need `at`. */
  readonly playback?: number | undefined;
  /** Ids of the selected places. */
  readonly selection?: readonly string[] | undefined;
  readonly defaultSelection?: readonly string[] | undefined;
  readonly onSelectionChange?:
    | ((ids: readonly string[], details: { readonly reason: SelectionReason }) => void)
    | undefined;
  /** Gets a single call that was pressed, or chosen with Enter. */
  readonly onPlaceSelect?: ((place: MapPlace) => void) | undefined;
  /** False never loads the map library: for reports. The drawn map zooms and selects as the living one does.
   * @defaultValue true */
  readonly live?: boolean | undefined;
  /** Where the map library's worker is served from: `maplibre-gl/dist/maplibre-gl-worker.mjs` by a bundler's `?url`. Without it the map stays drawn. */
  readonly workerUrl?: string | undefined;
  /** Milliseconds the map library may take to load before its failure is shown, with a retry.
   * @defaultValue 120000 */
  readonly engineTimeout?: number | undefined;
  /** A style document of a tile service, or where it is; one for each theme where it has them. Left out, the bundled basemap: no key, no network. */
  readonly mapStyle?: MapStyle | undefined;
  /** A PMTiles file of vector tiles, read by range requests from wherever it lies. `mapStyle` goes before it. */
  readonly tiles?: string | undefined;
  /** Who made the basemap; a tile service asks for its own line.
   * @defaultValue what the style or the tiles say, or that of the bundled one */
  readonly attribution?: string | undefined;
  /** Whether mode, metric, layer, lasso and list stand above the map.
   * @defaultValue true */
  readonly tools?: boolean | undefined;
  /** Whether the legend is shown below the map.
   * @defaultValue true */
  readonly legend?: boolean | undefined;
  /** Fills the height of what it is in, instead of keeping a shape of its own.
   * @defaultValue false */
  readonly fill?: boolean | undefined;
  /** Other texts for this map. */
  readonly messages?: ChartTexts | undefined;
}

/**
 * Calls on a map: dots and clusters colored by a metric, hexagons or heat, through time. Right on the server and
 * without WebGL, and every call is reachable by keyboard and in the list beside it.
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
