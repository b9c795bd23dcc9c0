'use client';
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Bound, PointDetails } from '../interaction/bound.ts';
import { bringHandlers, lend } from '../interaction/registry.ts';
import type { Scene } from '../scene/scene.ts';
import type { ChartTexts, Words } from '../words/words.ts';
import { AlongLabels, SideLabels } from './axes.tsx';
import * as styles from './chart-frame.css.ts';
import { cx } from './cx.ts';
import { Legend } from './legend.tsx';
import { Picture } from './picture.tsx';
import { setVariables } from './variables.ts';

const ChartTable = /* @__PURE__ */ lazy(() => bringHandlers().then((handlers) => ({ default: handlers.ChartTable })));

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

interface ChartFrameProps extends Omit<ChartProps, 'messages'> {
  readonly name: string;
  readonly scene: Scene;
  readonly words: Words;
  readonly onSeriesToggle?: ((id: string) => void) | undefined;
  readonly onStretch?: Bound['onStretch'];
  readonly zooms?: boolean | undefined;
  readonly onNoteCreate?: Bound['onNoteCreate'];
  readonly zoomed?: boolean | undefined;
  /** What colours stand for, where they are steps of a scale. */
  readonly scale?: ReactNode;
  /** Lies over the picture and under the cursor. */
  readonly layer?: ReactNode;
}

/** Everything around the picture of a chart: title, summary, legend, axes, cursor, keyboard, table. */
export function ChartFrame({ name, scene, words, title, titleHidden = false, summary = scene.summary, summaryHidden = false, size = 'md', syncKey, tools = true, zooms = false, zoomed = false, scale, layer, onPointSelect, onSeriesToggle, onStretch, onNoteCreate, className, ...rest }: ChartFrameProps) {
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState(false);
  const [noting, setNoting] = useState(false);
  // Before anybody can press: a passive effect comes after the picture is seen.
  useLayoutEffect(() => {
    if (!plot.current) return undefined;
    return lend(plot.current, { scene, words, syncKey, onPointSelect, onStretch, zooms, onNoteCreate, noting, onNoted: () => setNoting(false), onToggle: onSeriesToggle, onTable: () => setTable((open) => !open) });
  }, [scene, words, syncKey, onPointSelect, onStretch, zooms, onNoteCreate, noting, onSeriesToggle]);
  const text = summary || scene.empty || '';
  const quietHead = titleHidden && summaryHidden && !tools;
  return (
    <figure {...rest} data-component={name} className={cx(styles.root, styles.size[size], className)}>
      <figcaption className={quietHead ? styles.hiddenText : styles.head}>
        <span id={`${id}t`} data-component="Chart.Title" className={quietHead ? undefined : titleHidden ? styles.hiddenText : styles.title}>
          {title}
        </span>
        {onNoteCreate && !scene.empty && (
          <button type="button" tabIndex={-1} aria-pressed={noting} data-print="none" className={styles.button} onClick={() => setNoting(!noting)}>
            {words.say('noteNew')}
          </button>
        )}
        {tools && !scene.empty && (
          <button type="button" tabIndex={-1} aria-expanded={table} data-print="none" className={styles.button} onClick={() => setTable(!table)}>
            {words.say(table ? 'closeTable' : 'table')}
          </button>
        )}
        <span id={`${id}s`} data-component="Chart.Summary" className={quietHead ? undefined : summaryHidden ? styles.hiddenText : styles.summary}>
          {text}
        </span>
      </figcaption>
      {scene.legend.length > 0 && <Legend items={scene.legend} onToggle={onSeriesToggle} />}
      {!scene.empty && scale}
      {zoomed && (
        <button type="button" className={styles.button} data-print="none" onClick={() => onStretch?.(null)}>
          {words.say(zooms ? 'zoomReset' : 'brushReset')}
        </button>
      )}
      {scene.empty ? (
        <div data-component="Chart.Empty" className={styles.nothing}>
          {scene.empty}
        </div>
      ) : (
        <div data-bare={scene.x ? undefined : true} className={cx(styles.body, !scene.ratio && styles.stretched)}>
          {(scene.y?.title || scene.right?.title) && (
            <div aria-hidden className={styles.axisTitles}>
              <span>{scene.y?.title}</span>
              <span>{scene.right?.title}</span>
            </div>
          )}
          {scene.y && <SideLabels axis={scene.y} side="start" />}
          <Plot ref={plot} id={id} scene={scene} noting={noting} layer={layer} />
          {scene.right && <SideLabels axis={scene.right} side="end" />}
          {scene.x && <AlongLabels axis={scene.x} />}
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

interface PlotProps {
  readonly ref: React.Ref<HTMLDivElement>;
  readonly id: string;
  readonly scene: Scene;
  readonly noting: boolean;
  readonly layer: ReactNode;
}

/**
 * The one tab stop of a chart. It becomes an application only while the keyboard is in it, so that a screen reader's own keys work elsewhere.
 * What pointer and keys do on it is attached by the handlers when the first of them comes (`registry.ts`).
 */
function Plot({ ref, id, scene, noting, layer }: PlotProps) {
  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys go from value to value here.
      tabIndex={0}
      role="group"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}s`}
      data-component="Chart.Plot"
      data-noting={noting || undefined}
      className={cx(styles.plot, scene.ratio !== null && styles.shaped, scene.texts.some(({ rank }) => rank) && styles.worded)}
      style={scene.ratio === null ? undefined : setVariables({ ratio: scene.ratio })}
    >
      <Picture scene={scene} />
      {layer}
    </div>
  );
}
