import { positionOf, type Positions, rowNamed } from '../internal/data/positions.ts';
import { runThrough, without } from '../internal/data/values.ts';
import { dot } from '../internal/scene/path.ts';
import type { Mark } from '../internal/scene/scene.ts';
import { namePoint } from '../internal/words/dates.ts';
import { unfinishedMessages } from '../internal/words/messages/parts.messages.ts';
import type { Words } from '../internal/words/words.ts';
import { stretchesApart } from '../internal/xy/apart.ts';
import { trace } from '../internal/xy/draw-lines.ts';
import type { XyColumn } from '../internal/xy/xy-columns.ts';
import type { XyFrame } from '../internal/xy/xy-frame.ts';
import type { ChartPart } from '../internal/xy/xy-part.ts';

/** A position whose values cover only part of its period. */
export interface UnfinishedSpec {
  /** The position, as in the chart's `x`. */
  readonly at: string | number;
  /** First ISO day covered, if the values start within the period. */
  readonly from?: string | undefined;
  /** Last ISO day covered, if the values end within the period. */
  readonly through?: string | undefined;
  /** Expected values of the whole period, by series id. */
  readonly projected?: Readonly<Record<string, number | null | undefined>> | undefined;
}

/** The series whose value so far is in the summary. */
const spoken = 2;

/** The unfinished positions of a chart by row. Named ones are found before and after `cut` renames them. */
function unfinishedRows(
  specs: readonly UnfinishedSpec[],
  positions: Positions,
  words: Words,
): ReadonlyMap<number, UnfinishedSpec> {
  const { kind, at: places } = positions;
  const rowOf = (spec: UnfinishedSpec) => {
    if (kind !== 'name') return places.indexOf(positionOf(spec.at));
    const name = String(spec.at);
    return Math.max(rowNamed(positions, name), rowNamed(positions, nameOfPart(name, spec, words)));
  };
  return new Map(specs.map((spec) => [rowOf(spec), spec] as const).filter(([row]) => row >= 0));
}

const dayName = (iso: string, { locale }: Words) => namePoint(Date.parse(iso), 'day', locale, 'UTC', true);

/** The part a position covers, in words: 'to date, through Nov 25'. */
function partWords({ from, through }: UnfinishedSpec, words: Words): string {
  const { say } = words;
  const day = (iso: string) => dayName(iso, words);
  if (from === undefined)
    return through === undefined
      ? say('toDate', {}, unfinishedMessages)
      : say('toDateThrough', { through: day(through) }, unfinishedMessages);
  return through === undefined
    ? say('fromDay', { from: day(from) }, unfinishedMessages)
    : say('fromDayThrough', { from: day(from), through: day(through) }, unfinishedMessages);
}

/** The name of a position with the part it covers. */
function nameOfPart(name: string, spec: UnfinishedSpec, words: Words): string {
  return words.say('unfinishedName', { name, part: partWords(spec, words) }, unfinishedMessages);
}

/** The projected value of a row; NaN if there is none, or if stacking leaves no place for it. */
function projectedAt({ id, stack }: Pick<XyColumn, 'id' | 'stack'>, spec: UnfinishedSpec | undefined): number {
  return stack ? Number.NaN : (spec?.projected?.[id] ?? Number.NaN);
}

/** The unfinished values of one series: a dashed line to each, and a hollow mark at each projected value. */
function drawColumn(frame: XyFrame, column: XyColumn, rows: ReadonlyMap<number, UnfinishedSpec>): readonly Mark[] {
  const { id, paint, shape, stack, values, state } = column;
  const drawn = stack?.upper ?? values;
  const open = [...rows.keys()].filter((row) => state(row) === 'known' || state(row) === 'few');
  const line =
    shape === 'bar'
      ? ''
      : stretchesApart(column, (row) => open.includes(row))
          .map((stretch) => trace(frame, stretch, drawn))
          .join('');
  const at = (row: number, value: number) => dot(frame.along(row), frame.level(value));
  const dots = shape === 'bar' ? '' : open.map((row) => at(row, drawn[row] as number)).join('');
  const hollow = [...rows]
    .map(([row, spec]) => [row, projectedAt(column, spec)] as const)
    .filter(([, value]) => !Number.isNaN(value))
    .map(([row, value]) => at(row, value))
    .join('');
  return [
    { key: `unfinished ${id}`, kind: 'unfinished' as const, d: line, paint },
    { key: `unfinished dots ${id}`, kind: 'dots' as const, d: dots, paint },
    { key: `projected ${id}`, kind: 'nodes' as const, d: hollow, paint },
    { key: `projected holes ${id}`, kind: 'holes' as const, d: hollow },
  ].filter(({ d }) => d);
}

/**
 * Marks positions whose period isn't over: dashed, and "to date" in the picture, the table, announcements and files.
 * Their values never count as first, last, minimum or maximum, nor against a goal, so the summary doesn't compare a part
 * of a period with whole ones. Expected values of the whole period are hollow marks.
 *
 * @example
 * <LineChart parts={[unfinished([{ at: '2026-11-01', through: '2026-11-25', projected: { Calls: 11908 } }])]}
 *   title="Calls" x={x} series={series} />
 */
export const unfinished = (specs: readonly UnfinishedSpec[]): ChartPart => ({
  cut: (positions, words) => {
    const rows = unfinishedRows(specs, positions, words);
    if (rows.size === 0) return positions;
    return {
      ...positions,
      nameOf: (row, short) => {
        const spec = rows.get(row);
        const name = positions.nameOf(row, short);
        return spec ? nameOfPart(name, spec, words) : name;
      },
    };
  },
  column: (column, positions, words) => {
    const rows = unfinishedRows(specs, positions, words);
    if (rows.size === 0) return column;
    const { values, apart, write } = column;
    const isLeft = (row: number) => rows.has(row) || apart?.(row) === true;
    const left = new Set(Array.from(values.keys()).filter(isLeft));
    return {
      ...column,
      run: runThrough(without(values, left)),
      apart: isLeft,
      unfinished: (row) => rows.has(row),
      note: (row) => {
        const value = projectedAt(column, rows.get(row));
        return Number.isNaN(value) ? '' : words.say('projectedValue', { value: write(value) }, unfinishedMessages);
      },
    };
  },
  guide: ({ positions, columns }, { words }) => {
    const rows = unfinishedRows(specs, positions, words);
    return {
      reach: columns.flatMap((column) =>
        [...rows.values()].map((spec) => projectedAt(column, spec)).filter((value) => !Number.isNaN(value)),
      ),
      draw: (frame) => ({ over: frame.columns.flatMap((column) => drawColumn(frame, column, rows)) }),
      say: (points) =>
        [...rows].flatMap(([row, spec]) =>
          points.columns.slice(0, spoken).flatMap((column) => {
            if (spec.through === undefined || Number.isNaN(column.value(row))) return [];
            const expected = column.note?.(row);
            const said = { label: column.label, value: column.plain(row), through: dayName(spec.through, words) };
            return [
              expected
                ? words.say('soFarProjected', { ...said, expected }, unfinishedMessages)
                : words.say('soFar', said, unfinishedMessages),
            ];
          }),
        ),
    };
  },
});
