import { logGamma } from './log-gamma.ts';
import { normalQuantile } from './normal-quantile.ts';

/** Above this, counts are practically Poisson, even those of a thousand calls an hour. */
export const largestDispersion = 50_000;
const smallestDispersion = 0.2;

/**
 * Quantile of a negative binomial count with variance mean + mean^2 / dispersion: the smallest count with at least that
 * probability at or below it.
 */
export function countQuantile(mean: number, dispersion: number, probability: number): number {
  if (mean <= 0) return 0;
  const logNone = dispersion * Math.log(dispersion / (dispersion + mean));
  if (logNone < -600) return Math.max(0, Math.round(mean + normalQuantile(probability) * deviation(mean, dispersion)));
  const ratio = mean / (mean + dispersion);
  let term = Math.exp(logNone);
  let below = term;
  let count = 0;
  while (below < probability && count < 1e6) {
    term *= ((count + dispersion) / (count + 1)) * ratio;
    below += term;
    count += 1;
  }
  return count;
}

/** Standard deviation of a negative binomial count. */
export function deviation(mean: number, dispersion: number): number {
  return Math.sqrt(mean + (mean * mean) / dispersion);
}

/**
 * Maximum-likelihood dispersion for the counts, by golden-section search over its logarithm.
 * @param every samples only every n-th hour
 */
export function fitDispersion(means: Float64Array, counts: Float64Array, every = 1): number {
  const likelihood = (logDispersion: number) => {
    const dispersion = Math.exp(logDispersion);
    const logDispersionGamma = logGamma(dispersion);
    let sum = 0;
    for (let at = 0; at < means.length; at += every) {
      const count = counts[at]!;
      const mean = Math.max(1e-3, means[at]!);
      if (Number.isNaN(count)) continue;
      sum += dispersion * Math.log(dispersion / (dispersion + mean)) + count * Math.log(mean / (mean + dispersion));
      if (count > 0) sum += logGamma(dispersion + count) - logDispersionGamma;
    }
    return sum;
  };
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = Math.log(smallestDispersion);
  let high = Math.log(largestDispersion);
  let [a, b] = [high - golden * (high - low), low + golden * (high - low)];
  let [atA, atB] = [likelihood(a), likelihood(b)];
  while (high - low > 0.05) {
    if (atA > atB) {
      [high, b, atB] = [b, a, atA];
      a = high - golden * (high - low);
      atA = likelihood(a);
    } else {
      [low, a, atA] = [a, b, atB];
      b = low + golden * (high - low);
      atB = likelihood(b);
    }
  }
  return Math.exp((low + high) / 2);
}
