/** Deterministic numbers between 0 and 1: stories must look the same every day. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** ISO days from January 1, 2026. */
export const days = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

/** A series of whole numbers that wanders around `base` by up to `by`. */
export function wander(
  count: number,
  { base, by, seed }: { readonly base: number; readonly by: number; readonly seed: number },
): readonly number[] {
  const next = numbers(seed);
  let value = base;
  return Array.from({ length: count }, () => {
    value = Math.max(1, value + (next() - 0.5) * by + (base - value) * 0.08);
    return Math.round(value);
  });
}

/** The names of the hours of a day. */
export const hours: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Realistic station names. */
export const stations = [
  'Lantern East',
  'Lantern West',
  'Montgomery Roadside & Recovery of Greater Pennsylvania',
  'Erie',
  'Dayton',
  'Toledo',
  'Gary',
] as const;
