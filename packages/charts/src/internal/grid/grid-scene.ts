import type { FewSpec } from '../data/few-spec.ts';
import { extent } from '../data/values.ts';
import { sceneOf } from '../scene/empty-scene.ts';
import { fitLabels } from '../scene/fit-labels.ts';
import { listPoints, numberOr } from '../scene/list-points.ts';
import { rectangle } from '../scene/path.ts';
import type { PointTable } from '../scene/points.ts';
import { pointMessages } from '../scene/point.messages.ts';
import type { Mark, Scene } from '../scene/scene.ts';
import { sideAxis } from '../scene/side-axis.ts';
import { scaleEnds, stepOf, type StepScale } from '../scene/steps.ts';
import { widthInDigits } from '../scene/text-width.ts';
import { type NumberStyle, writeNumber } from '../words/numbers.ts';
import type { Words } from '../words/words.ts';

/** Color settings for a grid's cells. */
export interface GridColors extends NumberStyle, StepScale {
  readonly few?: FewSpec | undefined;
}

/** A grid of values: rows run along, columns run across. */
export interface GridSpec extends GridColors {
  readonly rowTitle: string;
  readonly rowNames: readonly string[];
  readonly columnNames: readonly string[];
  /** `values[column][row]`. */
  readonly values: readonly (readonly (number | null | undefined)[])[];
  readonly counts?: readonly (readonly (number | null | undefined)[])[] | undefined;
  /** The labels along the bottom; defaults to the row names. */
  readonly along?: readonly { readonly at: number; readonly text: string }[] | undefined;
  readonly placeName?: PointTable['placeName'];
  readonly ordered?: boolean | undefined;
}

function cellMarks(
  points: PointTable,
  range: readonly [number, number],
  spec: GridSpec,
  box: { readonly width: number; readonly height: number },
): readonly Mark[] {
  const paths = new Map<string, { kind: 'cell' | 'fewCell'; step: number; d: string }>();
  for (const [column, each] of points.columns.entries())
    for (let row = 0; row < points.rows; row += 1) {
      const value = each.value(row);
      if (Number.isNaN(value)) continue;
      const kind = each.state(row) === 'few' ? 'fewCell' : 'cell';
      const step = stepOf(value, range, spec);
      const key = `${kind} ${step}`;
      const path = paths.get(key) ?? { kind, step, d: '' };
      path.d += rectangle(row * box.width, column * box.height, box.width, box.height);
      paths.set(key, path);
    }
  return [...paths].map(([key, { kind, step, d }]) => ({ key, kind, d, step, scale: spec.scale ?? 'lamp' }));
}

/** The highest and lowest cells, in words. Cells based on too few cases are excluded, unless there are no others. */
function extremes(points: PointTable, words: Words): string {
  const known = points.columns
    .flatMap((each, column) =>
      Array.from({ length: points.rows }, (_, row) => ({ each, column, row, value: each.value(row) })),
    )
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => a.value - b.value);
  const sound = known.filter(({ each, row }) => each.state(row) !== 'few');
  const cells = sound.length > 0 ? sound : known;
  const [least] = cells;
  if (!least) return '';
  // On a tie, the first one wins.
  const most = cells.find(({ value }) => value === cells.at(-1)?.value) ?? least;
  const say = ({ each, column, row }: typeof least) =>
    words.say(
      'single',
      { row: points.placeName?.(row, column) ?? `${each.label} ${points.rowName(row)}`, value: each.plain(row) },
      pointMessages,
    );
  return words.say('gridSummary', { most: say(most), least: say(least) });
}

/** Draws a grid: one shape for all cells of a step, hatched where a cell is based on few cases. */
export function gridScene(spec: GridSpec, words: Words): Scene {
  const { rowTitle, rowNames, columnNames, values, counts, few, placeName, ordered } = spec;
  const box = { width: 1000 / Math.max(1, rowNames.length), height: 1000 / Math.max(1, columnNames.length) };
  const numbers = columnNames.map((_, column) =>
    Float64Array.from(rowNames, (_name, row) => numberOr(values[column]?.[row])),
  );
  const countOf = (column: number, row: number) => counts?.[column]?.[row] ?? Number.POSITIVE_INFINITY;
  const points = listPoints(
    {
      rowTitle,
      rowNames,
      ordered,
      placeName,
      columns: columnNames.map((label, column) => ({
        id: `${column} ${label}`,
        label,
        paint: 'muted',
        values: numbers[column] as Float64Array,
        unit: spec.unit,
        format: spec.format,
        place: (row) => ({ x: (row + 0.5) * box.width, y: (column + 0.5) * box.height }),
        few:
          few && counts
            ? {
                under: few.under,
                withheld: few.show === 'withheld',
                isFew: (row) => countOf(column, row) < few.under,
                count: (row) => countOf(column, row),
              }
            : undefined,
      })),
      find: (x, y) => {
        const row = Math.min(rowNames.length - 1, Math.max(0, Math.floor(x / box.width)));
        const column = Math.min(columnNames.length - 1, Math.max(0, Math.floor(y / box.height)));
        return row < 0 || column < 0 || points.columns[column]?.state(row) === 'missing' ? null : { row, column };
      },
    },
    words,
  );
  const known = extent(
    Float64Array.from(points.columns.flatMap((column) => rowNames.map((_, row) => column.value(row)))),
  );
  if (!known) return sceneOf(points, { empty: words.say('empty') });
  const range = scaleEnds(known, spec);
  const write = (value: number) => writeNumber(value, words.locale, spec);
  return sceneOf(points, {
    marks: cellMarks(points, range, spec, box),
    x: {
      ticks: fitLabels(spec.along ?? rowNames.map((text, row) => ({ at: (row + 0.5) * box.width, text }))),
      digits: 0,
    },
    y: sideAxis(
      columnNames.map((text, column) => ({ at: (column + 0.5) * box.height, text })),
      { digits: Math.min(20, widthInDigits(columnNames)) },
    ),
    ramp: { scale: spec.scale ?? 'lamp', low: write(range[0]), high: write(range[1]) },
    summary: extremes(points, words),
  });
}
