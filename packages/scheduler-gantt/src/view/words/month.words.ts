import type { MonthWords } from './gantt.words.ts';

/** The month overview's English texts: loaded with it. */
export const monthWords: MonthWords = {
  drivers: (count) => `${count} ${count === '1' ? 'driver' : 'drivers'}`,
  open: (count) => `${count} open`,
  short: (hours) => `${hours} h short`,
  covered: 'Covered',
  none: 'No shifts',
  conflicts: (count) => `${count} availability ${count === '1' ? 'conflict' : 'conflicts'}`,
  hours: (hours) => `${hours} h`,
};
