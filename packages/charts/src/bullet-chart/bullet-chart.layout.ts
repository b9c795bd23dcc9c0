import { axisSteps, linearScale, niceDomain } from '../scale/linear.ts';
import { sceneOf } from '../internal/scene/empty-scene.ts';
import { fitLabels } from '../internal/scene/fit-labels.ts';
import { pointMessages } from '../internal/scene/point.messages.ts';
import { pointText } from '../internal/scene/point-text.ts';
import { listPoints, numberOr } from '../internal/scene/list-points.ts';
import { rectangle } from '../internal/scene/path.ts';
import type { Mark, Scene } from '../internal/scene/scene.ts';
import { sideAxis } from '../internal/scene/side-axis.ts';
import { valueLabels } from '../internal/scene/value-labels.ts';
import { type NumberStyle, writeNumber } from '../internal/words/numbers.ts';
import type { Words } from '../internal/words/words.ts';
import type { GoalBand } from '../gauge/gauge.layout.ts';

/** One measure of a bullet chart. */
export interface BulletMeasure extends NumberStyle {
  readonly label: string;
  readonly value: number | null | undefined;
  /** The value to reach, drawn as a mark across the bar. */
  readonly goal?: number | undefined;
  /** Bands behind the bar, from the start of the scale. */
  readonly bands?: readonly GoalBand[] | undefined;
  /** @defaultValue the next round number */
  readonly to?: number | undefined;
}

/** A single measure has its scale along the bottom; several share the plot, each with its own scale. */
export function bulletScene(measures: readonly BulletMeasure[], words: Words): Scene {
  const stretch = 1000 / Math.max(1, measures.length);
  const scales = measures.map(({ value, goal, bands, to }) => {
    const known = [numberOr(value), goal ?? 0, bands?.at(-1)?.to ?? 0].filter((each) => !Number.isNaN(each));
    return linearScale(to === undefined ? niceDomain(Math.min(0, ...known), Math.max(...known, 0)) : [0, to]);
  });
  const along = (row: number, value: number) => Math.min(1000, Math.max(0, (scales[row]?.at(value) ?? 0) * 1000));
  const values = measures.map(({ value }) => numberOr(value));
  const points = listPoints(
    {
      rowTitle: words.say('position'),
      rowNames: measures.map(({ label }) => label),
      columns: [
        {
          id: 'value',
          label: words.say('valueColumn', {}, pointMessages),
          paint: 1,
          values,
          place: (row) => ({ x: along(row, values[row] as number), y: (row + 0.5) * stretch }),
          styleOf: (row) => measures[row],
          note: (row) => goalWords(measures[row], words),
        },
      ],
      find: (_x, y) =>
        measures.length > 0
          ? { row: Math.min(measures.length - 1, Math.max(0, Math.floor(y / stretch))), column: 0 }
          : null,
    },
    words,
  );
  const [first] = measures;
  if (values.every(Number.isNaN)) return sceneOf(points, { empty: words.say('empty') });
  const domain = scales[0]?.domain ?? [0, 1];
  return sceneOf(points, {
    turned: true,
    marks: measures.flatMap((measure, row) =>
      drawMeasure(measure, row, { stretch, value: values[row] as number, along: (value) => along(row, value) }),
    ),
    x:
      measures.length === 1
        ? {
            ticks: fitLabels(valueLabels(domain, axisSteps, (value) => along(0, value), words.locale, first?.format)),
            digits: 0,
          }
        : null,
    y:
      measures.length > 1
        ? sideAxis(
            measures.map(({ label }, row) => ({ at: (row + 0.5) * stretch, text: label })),
            { digits: Math.min(20, Math.max(...measures.map(({ label }) => label.length))) },
          )
        : null,
    summary: measures
      .map(({ label }, row) =>
        words.say(
          'single',
          { row: label, value: points.columns[0] ? pointText(points.columns[0], row, words) : '' },
          pointMessages,
        ),
      )
      .join('; '),
  });
}

function goalWords(measure: BulletMeasure | undefined, words: Words): string {
  if (measure?.goal === undefined) return '';
  return words.say('goalOf', { value: writeNumber(measure.goal, words.locale, measure) });
}

interface Lane {
  readonly stretch: number;
  readonly value: number;
  readonly along: (value: number) => number;
}

function drawMeasure(
  { goal, bands = [] }: BulletMeasure,
  row: number,
  { stretch, value, along }: Lane,
): readonly Mark[] {
  const top = (part: number) => (row + part) * stretch;
  let start = along(Math.min(0, value || 0));
  const zero = along(0);
  const marks: Mark[] = bands.map(({ to, tone }) => {
    const mark: Mark = {
      key: `band ${row} ${to}`,
      kind: 'band',
      d: rectangle(start, top(0.1), along(to) - start, stretch * 0.8),
      paint: tone === 'neutral' ? 'muted' : tone,
    };
    start = along(to);
    return mark;
  });
  if (bands.length === 0)
    marks.push({ key: `track ${row}`, kind: 'track', d: rectangle(0, top(0.1), 1000, stretch * 0.8) });
  if (!Number.isNaN(value))
    marks.push({
      key: `value ${row}`,
      kind: 'bar',
      d: rectangle(Math.min(zero, along(value)), top(0.34), Math.abs(along(value) - zero), stretch * 0.32),
      paint: 1,
    });
  if (goal !== undefined)
    marks.push({ key: `goal ${row}`, kind: 'tick', d: `M${along(goal)} ${top(0.14)}V${top(0.86)}` });
  return marks;
}
