import type { PointColumn, PointTable } from '../scene/points.ts';
import type { Words } from './words.ts';

/** The number of series the summary describes; the rest are only named. */
const spoken = 2;

function describeColumn(column: PointColumn, { rowName, rows, ordered }: PointTable, { say }: Words): string {
  const run = column.run();
  const { label } = column;
  if (!run) return say('runNothing', { label });
  const { first, last, least, most } = run;
  if (first === last) return say('runSingle', { label, last: column.plain(last), to: rowName(last, true) });
  const about = {
    label,
    first: column.plain(first),
    last: column.plain(last),
    from: rowName(first, true),
    to: rowName(last, true),
    most: column.plain(most),
    mostAt: rowName(most, true),
    least: column.plain(least),
    leastAt: rowName(least, true),
  };
  const isSame = about.least === about.most;
  if (!ordered) {
    const isComplete = () =>
      Array.from({ length: rows }, (_, row) => row).every((row) => column.state(row) === 'known');
    if (!isSame) return say('runCompare', about);
    return say(isComplete() ? 'runEqual' : 'runEqualKnown', about);
  }
  if (isSame) return say('runSame', about);
  const change = column.value(last) - column.value(first);
  // The ends have been said.
  const isEnd = (text: string) => text === about.first || text === about.last;
  const ends = [
    ...(isEnd(about.least) ? [] : [say('runLow', about)]),
    ...(isEnd(about.most) ? [] : [say('runHigh', about)]),
  ].join('');
  return say(change > 0 ? 'runRose' : change < 0 ? 'runFell' : 'runLevel', { ...about, ends });
}

/** The summary sentence of a chart: each series' trend and the extremes. */
export function summarize(table: PointTable, words: Words): string {
  const runs = table.columns.slice(0, spoken).map((column) => describeColumn(column, table, words));
  const others = table.columns.slice(spoken).map(({ label }) => label);
  return [...runs, ...(others.length > 0 ? [words.say('more', { names: others.join(', ') })] : [])].join(' ');
}
