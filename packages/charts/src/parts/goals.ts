import { type Positions, positionOf, rowNamed } from '../internal/data/positions.ts';
import { drawTexts } from '../internal/frame/texts.tsx';
import { at, rectangle } from '../internal/scene/path.ts';
import type { PointTable } from '../internal/scene/points.ts';
import type { Mark, PlotText, Remark } from '../internal/scene/scene.ts';
import { textWidth } from '../internal/scene/text-width.ts';
import { writeNumber } from '../internal/words/numbers.ts';
import type { Words } from '../internal/words/words.ts';
import type { XyFrame } from '../internal/xy/xy-frame.ts';
import type { ChartPart } from '../internal/xy/xy-part.ts';
import { goalMessages } from '../internal/words/messages/parts.messages.ts';

/**
 * A value to reach (`value`), or a range to stay in (`from`, `to`). For a goal that changed over time, pass several
 * with the same label, each with its time range: they are drawn as steps and counted as one.
 */
export interface GoalSpec {
  readonly label: string;
  readonly value?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** The good side of `value`. If set, the summary counts how often the goal is met. */
  readonly better?: 'higher' | 'lower' | undefined;
  /** The first position it applies to. @defaultValue the chart's first */
  readonly since?: string | number | undefined;
  /** The last position it applies to. @defaultValue the chart's last */
  readonly until?: string | number | undefined;
}

/** A goal with the first and last row it applies to. */
interface HeldGoal extends GoalSpec {
  readonly first: number;
  readonly last: number;
}

/** The goals that apply to any visible row. */
function heldGoals(goals: readonly GoalSpec[], positions: Positions): readonly HeldGoal[] {
  const { kind, rows, at: places } = positions;
  const first = (since: string | number) =>
    kind === 'name'
      ? rowNamed(positions, String(since))
      : places.findIndex((position) => position >= positionOf(since));
  const last = (until: string | number) =>
    kind === 'name'
      ? rowNamed(positions, String(until))
      : places.findLastIndex((position) => position <= positionOf(until));
  return goals
    .map((goal) => ({
      ...goal,
      first: goal.since === undefined ? 0 : first(goal.since),
      last: goal.until === undefined ? rows - 1 : last(goal.until),
    }))
    .filter((goal) => goal.first >= 0 && goal.last >= goal.first);
}

const clamp = (value: number) => Math.min(1000, Math.max(0, value));

/** A goal's start and end along the chart, and the value of the same-label goal it takes over from. */
function reachOf(
  { banded, stretch, along }: XyFrame,
  goals: readonly HeldGoal[],
  goal: HeldGoal,
): { readonly start: number; readonly end: number; readonly before: number | undefined } {
  const half = banded ? stretch / 2 : 0;
  const startOf = ({ since, first }: HeldGoal) => (since === undefined ? 0 : along(first) - half);
  const same = goals.filter(({ label, value }) => label === goal.label && value !== undefined);
  const after = same.find(({ first }) => first === goal.last + 1);
  return {
    start: startOf(goal),
    end: after ? startOf(after) : goal.until === undefined ? 1000 : along(goal.last) + half,
    before: same.find(({ last }) => last === goal.first - 1)?.value,
  };
}

/** The approximate height of a name in a small and in a typically sized plot, in its units. */
const nameHeights = [180, 100] as const;
/** The width of a pixel of a name in a typically sized plot. */
const perPixel = 2.5;

/** True if a series' line or one of its bars crosses a box. */
const runsThrough = (
  { columns, along, level, banded, stretch }: XyFrame,
  left: number,
  right: number,
  top: number,
  height: number,
): boolean => {
  const crosses = (one: number, other: number) => Math.min(one, other) < top + height && Math.max(one, other) > top;
  return columns.some(({ shape, stack, values }) =>
    values.some((value, row) => {
      const x = along(row);
      if (banded && shape === 'bar')
        return (
          x + stretch / 2 > left &&
          x - stretch / 2 < right &&
          crosses(level(stack ? (stack.upper[row] as number) : value), level(0))
        );
      // A line is checked by its segments, clipped to the width of the box.
      const before = along(row - 1);
      if (row === 0 || x < left || before > right) return false;
      const [from, to] = [level(values[row - 1] as number), level(value)];
      const [one, other] = [left, right].map(
        (place) => from + ((to - from) * (Math.min(x, Math.max(before, place)) - before)) / (x - before || 1),
      ) as [number, number];
      return crosses(one, other);
    }),
  );
};

