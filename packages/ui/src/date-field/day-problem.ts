/** What a day must keep to. ISO days, and times of day as HH:MM, sort as text. */
export interface DayLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly unavailable?: ((day: string) => boolean) | undefined;
}

/** Why a day or a time cannot be taken; each is the key of a message. */
export type DayProblem = 'tooEarly' | 'tooLate' | 'outOfRange' | 'unavailable';

/** What is wrong with a day or a time, or null. None at all is never wrong here: `required` asks for one. */
export function dayProblem(value: string | null, { min, max, unavailable }: DayLimits): DayProblem | null {
  if (value === null) return null;
  const early = min !== undefined && value < min;
  const late = max !== undefined && value > max;
  if (early || late) return min !== undefined && max !== undefined ? 'outOfRange' : early ? 'tooEarly' : 'tooLate';
  return unavailable?.(value) ? 'unavailable' : null;
}
