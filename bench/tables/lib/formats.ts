import type { BenchColumn } from './rows.ts';

/** Formats one value for display. */
export type Write = (value: string | number) => string;

/**
 * The text every grid shows: numbers and dates of the locale, identical to DataTable's defaults. Formats are created
 * once, while the grid is mounted.
 */
export function makeWriters(): Readonly<Record<BenchColumn['type'], Write>> {
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return { text: String, number: (value) => number.format(Number(value)), date: (value) => date.format(Number(value)) };
}
