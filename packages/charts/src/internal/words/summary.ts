import { type PointColumn, type PointTable, runOf } from '../scene/points.ts';
import type { Words } from './words.ts';

/** A goal as far as a sentence needs it. */
export interface SpokenGoal {
  readonly label: string;
  /** Null where it does not hold. */
  readonly meets: (value: number, row: number) => boolean | null;
  readonly column: number;
}

/** The series a summary speaks of; the others are counted. */
const spoken = 2;

function speakOf(column: PointColumn, { rows, rowName, ordered }: PointTable, { say }: Words): string {
  const run = runOf(column, rows);
  const { label } = column;
  if (!run) return say('runNothing', { label });
  const { first, last, least, most } = run;
  if (first === last) return say('runSingle', { label, last: column.plain(last), to: rowName(last, true) });
  const ends = { label, most: column.plain(most), mostAt: rowName(most, true), least: column.plain(least), leastAt: rowName(least, true) };
  if (!ordered) return say('runCompare', ends);
  const change = column.value(last) - column.value(first);
  return say('runTrend', { ...ends, way: change > 0 ? 'rose' : change < 0 ? 'fell' : 'level', first: column.plain(first), last: column.plain(last), from: rowName(first, true), to: rowName(last, true) });
}

function goalSentence({ label, meets, column }: SpokenGoal, table: PointTable, words: Words): string {
  const values = table.columns[column];
  if (!values) return '';
  let met = 0;
  let count = 0;
  for (let row = 0; row < table.rows; row += 1) {
    const value = values.value(row);
    const good = Number.isNaN(value) ? null : meets(value, row);
    if (good === null) continue;
    count += 1;
    if (good) met += 1;
  }
  return count > 0 ? words.say('goalMet', { met, count, goal: label }) : '';
}

/** The number of values counted from too few cases. */
const countFew = ({ columns, rows }: PointTable): number =>
  columns.reduce((total, column) => {
    let few = 0;
    for (let row = 0; row < rows; row += 1) if (column.state(row) === 'few' || column.state(row) === 'withheld') few += 1;
    return total + few;
  }, 0);

/** The sentence under a chart: how each series ran, what is extreme, how often a goal is met, what is uncertain. */
export function summarise(table: PointTable, words: Words, { goals = [], least }: { readonly goals?: readonly SpokenGoal[]; readonly least?: number | undefined } = {}): string {
  const more = table.columns.length - spoken;
  const few = least === undefined ? 0 : countFew(table);
  return [
    ...table.columns.slice(0, spoken).map((column) => speakOf(column, table, words)),
    more > 0 ? words.say('more', { count: more }) : '',
    ...goals.map((goal) => goalSentence(goal, table, words)),
    few > 0 && least !== undefined ? words.say('fewCount', { count: few, least }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
