import { hoursPerWeek } from './accuracy.ts';
import { dayAfter, hoursPerDay } from './hourly-series.ts';
import type { HourlySeries } from './hourly-series.ts';
import { nonNegativeWeights } from './linear-system.ts';
import { countQuantile, fitDispersion } from './negative-binomial.ts';
import { opinionCount, RecentLevel } from './recent-level.ts';
import { usableHours } from './usable-hours.ts';
import { fitPattern, patternVolume } from './volume-pattern.ts';
import type { VolumePattern } from './volume-pattern.ts';

/** Lead times, in hours, at which opinions are weighted. An hour between two of them uses the later one. */
export const leads = [1, 24, 168, 336] as const;

/** Weight of each opinion at one lead. */
interface LeadBlend {
  readonly lead: number;
  readonly weights: readonly number[];
  /** Dispersion of the negative binomial around the forecast. */
  readonly dispersion: number;
}

/** A trained model of one series, as plain data. */
export interface VolumeModel {
  readonly pattern: VolumePattern;
  readonly blends: readonly LeadBlend[];
}

/** A forecast hour. */
export interface ForecastHour {
  readonly mean: number;
  readonly dispersion: number;
}

/** Probabilities of the reported quantiles. */
export const forecastQuantiles = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** Weights are fit out of sample: each part of the history is judged by a pattern learned from the rest. */
const folds = 10;
/** Hours until the look-backs are warmed up. */
const warmUp = 14 * hoursPerDay;
const reweightings = 6;
const leastMean = 0.05;
/** Sampling every n-th hour is enough to fit a dispersion. */
const dispersionStep = 3;
/**
 * Trains on a whole series: the pattern, the weights of the recent level's opinions, and the dispersions. The series is
 * the only input, so a forecast can't use anything that is not in it.
 */
export function trainVolumeModel(series: HourlySeries): VolumeModel {
  const { counts } = series;
  const usable = usableHours(counts);
  const pattern = fitPattern(series, usable);
  const unseen = crossFittedVolume(series, usable);
  const hours = counts.length;
  const factors = opinionFactors(counts, unseen, usable);
  const blends = leads.map((lead): LeadBlend => {
    const first = Math.min(hours, warmUp + lead);
    if (hours - first < hoursPerWeek) return { lead, weights: patternOnly(), dispersion: 5 };
    const weights = fitWeights(counts, unseen, factors, lead, first);
    const means = new Float64Array(hours - first);
    for (let hour = first; hour < hours; hour += 1)
      means[hour - first] = blend(weights, factors, (hour - lead + 1) * opinionCount) * unseen[hour]!;
    return { lead, weights, dispersion: fitDispersion(means, counts.subarray(first), dispersionStep) };
  });
  return { pattern, blends };
}

/**
 * Forecasts the hours after a history.
 * @param history the calls so far; hours before the model's own first day are ignored
 * @param hours how many hours to forecast after the end of the history
 */
export function forecastVolume(model: VolumeModel, history: HourlySeries, hours: number): readonly ForecastHour[] {
  const state = levelAfter(model, history);
  const factors = new Float64Array(opinionCount);
  state.factorsInto(factors);
  const volume = patternVolume(model.pattern, dayAfter(history), Math.ceil(hours / hoursPerDay));
  return Array.from({ length: hours }, (_, ahead) => {
    const { weights, dispersion } = blendOf(model, ahead + 1);
    return { mean: blend(weights, factors, 0) * volume[ahead]!, dispersion };
  });
}

/**
 * Replays the model over a series from a given hour: its forecast for each hour, made `lead` hours earlier. The model
 * stays as trained; the recent level advances with the hours that had ended by then.
 */
export function forecastRolling(
  model: VolumeModel,
  series: HourlySeries,
  fromHour: number,
  lead: number,
): readonly ForecastHour[] {
  const { counts } = series;
  const volume = patternVolume(model.pattern, series.firstDay, Math.ceil(counts.length / hoursPerDay));
  const factors = opinionFactors(counts, volume, usableHours(counts.subarray(0, fromHour)));
  const { weights, dispersion } = blendOf(model, lead);
  return Array.from({ length: counts.length - fromHour }, (_, ahead) => {
    const hour = fromHour + ahead;
    return { mean: blend(weights, factors, Math.max(0, hour - lead + 1) * opinionCount) * volume[hour]!, dispersion };
  });
}

