import { memo } from 'react';
import { cx } from '../internal/frame/cx.ts';
import { stepped } from '../internal/frame/paint.css.ts';
import { percent } from '../internal/frame/percent.ts';
import { setVariables } from '../internal/frame/variables.ts';
import { dot } from '../internal/scene/path.ts';
import { writeNumber } from '../internal/words/numbers.ts';
import * as styles from './call-map.css.ts';
import { clusterSize, type MapMark, type MapScene } from './map-scene.ts';

const pathOf = (marks: readonly MapMark[]): string => marks.map(({ x, y }) => dot(x, y)).join('');

interface MapMarksProps {
  readonly scene: MapScene;
  readonly locale: string;
  /** Indexes of the selected places. */
  readonly selected: ReadonlySet<number>;
}

/** The layer above the basemap: one path per dot color, clusters with their counts, and city names. */
export const MapMarks = /* @__PURE__ */ memo(function MapMarks({ scene, locale, selected }: MapMarksProps) {
  const { marks, shapes, labels, scale } = scene;
  const isSelected = (mark: MapMark) => selected.size > 0 && mark.rows.some((row) => selected.has(row));
  const dots = marks.filter(({ kind }) => kind === 'dot');
  const chosen = dots.filter(isSelected);
  return (
    <>
      <svg aria-hidden className={styles.picture} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <g className={shapes.some(({ kind }) => kind === 'heat') ? styles.heat : undefined}>
          {shapes.map(({ key, kind, step, d }) => (
            <path
              key={key}
              d={d}
              data-scale={scale}
              data-step={step}
              data-few={kind === 'fewHex' || undefined}
              className={cx(kind === 'heat' ? styles.heatStep : styles.hexagon, stepped)}
            />
          ))}
        </g>
        {chosen.length > 0 && <path className={styles.chosen} d={pathOf(chosen)} />}
        {dots.length > 0 && <path className={styles.dotEdge} d={pathOf(dots)} />}
        {[0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
          const own = dots.filter((mark) => mark.step === step);
          return (
            own.length > 0 && (
              <path
                key={step}
                data-scale={scale}
                data-step={step}
                className={cx(styles.dot, stepped)}
                d={pathOf(own)}
              />
            )
          );
        })}
        {/* A dark center tells "no value" from a low value without color. */}
        {dots.some(({ step }) => step === 0) && (
          <path className={styles.dotWithout} d={pathOf(dots.filter(({ step }) => step === 0))} />
        )}
      </svg>
      {labels.map(({ key, text, x, y }) => (
        <span
          key={key}
          aria-hidden
          className={styles.cityName}
          style={setVariables({ at: percent(x), across: percent(y) })}
        >
          {text}
        </span>
      ))}
      {marks.map(
        (mark) =>
          mark.kind === 'cluster' && (
            <span
              key={mark.key}
              aria-hidden
              data-scale={scale}
              data-step={mark.step}
              data-selected={isSelected(mark) || undefined}
              className={cx(styles.cluster, stepped)}
              style={setVariables({
                at: percent(mark.x),
                across: percent(mark.y),
                height: `${clusterSize(mark.count)}px`,
              })}
            >
              {writeNumber(mark.count, locale, { format: mark.count > 9999 ? { notation: 'compact' } : {} })}
            </span>
          ),
      )}
    </>
  );
});
