import type { BenchColumn } from './rows.ts';

/** Writes one value as a person reads it. */
export type Write = (value: string | number) => string;

/**
 * What every grid writes: numbers and days of the locale, to the letter what DataTable writes by itself. Formats are
 * made once, while the grid is mounted.
 */
export function makeWriters(): Readonly<Record<BenchColumn['type'], Write>> {
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return { text: String, number: (value) => number.format(Number(value)), date: (value) => date.format(Number(value)) };
}