/** Quantile of a forecast hour. */
export function forecastQuantile({ mean, dispersion }: ForecastHour, probability: number): number {
  return countQuantile(mean, dispersion, probability);
}

function blendOf(model: VolumeModel, lead: number): LeadBlend {
  const found = model.blends.find((blend) => blend.lead >= lead) ?? model.blends.at(-1);
  if (!found) throw new TypeError('A model has no blend.');
  return found;
}

function patternOnly(): readonly number[] {
  return Array.from({ length: opinionCount }, (_, at) => (at === 0 ? 1 : 0));
}

function blend(weights: readonly number[], factors: Float64Array, offset: number): number {
  let sum = 0;
  for (let at = 0; at < opinionCount; at += 1) sum += weights[at]! * factors[offset + at]!;
  return sum;
}

function levelAfter({ pattern }: VolumeModel, { firstDay, counts }: HourlySeries): RecentLevel {
  const volume = patternVolume(pattern, firstDay, Math.ceil(counts.length / hoursPerDay));
  const gaps = usableHours(counts);
  const level = new RecentLevel();
  for (let hour = 0; hour < counts.length; hour += 1)
    if (heard(counts, gaps, hour)) level.add(counts[hour]!, volume[hour]!);
  return level;
}

/** Whether an hour updates the recent level: a storm does, a silent feed does not. */
function heard(counts: Float64Array, usable: Uint8Array, hour: number): boolean {
  return !Number.isNaN(counts[hour]) && (usable[hour] !== 0 || counts[hour] !== 0);
}

/** Factors of every opinion before each hour, including the hour after the last. */
function opinionFactors(counts: Float64Array, volume: Float64Array, usable: Uint8Array): Float64Array {
  const factors = new Float64Array((counts.length + 1) * opinionCount);
  const level = new RecentLevel();
  for (let hour = 0; hour <= counts.length; hour += 1) {
    level.factorsInto(factors, hour * opinionCount);
    if (hour < counts.length && (hour >= usable.length ? !Number.isNaN(counts[hour]) : heard(counts, usable, hour)))
      level.add(counts[hour]!, volume[hour]!);
  }
  return factors;
}

/** Volume of each tenth of the history, from a pattern learned on the other nine. */
function crossFittedVolume(series: HourlySeries, usable: Uint8Array): Float64Array {
  const { counts, firstDay } = series;
  const days = Math.ceil(counts.length / hoursPerDay);
  const unseen = new Float64Array(days * hoursPerDay);
  for (let fold = 0; fold < folds; fold += 1) {
    const inFold = (hour: number) => Math.floor((hour * folds) / unseen.length) === fold;
    const others = usable.map((use, hour) => (inFold(hour) ? 0 : use));
    const volume = patternVolume(fitPattern(series, others), firstDay, days);
    for (let hour = 0; hour < unseen.length; hour += 1) if (inFold(hour)) unseen[hour] = volume[hour]!;
  }
  return unseen;
}

/** Weighted least squares with nonnegative weights, iterated with the variances of the last fit. */
function fitWeights(
  counts: Float64Array,
  volume: Float64Array,
  factors: Float64Array,
  lead: number,
  first: number,
): readonly number[] {
  let weights = patternOnly();
  const row = new Float64Array(opinionCount);
  for (let round = 0; round < reweightings; round += 1) {
    const gram = Array.from({ length: opinionCount * opinionCount }, () => 0);
    const target = Array.from({ length: opinionCount }, () => 0);
    for (let hour = first; hour < counts.length; hour += 1) {
      const count = counts[hour]!;
      if (Number.isNaN(count)) continue;
      const offset = (hour - lead + 1) * opinionCount;
      const mean = Math.max(leastMean, blend(weights, factors, offset) * volume[hour]!);
      for (let at = 0; at < opinionCount; at += 1) row[at] = factors[offset + at]! * volume[hour]!;
      for (let a = 0; a < opinionCount; a += 1) {
        if (row[a] === 0) continue;
        target[a]! += (row[a]! * count) / mean;
        for (let b = 0; b < opinionCount; b += 1) gram[a * opinionCount + b]! += (row[a]! * row[b]!) / mean;
      }
    }
    weights = nonNegativeWeights(gram, target);
  }
  return weights;
}
