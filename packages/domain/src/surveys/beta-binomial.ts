import { logGamma } from '../forecast/log-gamma.ts';

/**
 * Quantiles of a beta-binomial count: the successes among trials whose shared probability is itself uncertain, Beta(a,
 * b). Each is the smallest count with at least that probability at or below it.
 * @param probabilities in ascending order, below 1
 */
export function betaBinomialQuantiles(
  trials: number,
  { a, b }: { readonly a: number; readonly b: number },
  probabilities: readonly number[],
): readonly number[] {
  const found: number[] = [];
  let logTerm = logGamma(b + trials) + logGamma(a + b) - logGamma(a + b + trials) - logGamma(b);
  let below = 0;
  for (let count = 0; count <= trials && found.length < probabilities.length; count += 1) {
    below += Math.exp(logTerm);
    while (found.length < probabilities.length && below >= probabilities[found.length]!) found.push(count);
    logTerm += Math.log(((trials - count) * (a + count)) / ((count + 1) * (b + trials - count - 1)));
  }
  while (found.length < probabilities.length) found.push(trials);
  return found;
}
