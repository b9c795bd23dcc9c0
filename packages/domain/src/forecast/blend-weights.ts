import { hoursPerWeek } from './accuracy.ts';
import { nonNegativeWeights } from './linear-system.ts';
import { opinionCount, priorWeights, reaches } from './volume-opinions.ts';
import type { PastOpinions } from './volume-replay.ts';

/** Hours of past forecasts that the forecast of the prior weights counts for. */
const forecastPrior = 504;
/** Hours of past forecasts that each prior weight counts for: opinions are much alike, so few of them decide. */
const weightPrior = 2;
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
export function blendWeights({ rows, counts, ages, lead, days }: PastOpinions): readonly number[] {
  const prior = priorWeights(days);
  // Less than a week says nothing of the other hours of the week.
  if (counts.length < hoursPerWeek) return prior;
  const whole = ages.reduce((sum, age) => sum + age, 0);
  const size = opinionCount;
  let weights = prior;
  for (let round = 0; round < reweightings; round += 1) {
    const gram = Array.from({ length: size * size }, () => 0);
    const target = Array.from({ length: size }, () => 0);
    for (let hour = 0; hour < counts.length; hour += 1) {
      const offset = hour * size;
      const evidence = ages[hour]! / Math.max(leastMean, blend(weights, rows, offset));
      for (let a = 0; a < size; a += 1) {
        const weighted = reaches(a, lead) ? rows[offset + a]! * evidence : 0;
        if (weighted === 0) continue;
        target[a]! += weighted * counts[hour]!;
        for (let b = 0; b <= a; b += 1) if (reaches(b, lead)) gram[a * size + b]! += weighted * rows[offset + b]!;
      }
    }
    for (let a = 0; a < size; a += 1) for (let b = 0; b < a; b += 1) gram[b * size + a] = gram[a * size + b]!;
    const own = target.map((_, a) => gram[a * size + a]!);
    const forecast = target.map((_, a) => prior.reduce((sum, weight, b) => sum + weight * gram[a * size + b]!, 0));
    for (let a = 0; a < size; a += 1) {
      target[a]! += (forecastPrior * forecast[a]! + weightPrior * own[a]! * prior[a]!) / whole;
      for (let b = 0; b < size; b += 1) gram[a * size + b]! *= 1 + forecastPrior / whole;
      gram[a * size + a]! += (weightPrior * own[a]!) / whole;
    }
    weights = nonNegativeWeights(gram, target);
  }
  return weights;
}
