'use client';
import {
  type ComponentPropsWithRef,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Bound, PointDetails } from '../interaction/bound.ts';
import { loadHandlers, register } from '../interaction/registry.ts';
import type { Scene } from '../scene/scene.ts';
import type { ChartTexts, Words } from '../words/words.ts';
import { AlongLabels, SideLabels } from './axes.tsx';
import * as styles from './chart-frame.css.ts';
import { cx } from './cx.ts';
import { Legend } from './legend.tsx';
import { Picture } from './picture.tsx';
import { setVariables } from './variables.ts';

const ChartTable = /* @__PURE__ */ lazy(() => loadHandlers().then((handlers) => ({ default: handlers.ChartTable })));

/** Props shared by all charts. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'style' | 'title' | 'children'> {
  /** A short description of what the chart shows. Used as the chart's accessible name. */
  readonly title: string;
  /** Hides the title visually, for tiles that already show it. Assistive technology still reads it.
   * @defaultValue false */
  readonly titleHidden?: boolean | undefined;
  /** Hides the summary sentence visually. Assistive technology still reads it.
   * @defaultValue false */
  readonly summaryHidden?: boolean | undefined;
  /** Replaces the generated summary sentence. */
  readonly summary?: string | undefined;
  /** The height of the plot: 48, 120, 200 or 320 px, or the full available height.
   * @defaultValue 'md' */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'fill' | undefined;
  /** Charts with the same key show their cursors at the same place. */
  readonly syncKey?: string | undefined;
  /** Shows a button for the table. The T key opens it either way.
   * @defaultValue true */
  readonly tools?: boolean | undefined;
  /** Called with the value that was clicked, or chosen with Enter. */
  readonly onPointSelect?: ((details: PointDetails) => void) | undefined;
  /** Overrides for this chart's texts. */
  readonly messages?: ChartTexts | undefined;
}

/** Props a chart passes to its frame. */
export interface ChartFrameProps extends Omit<ChartProps, 'messages'> {
  readonly name: string;
  readonly scene: Scene;
  readonly words: Words;
  readonly onSeriesToggle?: ((id: string) => void) | undefined;
  /** Additional pointer and keyboard actions. */
  readonly hands?: Partial<Bound> | undefined;
  /** Rendered next to the title. */
  readonly head?: ReactNode;
  /** Rendered above the plot: the color legend, a button to reset the zoom. */
  readonly aside?: ReactNode;
  /** Rendered over the picture and under the cursor. */
  readonly layer?: ReactNode;
}

/** Everything around a chart's picture: title, summary, legend, axes, cursor, keyboard, table. */
export function ChartFrame({
  name,
  scene,
  words,
  title,
  titleHidden,
  summary = scene.summary,
  summaryHidden,
  size = 'md',
  syncKey,
  tools = true,
  hands,
  head,
  aside,
  layer,
  onPointSelect,
  onSeriesToggle,
  className,
  ...rest
}: ChartFrameProps) {
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState(false);
  // Must run before anyone can click: a passive effect would run only after the picture is painted.
  useLayoutEffect(() => {
    if (!plot.current) return undefined;
    return register(plot.current, {
      ...hands,
      scene,
      words,
      syncKey,
      onPointSelect,
      onToggle: onSeriesToggle,
      onTable: () => setTable((open) => !open),
    });
  }, [hands, scene, words, syncKey, onPointSelect, onSeriesToggle]);
  const { x, y, right, legend, ratio, texts, empty } = scene;
  const quietHead = titleHidden && summaryHidden && !tools;
  return (
    <figure {...rest} data-component={name} data-size={size} className={cx(styles.root, className)}>
      <figcaption className={quietHead ? styles.hiddenText : styles.head}>
        <span
          id={`${id}t`}
          data-component="Chart.Title"
          className={quietHead ? undefined : titleHidden ? styles.hiddenText : styles.title}
        >
          {title}
        </span>
        {!empty && head}
        {tools && !empty && (
          <button
            type="button"
            tabIndex={-1}
            aria-expanded={table}
            data-print="none"
            className={styles.button}
            onClick={() => setTable(!table)}
          >
            {words.say(table ? 'closeTable' : 'table')}
          </button>
        )}
        <span
          id={`${id}s`}
          data-component="Chart.Summary"
          className={quietHead ? undefined : summaryHidden ? styles.hiddenText : styles.summary}
        >
          {summary || empty}
        </span>
      </figcaption>
      {legend.length > 0 && <Legend items={legend} onToggle={onSeriesToggle} />}
      {!empty && aside}
      {empty ? (
        <div data-component="Chart.Empty" className={styles.nothing}>
          {empty}
        </div>
      ) : (
        <div data-bare={x ? undefined : true} className={cx(styles.body, !ratio && styles.stretched)}>
          {(y?.title || right?.title) && (
            <div aria-hidden className={styles.axisTitles}>
              <span>{y?.title}</span>
              <span>{right?.title}</span>
            </div>
          )}
          {y && <SideLabels axis={y} side="start" />}
          {/* The chart's only tab stop. It has role="application" only while it has keyboard focus, so that screen
              reader shortcuts work elsewhere. The handlers (`registry.ts`) attach pointer and keyboard behavior on the
              first event. */}
          <div
            ref={plot}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move between values here.
            tabIndex={0}
            role="group"
            aria-labelledby={`${id}t`}
            aria-describedby={`${id}s`}
            data-component="Chart.Plot"
            data-sync={syncKey}
            className={cx(styles.plot, ratio && styles.shaped, texts.some(({ from }) => from) && styles.worded)}
            style={setVariables({ ratio })}
          >
            <Picture scene={scene} />
            {layer}
          </div>
          {right && <SideLabels axis={right} side="end" />}
          {x && <AlongLabels axis={x} />}
        </div>
      )}
      {table && (
        <Suspense fallback={null}>
          <ChartTable title={title} scene={scene} words={words} onClose={() => setTable(false)} />
        </Suspense>
      )}
    </figure>
  );
}
