/**
 * Share of a standard normal distribution below z, to 1.5e-7 (M. Abramowitz and I. A. Stegun, "Handbook of Mathematical
 * Functions", 7.1.26, for the error function).
 */
export function normalDistribution(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (series * Math.exp(-x * x)) / 2;
  return z < 0 ? tail : 1 - tail;
}
