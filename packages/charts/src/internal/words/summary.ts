import type { PointColumn, PointTable } from '../scene/points.ts';
import type { Words } from './words.ts';

/** The number of series the summary describes; the rest are only counted. */
const spoken = 2;

function describeColumn(column: PointColumn, { rowName, ordered }: PointTable, { say }: Words): string {
  const run = column.run();
  const { label } = column;
  if (!run) return say('runNothing', { label });
  const { first, last, least, most } = run;
  if (first === last) return say('runSingle', { label, last: column.plain(last), to: rowName(last, true) });
  const ends = {
    label,
    most: column.plain(most),
    mostAt: rowName(most, true),
    least: column.plain(least),
    leastAt: rowName(least, true),
  };
  if (!ordered) return say('runCompare', ends);
  const change = column.value(last) - column.value(first);
  return say(change > 0 ? 'runRose' : change < 0 ? 'runFell' : 'runLevel', {
    ...ends,
    first: column.plain(first),
    last: column.plain(last),
    from: rowName(first, true),
    to: rowName(last, true),
  });
}

/** The summary sentence of a chart: each series' trend and the extremes. */
export function summarize(table: PointTable, words: Words): string {
  const more = table.columns.length - spoken;
  const runs = table.columns.slice(0, spoken).map((column) => describeColumn(column, table, words));
  return [...runs, ...(more > 0 ? [words.say('more', { count: more })] : [])].join(' ');
}
