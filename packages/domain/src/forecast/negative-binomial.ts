/** Above this the counts are as good as Poisson. */
export const largestDispersion = 500;
const smallestDispersion = 0.2;

/**
 * The quantile of a negative binomial count with variance mean + mean^2 / dispersion: the least count with at least
 * that probability at or below it.
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

/** Standard deviation of such a count. */
export function deviation(mean: number, dispersion: number): number {
  return Math.sqrt(mean + (mean * mean) / dispersion);
}

/**
 * The dispersion under which the counts are likeliest, by golden section over its logarithm.
 * @param every looks at every so many hours only
 */
export function fitDispersion(means: Float64Array, counts: Float64Array, every = 1): number {
  const likelihood = (logDispersion: number) => {
    const dispersion = Math.exp(logDispersion);
    let sum = 0;
    for (let at = 0; at < means.length; at += every) {
      const count = counts[at]!;
      const mean = Math.max(1e-3, means[at]!);
      if (Number.isNaN(count)) continue;
      sum += dispersion * Math.log(dispersion / (dispersion + mean)) + count * Math.log(mean / (mean + dispersion));
      for (let step = 0; step < Math.min(count, 400); step += 1) sum += Math.log(dispersion + step);
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

/** To 4.5e-4: M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions" (1964), formula 26.2.23. */
function normalQuantile(probability: number): number {
  const upper = probability > 0.5;
  const t = Math.sqrt(-2 * Math.log(upper ? 1 - probability : probability));
  const size =
    t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t);
  return upper ? size : -size;
}
