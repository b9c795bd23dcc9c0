import { escaped } from './escaped.ts';

/** A chart on paper: one metric over dates. */
export interface PrintedChart {
  readonly caption: string;
  readonly shape: 'line' | 'bar';
  /** As they are read under the chart. */
  readonly dates: readonly string[];
  readonly values: readonly (number | null)[];
  /** The likely range of each value; null where there is none. */
  readonly ranges: readonly (readonly [low: number, high: number] | null)[];
  readonly goal: number | null;
  /** Whether the axis starts at 0; bars always do. */
  readonly fromZero: boolean;
  readonly write: (value: number) => string;
}

const [width, height] = [680, 170];
const plot = { left: 54, right: 626, top: 12, bottom: 142 };
const maxDates = 7;
const lineColor = '#1c5fb8';

/** The chart as an SVG that needs nothing but itself. Without any value, a sentence says so. */
export function chartHtml(chart: PrintedChart): string {
  const { caption, dates, values, write } = chart;
  const points = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const last = points.at(-1);
  const title = `<figcaption>${escaped(caption)}</figcaption>`;
  if (!last) return `<figure>${title}<p class="left">Nothing was counted in this period.</p></figure>`;
  const words = `${caption}, last ${write(last.value)} on ${dates[last.index] ?? ''}`;
  return `<figure role="img" aria-label="${escaped(words)}">${title}${svgOf(chart, points)}</figure>`;
}

interface Point {
  readonly value: number;
  readonly index: number;
}

function svgOf({ shape, dates, ranges, goal, fromZero, write }: PrintedChart, points: readonly Point[]): string {
  const drawn = [
    ...points.map(({ value }) => value),
    ...ranges.flatMap((range) => range ?? []),
    ...(goal === null ? [] : [goal]),
    ...(fromZero || shape === 'bar' ? [0] : []),
  ];
  const ticks = ticksBetween(Math.min(...drawn), Math.max(...drawn));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const step = (plot.right - plot.left) / Math.max(dates.length, 1);
  const x = (index: number) => plot.left + step * (index + 0.5);
  const y = (value: number) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top);
  const at = (index: number, value: number) => `${round(x(index))},${round(y(value))}`;
  const text = (words: string, place: string) => `<text ${place}>${escaped(words)}</text>`;
  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${plot.left}" x2="${plot.right}" y1="${round(y(tick))}" y2="${round(y(tick))}"/>${text(
        write(tick),
        `x="${plot.left - 6}" y="${round(y(tick) + 3)}" text-anchor="end"`,
      )}`,
  );
  const every = Math.ceil(dates.length / maxDates);
  const below = dates.map((date, index) =>
    // Counted from the last one, which always has its date.
    (dates.length - 1 - index) % every === 0
      ? text(date, `x="${round(x(index))}" y="${plot.bottom + 16}" text-anchor="middle"`)
      : '',
  );
  const last = points.at(-1);
  const goalText = (words: string) => {
    const placed = placeOfGoal(y(goal ?? 0), words.length * letterWidth, (from, to) =>
      points
        .map(({ index, value }, at) => {
          const next = points[at + 1];
          // A line goes on to the next date, if that has a value.
          const other = shape === 'bar' ? 0 : next?.index === index + 1 ? next.value : value;
          return { index, ends: [y(Math.max(value, other)), y(Math.min(value, other))] as const };
        })
        .filter(
          ({ index }) => x(index + (shape === 'bar' ? 0.5 : 1)) > from && x(index - (shape === 'bar' ? 0.5 : 0)) < to,
        )
        .map(({ ends }) => ends),
    );
    return text(words, `class="of-goal" x="${round(placed.x)}" y="${round(placed.y)}"`);
  };
  const marks = [
    ...(shape === 'bar'
      ? points.map(({ value, index }) => {
          const wide = Math.max(step * 0.62, 1);
          const [top, foot] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))];
          return `<rect x="${round(x(index) - wide / 2)}" y="${round(top)}" width="${round(wide)}" height="${round(foot - top)}" fill="${lineColor}"/>`;
        })
      : [
          ...runsOf(points.filter(({ index }) => ranges[index] != null)).map((run) => {
            const upper = run.map(({ index }) => at(index, ranges[index]?.[1] ?? 0));
            const lower = run.map(({ index }) => at(index, ranges[index]?.[0] ?? 0)).toReversed();
            return `<polygon points="${[...upper, ...lower].join(' ')}" fill="${lineColor}" fill-opacity="0.14"/>`;
          }),
          ...runsOf(points).map((run) =>
            run.length === 1
              ? run.map(
                  ({ index, value }) =>
                    `<circle cx="${round(x(index))}" cy="${round(y(value))}" r="2.5" fill="${lineColor}"/>`,
                )
              : `<polyline points="${run.map(({ index, value }) => at(index, value)).join(' ')}" fill="none" stroke="${lineColor}" stroke-width="1.8"/>`,
          ),
        ]),
    ...(goal === null
      ? []
      : [
          `<line class="goal" x1="${plot.left}" x2="${plot.right}" y1="${round(y(goal))}" y2="${round(y(goal))}"/>`,
          goalText(`Goal ${write(goal)}`),
        ]),
    ...(last ? [text(write(last.value), `class="last" x="${plot.right + 4}" y="${round(y(last.value) + 3)}"`)] : []),
  ];
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${[...grid, ...below, ...marks.flat()].join('')}</svg>`;
}

/** Of the goal's name, a little more than most. */
const letterWidth = 6;
/** From the line to the baseline of the name. */
const [aboveLine, belowLine] = [4, 12];
/** Enough between the name and what is drawn. */
const clear = 16;
const placesAlong = 5;

/**
 * Where the goal's name is written: above or below the goal's line, at the first of a few places along it that is clear of
 * what is drawn, or else where there is most room.
 * @param drawnIn what is drawn between two x, from top to foot
 */
function placeOfGoal(
  goal: number,
  width: number,
  drawnIn: (from: number, to: number) => readonly (readonly [top: number, foot: number])[],
): { readonly x: number; readonly y: number } {
  const places = Array.from({ length: placesAlong }, (_, index) => {
    const x = plot.left + 4 + (index * (plot.right - plot.left - width - 8)) / (placesAlong - 1);
    const drawn = drawnIn(x, x + width);
    const above = Math.min(...drawn.filter(([top]) => top < goal).map(([, foot]) => Math.max(0, goal - foot)));
    const below =
      goal + belowLine > plot.bottom
        ? 0
        : Math.min(...drawn.filter(([, foot]) => foot > goal).map(([top]) => Math.max(0, top - goal)));
    return above >= below ? { x, y: goal - aboveLine, room: above } : { x, y: goal + belowLine, room: below };
  });
  const most = Math.max(...places.map(({ room }) => room));
  return places.find(({ room }) => room >= Math.min(clear, most)) ?? { x: plot.left + 4, y: goal - aboveLine };
}

/** Points with no missing value between them: a line never bridges a gap. */
function runsOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1)?.index === point.index - 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Round numbers at even steps that enclose both values. */
export function ticksBetween(low: number, high: number): readonly number[] {
  const span = high > low ? high - low : Math.max(Math.abs(high) / 20, 1);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power;
  const first = Math.floor(low / step);
  const count = Math.max(Math.ceil(high / step), first + 1) - first;
  return Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

const round = (value: number) => Math.round(value * 10) / 10;
