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
    if (!isSame) return say('runCompare', about);
    let isComplete = true;
    for (let row = 0; row < rows; row += 1) isComplete &&= column.state(row) === 'known';
    return say(isComplete ? 'runEqual' : 'runEqualKnown', about);
  }
  if (isSame) return say('runSame', about);
  const change = column.value(last) - column.value(first);
  // What was said as first or last isn't said again.
  const end = (key: 'runLow' | 'runHigh', text: string) =>
    text === about.first || text === about.last ? '' : say(key, about);
  const ends = end('runLow', about.least) + end('runHigh', about.most);
  return say(change > 0 ? 'runRose' : change < 0 ? 'runFell' : 'runLevel', { ...about, ends });
}

/** The summary sentence of a chart: each series' trend and the extremes. */
export function summarize(table: PointTable, words: Words): string {
  const runs = table.columns.slice(0, spoken).map((column) => describeColumn(column, table, words));
  const names = table.columns
    .slice(spoken)
    .map(({ label }) => label)
    .join(', ');
  return (names ? [...runs, words.say('more', { names })] : runs).join(' ');
}
