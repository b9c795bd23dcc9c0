import { nonNegativeWeights } from './linear-system.ts';
import { opinionCount, priorWeights } from './volume-opinions.ts';
import type { PastOpinions } from './volume-replay.ts';

/** Prior weight, in hours of past forecasts, of the weights used before there are any. */
const weightPrior = 168;
const reweightings = 4;
const leastMean = 0.05;

/** The forecast that weights make of one row of opinions. */
export function blend(weights: readonly number[], rows: Float64Array, offset: number): number {
  let sum = 0;
  for (let at = 0; at < opinionCount; at += 1) sum += weights[at]! * rows[offset + at]!;
  return sum;
}

/**
 * Nonnegative weights that would have forecast the past best: least squares weighted by variance and age, iterated with
 * the variances of the last fit, and shrunk toward the prior weights.
 */
export function blendWeights({ rows, counts, ages }: PastOpinions): readonly number[] {
  let weights = priorWeights;
  if (counts.length === 0) return weights;
  const whole = ages.reduce((sum, age) => sum + age, 0);
  for (let round = 0; round < reweightings; round += 1) {
    const gram = Array.from({ length: opinionCount * opinionCount }, () => 0);
    const target = Array.from({ length: opinionCount }, () => 0);
    for (let hour = 0; hour < counts.length; hour += 1) {
      const offset = hour * opinionCount;
      const evidence = ages[hour]! / Math.max(leastMean, blend(weights, rows, offset));
      for (let a = 0; a < opinionCount; a += 1) {
        const weighted = rows[offset + a]! * evidence;
        if (weighted === 0) continue;
        target[a]! += weighted * counts[hour]!;
        for (let b = 0; b <= a; b += 1) gram[a * opinionCount + b]! += weighted * rows[offset + b]!;
      }
    }
    for (let a = 0; a < opinionCount; a += 1) {
      for (let b = 0; b < a; b += 1) gram[b * opinionCount + a] = gram[a * opinionCount + b]!;
      const prior = (gram[a * opinionCount + a]! * weightPrior) / whole;
      gram[a * opinionCount + a]! += prior;
      target[a]! += prior * priorWeights[a]!;
    }
    weights = nonNegativeWeights(gram, target);
  }
  return weights;
}
