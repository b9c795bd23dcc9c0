import { hoursPerWeek } from './accuracy.ts';
import { hoursPerDay } from './hourly-series.ts';
import type { HourlySeries } from './hourly-series.ts';
import { blend, blendWeights } from './blend-weights.ts';
import { countQuantile, fitDispersion } from './negative-binomial.ts';
import { usableHours } from './usable-hours.ts';
import { opinionCount } from './volume-opinions.ts';
import { fitPattern, patternVolume } from './volume-pattern.ts';
import type { VolumePattern } from './volume-pattern.ts';
import { pastOpinions, startReplay } from './volume-replay.ts';

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

/** Hours of past forecasts that a dispersion is learned from: a summer is steadier than a winter. */
const dispersionHours = 12 * hoursPerWeek;
/** Dispersion before there is a week of calls. */
const unknownDispersion = 5;

/**
 * Trains on a whole series: the pattern, the weights of the opinions, and the dispersions. The weights are those that
 * would have forecast the series itself best, each hour from the calls before it. The series is the only input, so a
 * forecast can't use anything that is not in it.
 */
export function trainVolumeModel(series: HourlySeries): VolumeModel {
  const usable = usableHours(series.counts);
  const pattern = fitPattern(series, usable);
  const blends = pastOpinions(series, usable, leads).map((past, at): LeadBlend => {
    const weights = blendWeights(past);
    const means = past.counts.map((_, hour) => blend(weights, past.rows, hour * opinionCount));
    const dispersion =
      means.length < hoursPerWeek
        ? dispersionAround(pattern, series, usable)
        : fitDispersion(means.slice(-dispersionHours), past.counts.slice(-dispersionHours));
    return { lead: leads[at]!, weights, dispersion };
  });
  return { pattern, blends };
}

/** Dispersion of a short history around its own pattern. */
function dispersionAround(pattern: VolumePattern, { firstDay, counts }: HourlySeries, usable: Uint8Array): number {
  if (counts.length < hoursPerWeek) return unknownDispersion;
  const means = patternVolume(pattern, firstDay, Math.ceil(counts.length / hoursPerDay));
  return fitDispersion(
    means.subarray(0, counts.length),
    counts.map((count, hour) => (usable[hour] ? count : Number.NaN)),
  );
}

/**
 * Forecasts the hours after a history.
 * @param history the calls so far; hours before the model's own first day are ignored
 * @param hours how many hours to forecast after the end of the history
 */
export function forecastVolume(model: VolumeModel, history: HourlySeries, hours: number): readonly ForecastHour[] {
  const { opinions, expectedAt } = startReplay(model.pattern, history, usableHours(history.counts), hours);
  const row = new Float64Array(opinionCount);
  return Array.from({ length: hours }, (_, ahead) => {
    const { weights, dispersion } = blendOf(model, ahead + 1);
    opinions.into(row, 0, expectedAt(history.counts.length + ahead));
    return { mean: blend(weights, row, 0), dispersion };
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
  const usable = usableHours(counts.subarray(0, fromHour));
  const firstKnown = Math.max(0, fromHour - lead + 1);
  const { opinions, expectedAt, hear } = startReplay(model.pattern, series, usable, 0, firstKnown);
  const { weights, dispersion } = blendOf(model, lead);
  const row = new Float64Array(opinionCount);
  return Array.from({ length: counts.length - fromHour }, (_, ahead) => {
    hear(fromHour + ahead - lead + 1);
    opinions.into(row, 0, expectedAt(fromHour + ahead));
    return { mean: blend(weights, row, 0), dispersion };
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
