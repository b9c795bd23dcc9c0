/**
 * The value a standard normal variable is below with the given probability, to 4.5e-4. Source: M. Abramowitz and I. A.
 * Stegun, "Handbook of Mathematical Functions" (1964), formula 26.2.23.
 */
export function normalQuantile(probability: number): number {
  const upper = probability > 0.5;
  const t = Math.sqrt(-2 * Math.log(upper ? 1 - probability : probability));
  const size =
    t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t);
  return upper ? size : -size;
}