/** Places a goal's name at its start or end, above or below its line, wherever no series or other goal crosses it. */
function nameGoal(
  frame: XyFrame,
  label: string,
  others: readonly number[],
  [start, end]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): Pick<PlotText, 'x' | 'y' | 'anchor' | 'kind'> {
  const width = Math.min(end - start, (textWidth(label) + 8) * perPixel);
  for (const height of nameHeights)
    for (const [kind, y, above] of [
      ['goal', top, top - height],
      ['goalUnder', bottom, bottom],
    ] as const) {
      const fits = above >= 0 && above <= 1000 - height;
      if (!fits || others.some((other) => other > above && other < above + height)) continue;
      for (const [anchor, x, left] of [
        ['start', start, start],
        ['end', end, end - width],
      ] as const)
        if (!runsThrough(frame, left, left + width, above, height)) return { x, y, anchor, kind };
    }
  return { x: start, y: top, anchor: start > 700 ? 'end' : 'start', kind: 'goal' };
}

/**
 * Draws one goal as a line or a band. Where it takes over from another with the same label, a step connects the two.
 */
function drawGoal(
  frame: XyFrame,
  goals: readonly HeldGoal[],
  goal: HeldGoal,
  index: number,
): { readonly mark: Mark; readonly text: PlotText | null; readonly remark: Remark } {
  const { words, series } = frame.spec;
  const { nameOf } = frame.data.positions;
  const { label, first, last, since, until } = goal;
  const { start, end, before } = reachOf(frame, goals, goal);
  const level = (value: number) => clamp(frame.level(value));
  const ranged = goal.value === undefined;
  const [low, high] = [goal.value ?? goal.from ?? frame.domain[0], goal.value ?? goal.to ?? frame.domain[1]];
  const [top, bottom] = [level(Math.max(low, high)), level(Math.min(low, high))];
  // Goals of the same name follow each other in time; the others run beside it.
  const others = goals.flatMap((other) =>
    other.label === label || other.value === undefined ? [] : level(other.value),
  );
  const line = () => `M${before === undefined ? '' : `${at(start, level(before))}L`}${at(start, top)}L${at(end, top)}`;
  const write = (value: number) => writeNumber(value, words.locale, series[0]);
  const said = { text: label, value: ranged ? `${write(low)}–${write(high)}` : write(low) };
  return {
    mark: {
      key: `goal ${index}`,
      kind: ranged ? 'goalBand' : 'goal',
      d: ranged ? rectangle(start, top, end - start, bottom - top) : line(),
    },
    text:
      before === undefined
        ? { key: `goal ${index}`, ...nameGoal(frame, label, others, [start, end], [top, bottom]), text: label }
        : null,
    remark: {
      row: first,
      said: () =>
        words.say(
          since === undefined && until === undefined ? 'goal' : 'goalRange',
          { ...said, from: nameOf(first), to: nameOf(last) },
          goalMessages,
        ),
    },
  };
}

/** True if a value is on the good side of a goal. */
function meets({ value, from, to, better }: GoalSpec, each: number): boolean {
  if (value !== undefined) return better === 'higher' ? each >= value : each <= value;
  return each >= (from ?? -Infinity) && each <= (to ?? Infinity);
}

/**
 * How often the first series meets each goal that has a good side or is a range. Goals with the same label count as one
 * that changed over time. Unfinished periods aren't counted: their values may still change.
 */
function sentences(
  goals: readonly HeldGoal[],
  { columns: [values], rows }: PointTable,
  words: Words,
): readonly string[] {
  const judged = goals.filter(({ value, from, to, better }) =>
    value === undefined ? from !== undefined || to !== undefined : better,
  );
  if (!values) return [];
  return [...new Set(judged.map(({ label }) => label))].flatMap((label) => {
    let [met, count] = [0, 0];
    for (let row = 0; row < rows; row += 1) {
      const goal = judged.find((each) => each.label === label && row >= each.first && row <= each.last);
      if (!goal || Number.isNaN(values.value(row)) || values.unfinished?.(row)) continue;
      count += 1;
      if (meets(goal, values.value(row))) met += 1;
    }
    const how = count === 1 ? 'one' : met === 0 ? 'never' : met === count ? 'always' : 'some';
    return count > 0 ? [words.say('goalMet', { met, count, goal: label, how }, goalMessages)] : [];
  });
}

/**
 * Goals for the first series: drawn as lines, steps or bands, counted in the summary, and reachable with the A key.
 *
 * @example
 * <LineChart parts={[goals([{ label: 'Target', value: 110, better: 'higher' }])]} title="Calls" x={x} series={series} />
 */
export const goals = (specs: readonly GoalSpec[]): ChartPart => ({
  layer: drawTexts,
  guide: ({ positions }, { words }) => {
    const held = heldGoals(specs, positions);
    return {
      reach: held.flatMap(({ value, from, to }) => [value, from, to].filter((end) => end !== undefined)),
      say: (points) => sentences(held, points, words),
      draw: (frame) => {
        const drawn = held.map((goal, index) => drawGoal(frame, held, goal, index));
        const marks = drawn.map(({ mark }) => mark);
        return {
          back: marks.filter(({ kind }) => kind === 'goalBand'),
          over: marks.filter(({ kind }) => kind === 'goal'),
          texts: drawn.flatMap(({ text }) => text ?? []),
          remarks: drawn.map(({ remark }) => remark),
        };
      },
    };
  },
});
