'use client';
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Bound, PointDetails } from '../interaction/bound.ts';
import { bringHandlers, handlers, lend } from '../interaction/registry.ts';
import type { Scene } from '../scene/scene.ts';
import type { ChartTexts, Words } from '../words/words.ts';
import { AlongLabels, SideLabels } from './axes.tsx';
import * as styles from './chart-frame.css.ts';
import { cx } from './cx.ts';
import { Legend } from './legend.tsx';
import { RampLegend } from './ramp-legend.tsx';
import { Picture } from './picture.tsx';
import { setVariables } from './variables.ts';

const ChartTable = /* @__PURE__ */ lazy(() => import('./chart-table.tsx'));

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
  readonly onNoteCreate?: Bound['onNoteCreate'];
  readonly zoomed?: boolean | undefined;
  /** Lies over the picture and under the cursor. */
  readonly layer?: ReactNode;
}

/** Everything around the picture of a chart: title, summary, legend, axes, cursor, keyboard, table. */
export function ChartFrame({ name, scene, words, title, titleHidden = false, summary = scene.summary, summaryHidden = false, size = 'md', syncKey, tools = true, zoomed = false, layer, onPointSelect, onSeriesToggle, onStretch, onNoteCreate, className, ...rest }: ChartFrameProps) {
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState(false);
  useEffect(() => {
    if (!plot.current) return undefined;
    return lend(plot.current, { scene, words, syncKey, onPointSelect, onStretch, onNoteCreate, onToggle: onSeriesToggle, onTable: () => setTable((open) => !open) });
  }, [scene, words, syncKey, onPointSelect, onStretch, onNoteCreate, onSeriesToggle]);
  const text = summary || scene.empty || '';
  const quietHead = titleHidden && summaryHidden && !tools;
  return (
    <figure {...rest} data-component={name} className={cx(styles.root, styles.size[size], className)}>
      <figcaption className={quietHead ? styles.hiddenText : styles.head}>
        <span id={`${id}t`} data-component="Chart.Title" className={titleHidden && !quietHead ? styles.hiddenText : styles.title}>
          {title}
        </span>
        {tools && !scene.empty && (
          <button type="button" tabIndex={-1} aria-expanded={table} data-print="none" className={styles.button} onClick={() => setTable(!table)}>
            {words.say(table ? 'closeTable' : 'table')}
          </button>
        )}
        <span id={`${id}s`} data-component="Chart.Summary" className={summaryHidden && !quietHead ? styles.hiddenText : styles.summary}>
          {text}
        </span>
      </figcaption>
      {scene.legend.length > 0 && <Legend items={scene.legend} onToggle={onSeriesToggle} />}
      {scene.ramp && !scene.empty && <RampLegend ramp={scene.ramp} />}
      {zoomed && (
        <button type="button" className={styles.button} data-print="none" onClick={() => onStretch?.(null)}>
          {words.say('zoomReset')}
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
          <Plot ref={plot} id={id} scene={scene} hint={words.say('hint')} layer={layer} />
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
  readonly hint: string;
  readonly layer: ReactNode;
}

/** The one tab stop of a chart. It becomes an application only while the keyboard is in it, so that a screen reader's own keys work elsewhere. */
function Plot({ ref, id, scene, hint, layer }: PlotProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It is an application, and interactive, while it is focused.
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys go from value to value here.
      tabIndex={0}
      role="group"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}s ${id}h`}
      data-component="Chart.Plot"
      className={cx(styles.plot, scene.ratio !== null && styles.shaped)}
      style={scene.ratio === null ? undefined : setVariables({ ratio: scene.ratio })}
      onPointerEnter={(event) => {
        const { currentTarget, clientX, clientY, buttons } = event;
        void bringHandlers().then(({ pointAt }) => currentTarget.matches(':hover') && pointAt(currentTarget, { clientX, clientY, buttons }));
      }}
      onPointerMove={(event) => handlers()?.pointAt(event.currentTarget, event)}
      onPointerDown={(event) => {
        const { currentTarget, clientX, clientY, buttons } = event;
        void bringHandlers().then(({ pressAt }) => pressAt(currentTarget, { clientX, clientY, buttons }));
      }}
      onPointerUp={(event) => handlers()?.releaseAt(event.currentTarget)}
      // A finger that lifts leaves what it pointed at; the next tap elsewhere takes it away.
      onPointerLeave={(event) => event.pointerType !== 'touch' && handlers()?.pointAway(event.currentTarget)}
      onFocus={(event) => {
        event.currentTarget.setAttribute('role', 'application');
        void bringHandlers();
      }}
      onBlur={(event) => {
        event.currentTarget.setAttribute('role', 'group');
        handlers()?.blur(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !handlers()?.pressKey(event.currentTarget, event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Picture scene={scene} />
      {layer}
      <span id={`${id}h`} className={styles.hint}>
        {hint}
      </span>
      {/* The cursor is drawn here by hand, so that following the pointer costs React nothing. */}
      <div className={styles.cursor} />
    </div>
  );
}
