import { agoFormat } from './formats.ts';

const steps = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, Number.POSITIVE_INFINITY],
] as const;

/**
 * How long ago, in words: 'just now', '12 min ago', '3 hours ago'.
 * @param at ISO instant
 * @param now ISO instant
 */
export function ago(at: string, now: string, locale = 'en-US'): string {
  const age = Math.max(0, Date.parse(now) - Date.parse(at));
  if (age < 60_000) return 'just now';
  const [unit, length] = steps.find(([, size, limit]) => age < size * limit) ?? steps[2];
  const count = Math.floor(age / length);
  if (unit === 'minute') return `${count} min ago`;
  return agoFormat(locale).format(-count, unit);
}
