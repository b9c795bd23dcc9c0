import type { FewSpec } from '../internal/data/few-spec.ts';
import { dot } from '../internal/scene/path.ts';
import type { PointState } from '../internal/scene/points.ts';
import { readValues, runThrough, without } from '../internal/data/values.ts';
import { stretchesApart } from '../internal/xy/apart.ts';
import { trace } from '../internal/xy/draw-lines.ts';
import type { XyFrame } from '../internal/xy/xy-frame.ts';
import type { ChartPart, GuideDrawing } from '../internal/xy/xy-part.ts';
import { fewMessages } from '../internal/words/messages/parts.messages.ts';

/** Lines with more rows than this are decimated, so a single point would not be visible. */
const most = 4000;

/** Draws the few-case values of a line or an area: dotted, with a gray dot on each. Bars draw their own. */
function drawFew(frame: XyFrame): GuideDrawing {
  const over = frame.columns
    .filter(({ shape, values }) => shape !== 'bar' && values.length <= most)
    .flatMap((column) => {
      const { id, paint, state, stack, values } = column;
      const isFew = (row: number) => state(row) === 'few';
      const drawn = stack?.upper ?? values;
      const stretches = stretchesApart(column, isFew);
      return [
        {
          key: `few ${id}`,
          kind: 'few' as const,
          d: stretches.map((rows) => trace(frame, rows, drawn)).join(''),
          paint,
        },
        {
          key: `few dots ${id}`,
          kind: 'dots' as const,
          d: stretches
            .flat()
            .filter(isFew)
            .map((row) => dot(frame.along(row), frame.level(drawn[row] as number)))
            .join(''),
          paint: 'muted' as const,
        },
      ];
    });
  return { over: over.filter(({ d }) => d) };
}

/**
 * Marks values based on too few cases, or withholds them. The summary and the keys that jump to the maximum and minimum
 * skip them, unless a series has no other values.
 *
 * @example
 * <LineChart parts={[few({ under: 10 })]} title="Satisfied" x={x} series={[{ label: 'Satisfied', values, counts }]} />
 */
export const few = ({ under, show }: FewSpec): ChartPart => ({
  column: (column, { rows, order }) => {
    if (!column.spec.counts) return column;
    const { values, apart } = column;
    const counts = readValues(column.spec.counts, rows, order);
    const isFew = (row: number) => (counts[row] as number) < under;
    const fewOnes = new Set<number>();
    for (let row = 0; row < rows; row += 1) if (isFew(row) && !Number.isNaN(values[row])) fewOnes.add(row);
    const withheld = show === 'withheld' && fewOnes.size > 0;
    const state = (row: number): PointState => (fewOnes.has(row) ? (withheld ? 'withheld' : 'few') : column.state(row));
    const sound = without(values, fewOnes);
    const shown = withheld ? { ...column, values: sound, interval: column.interval?.without(fewOnes) } : column;
    // Values based on too few cases do not count as first, last, minimum or maximum, unless the series has nothing
    // else.
    return {
      ...shown,
      run: runThrough(apart ? without(sound, new Set(Array.from(sound.keys()).filter(apart))) : sound),
      state,
      apart: rows <= most ? (row) => state(row) === 'few' || apart?.(row) === true : apart,
      count: (row) => counts[row] as number,
      fewest: under,
    };
  },
  guide: (_, { words }) => ({
    draw: drawFew,
    say: ({ columns, rows }) => {
      let count = 0;
      for (const { state } of columns)
        for (let row = 0; row < rows; row += 1) if (state(row) === 'few' || state(row) === 'withheld') count += 1;
      return count > 0 ? [words.say('fewCount', { count, least: under }, fewMessages)] : [];
    },
  }),
});
