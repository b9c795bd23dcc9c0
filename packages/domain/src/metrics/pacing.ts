/** Progress of a period toward a satisfaction target. */
export interface PacingFacts {
  /** Top answers so far. */
  readonly top: number;
  /** Answers so far. */
  readonly answered: number;
  /** Answers still expected before the period ends. */
  readonly remaining: number;
  /** In percent, for example 84. */
  readonly target: number;
}

/** What remains: nothing, `needed` top answers out of the remaining ones, or more than remain. */
export type Pacing =
  | { readonly kind: 'reached'; readonly needed: 0 }
  | { readonly kind: 'open'; readonly needed: number }
  | { readonly kind: 'impossible'; readonly needed: number };

/** Keeps a whole number that is slightly too high in floating point from being rounded up. */
const tolerance = 1e-9;

/**
 * "To end the period at the target you need x of the next y surveys": the smallest x with (top + x) / (answered +
 * remaining) at or above the target (glossary, section 3). `reached` means the target holds even if none of the
 * remaining surveys is a top answer.
 */
export function surveysNeeded({ top, answered, remaining, target }: PacingFacts): Pacing {
  const needed = Math.ceil((target * (answered + remaining)) / 100 - top - tolerance);
  if (needed <= 0) return { kind: 'reached', needed: 0 };
  return { kind: needed > remaining ? 'impossible' : 'open', needed };
}
