/** Limits of a number. */
export interface NumberLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Allowed values are whole steps from `min`, or from 0 without one. */
  readonly step?: number | undefined;
}

/** Why a number is not allowed, with the nearest values that are. */
export type NumberProblem =
  | { readonly code: 'tooSmall' | 'tooLarge' | 'outOfRange' }
  | { readonly code: 'offStep'; readonly lower: number; readonly upper: number };

/** Rounds away floating-point noise: 0.1 + 0.2 is 0.3. */
const clean = (value: number) => Number(value.toPrecision(12));

/** Returns what is wrong with a number, or null. An empty value is always fine here: `required` covers that. */
export function numberProblem(value: number | null, { min, max, step }: NumberLimits): NumberProblem | null {
  if (value === null) return null;
  const below = min !== undefined && value < min;
  const above = max !== undefined && value > max;
  if (below || above)
    return { code: min !== undefined && max !== undefined ? 'outOfRange' : below ? 'tooSmall' : 'tooLarge' };
  if (step === undefined) return null;
  const base = min ?? 0;
  const steps = clean((value - base) / step);
  if (Number.isInteger(steps)) return null;
  const lower = clean(base + Math.floor(steps) * step);
  const upper = clean(base + Math.ceil(steps) * step);
  return { code: 'offStep', lower, upper: max !== undefined && upper > max ? lower : upper };
}
