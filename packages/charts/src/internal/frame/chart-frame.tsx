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

/** The props every chart has. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'style' | 'title' | 'children'> {
  /** What the chart shows, in a few words. It names the chart. */
  readonly title: string;
  /** Keeps the title for assistive technology, where a tile already shows it.
   * @defaultValue false */
  readonly titleHidden?: boolean | undefined;
  /** Keeps the summary sentence for assistive technology.
   * @defaultValue false */
  readonly summaryHidden?: boolean | undefined;
  /** A sentence instead of the one made from the values. */
  readonly summary?: string | undefined;
  /** The height of the plot: 48, 120, 200 or 320 px, or all there is.
   * @defaultValue 'md' */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'fill' | undefined;
  /** Charts with the same key show their cursors at the same place. */
  readonly syncKey?: string | undefined;
  /** Whether there is a button for the table; the key T opens it either way.
   * @defaultValue true */
  readonly tools?: boolean | undefined;
  /** Gets the value that was pressed, or chosen with Enter. */
  readonly onPointSelect?: ((details: PointDetails) => void) | undefined;
  /** Other texts for this chart. */
  readonly messages?: ChartTexts | undefined;
}

/** What a chart gives its frame. */
export interface ChartFrameProps extends Omit<ChartProps, 'messages'> {
  readonly name: string;
  readonly scene: Scene;
  readonly words: Words;
  readonly onSeriesToggle?: ((id: string) => void) | undefined;
  /** What else pointer and keys may do. */
  readonly hands?: Partial<Bound> | undefined;
  /** Stands beside the title. */
  readonly head?: ReactNode;
  /** Stands over the plot: what colors stand for, a way back from a stretch. */
  readonly aside?: ReactNode;
  /** Lies over the picture and under the cursor. */
  readonly layer?: ReactNode;
}

/** Everything around the picture of a chart: title, summary, legend, axes, cursor, keyboard, table. */
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
  // Before anybody can press: a passive effect comes after the picture is seen.
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
          {/* The one tab stop of a chart. It becomes an application only while the keyboard is in it, so that a screen reader's own keys work elsewhere.
              What pointer and keys do on it is attached by the handlers when the first of them comes (`registry.ts`). */}
          <div
            ref={plot}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys go from value to value here.
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
