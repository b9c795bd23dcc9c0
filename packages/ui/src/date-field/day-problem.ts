/** Limits for a day. ISO days, and times of day as HH:MM, sort as text. */
export interface DayLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly unavailable?: ((day: string) => boolean) | undefined;
}

/** Why a day or time is invalid; each is a message key. */
export type DayProblem = 'tooEarly' | 'tooLate' | 'outOfRange' | 'unavailable';

/** Returns why a day or time is invalid, or null. No value is always valid here; `required` checks for that. */
export function dayProblem(value: string | null, { min, max, unavailable }: DayLimits): DayProblem | null {
  if (value === null) return null;
  const early = min !== undefined && value < min;
  const late = max !== undefined && value > max;
  if (early || late) return min !== undefined && max !== undefined ? 'outOfRange' : early ? 'tooEarly' : 'tooLate';
  return unavailable?.(value) ? 'unavailable' : null;
}
