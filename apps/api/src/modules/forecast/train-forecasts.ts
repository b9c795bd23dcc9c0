import { addDays, dayCount } from '@roadside/domain/calendar';
import { serviceGroups } from '@roadside/domain/calls';
import type { ServiceGroup } from '@roadside/domain/calls';
import {
  backTestWeeks,
  CallTally,
  countQuantile,
  dayFacts,
  forecastRolling,
  forecastVolume,
  hoursPerDay,
  learnShares,
  seriesThrough,
  shareHalfLifeDays,
  shareOfDay,
  shareOfShare,
  trainVolumeModel,
} from '@roadside/domain/forecast';
import type { HourlySeries, VolumeModel, VolumeShare } from '@roadside/domain/forecast';
import type { Database } from '../../platform/database/database.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import {
  blockCounts,
  callDays,
  hourlyCounts,
  lastTrainedDay,
  measuredWork,
  saveTraining,
} from './forecast.repository.ts';
import type { DayForecast, RunSummary } from './forecast.repository.ts';

/** Days predicted beyond the last day of calls. */
export const daysAhead = 21;
/** Days of call history used for training: two of every season, if available. */
const historyDays = 730;
const backTestDays = backTestWeeks * 7;
/** Days of calls used to measure how long work takes. */
const workDays = 56;
/** Back-test predictions are made the evening before. */
const backTestLead = 24;

/** Options for a training run. */
export interface TrainOptions {
  readonly now: Date;
  /** Last day with complete calls. */
  readonly through: string;
  /** Stops after the current service; the next run continues with the following one. */
  readonly signal?: AbortSignal;
}

/**
 * Trains every service of every club that has not been trained through the given day. Each service is stored
 * separately, so a killed run resumes where it stopped without training the stored ones again.
 * @returns the number of services trained
 */
export async function trainForecasts(db: Database, { now, through, signal }: TrainOptions): Promise<number> {
  const tree = await loadOrganizationTree(db);
  let trained = 0;
  for (const club of tree.all().filter(({ type }) => type === 'club')) {
    const stationIds = tree.stationIds(club);
    if (stationIds.length === 0) continue;
    const days = await callDays(db.kysely, stationIds, through);
    if (!days) continue;
    // A late feed does not mean zero calls: the forecast starts after the last day with data.
    const lastDay = days.last;
    for (const service of serviceGroups) {
      if (signal?.aborted) return trained;
      const before = await lastTrainedDay(db.kysely, club.id, service);
      if (before !== null && before >= lastDay) continue;
      const began = performance.now();
      const oldest = addDays(lastDay, 1 - historyDays);
      const training = await trainService(db, tree, {
        stationIds,
        service,
        first: days.first > oldest ? days.first : oldest,
        through: lastDay,
        withPast: before === null,
      });
      const stored = await saveTraining(db, {
        clubId: club.id,
        service,
        throughDay: lastDay,
        trainedAt: now,
        milliseconds: Math.round(performance.now() - began),
        ...training,
      });
      if (stored) trained += 1;
    }
  }
  return trained;
}

interface ServiceRequest {
  readonly stationIds: readonly number[];
  readonly service: ServiceGroup;
  readonly first: string;
  readonly through: string;
  /** Also predicts the last weeks, from the calls before them, so that the back-test has data right away. */
  readonly withPast: boolean;
}

async function trainService(
  db: Database,
  tree: OrganizationTree,
  { stationIds, service, first, through, withPast }: ServiceRequest,
): Promise<{ summary: RunSummary; days: DayForecast[] }> {
  const scope = { stationIds, service, from: first, through };
  const counts = new Float64Array(dayCount(first, through) * hoursPerDay);
  for (const { day, hour, calls } of await hourlyCounts(db.kysely, scope))
    counts[(dayCount(first, day) - 1) * hoursPerDay + hour] = calls;
  const series: HourlySeries = { firstDay: first, counts };
  const shares = await learnStationShares(db, tree, scope);
  const model = trainVolumeModel(series);
  const ahead = forecastVolume(model, series, daysAhead * hoursPerDay).map(({ mean }) => mean);
  const days = spread(addDays(through, 1), ahead, shares, dispersionOf(model));
  const pastDays = Math.min(backTestDays, Math.floor(counts.length / hoursPerDay / 2));
  if (withPast && pastDays > 0) days.push(...(await pastForecasts(db, tree, { scope, series, pastDays })));
  return { summary: { dispersion: dispersionOf(model), work: await workOf(db, scope) }, days };
}

/**
 * Dispersion of the club's counts a week ahead. Used for its stations too, since their busy hours coincide with the
 * club's.
 */
function dispersionOf({ blends }: VolumeModel): number {
  return (blends.find(({ lead }) => lead >= backTestLead * 7) ?? blends.at(-1))?.dispersion ?? 1;
}

/** Predictions for past days, from a model and shares trained without the last weeks. */
async function pastForecasts(
  db: Database,
  tree: OrganizationTree,
  {
    scope,
    series,
    pastDays,
  }: {
    readonly scope: Parameters<typeof blockCounts>[1];
    readonly series: HourlySeries;
    readonly pastDays: number;
  },
): Promise<DayForecast[]> {
  const known = Math.floor(series.counts.length / hoursPerDay) - pastDays;
  const lastKnown = addDays(series.firstDay, known - 1);
  const model = trainVolumeModel(seriesThrough(series, known));
  const shares = await learnStationShares(db, tree, { ...scope, through: lastKnown });
  const means = forecastRolling(model, series, known * hoursPerDay, backTestLead).map(({ mean }) => mean);
  return spread(addDays(lastKnown, 1), means, shares, dispersionOf(model));
}

/** Each station's share of the club, learned by territory and then by station. */
async function learnStationShares(
  db: Database,
  tree: OrganizationTree,
  scope: Parameters<typeof blockCounts>[1],
): Promise<ReadonlyMap<number, VolumeShare>> {
  const tallies = new Map(scope.stationIds.map((id) => [id, new CallTally()]));
  for (const { stationId, cell, calls, recent, ...span } of await blockCounts(db.kysely, scope, shareHalfLifeDays))
    tallies.get(stationId)?.addBlock(cell, calls, recent, span);
  const byTerritory = Map.groupBy(scope.stationIds, (id) => territoryOf(tree, id));
  const territories = [...byTerritory.values()];
  const outer = learnShares(
    territories.map((ids) => {
      const whole = new CallTally();
      for (const id of ids) whole.addAll(tallies.get(id) ?? new CallTally());
      return whole;
    }),
  );
  const shares = new Map<number, VolumeShare>();
  for (const [at, ids] of territories.entries()) {
    const inner = learnShares(ids.map((id) => tallies.get(id) ?? new CallTally()));
    for (const [place, id] of ids.entries()) {
      const [territory, station] = [outer[at], inner[place]];
      if (territory && station) shares.set(id, shareOfShare(territory, station));
    }
  }
  return shares;
}

/** A station's territory, or else its parent; null at the top. */
function territoryOf(tree: OrganizationTree, stationId: number): number | null {
  const station = tree.byId(stationId);
  if (!station) return null;
  const territory = station.ancestorIds.find((id) => tree.byId(id)?.type === 'territory');
  return territory ?? station.parentId;
}

/** Splits the club's hours among its stations so that they add up. */
function spread(
  firstDay: string,
  hours: readonly number[],
  shares: ReadonlyMap<number, VolumeShare>,
  dispersion: number,
): DayForecast[] {
  return dayFacts(firstDay, Math.floor(hours.length / hoursPerDay)).flatMap(({ index, dayOfWeek }) => {
    const club = hours.slice(index * hoursPerDay, (index + 1) * hoursPerDay);
    const day = addDays(firstDay, index);
    return [...shares].map(([stationId, share]) => {
      const volume = [...shareOfDay(club, dayOfWeek, share)];
      return {
        stationId,
        day,
        volume: volume.map((mean) => Number(mean.toPrecision(6))),
        low: volume.map((mean) => countQuantile(mean, dispersion, 0.1)),
        high: volume.map((mean) => countQuantile(mean, dispersion, 0.9)),
      };
    });
  });
}

/** How long the service occupies drivers; typical industry minutes where nothing was measured. */
async function workOf(db: Database, scope: Parameters<typeof blockCounts>[1]): Promise<RunSummary['work']> {
  const recent = addDays(scope.through, 1 - workDays);
  const measured = await measuredWork(db.kysely, { ...scope, from: recent > scope.from ? recent : scope.from });
  const minutes = (mean: number | null, deviation: number | null, usual: number) =>
    mean === null || mean <= 0
      ? { mean: usual, variation: 0.5 }
      : { mean, variation: Math.max(0.05, (deviation ?? 0) / mean) };
  return {
    drive: minutes(measured?.drive ?? null, measured?.drive_deviation ?? null, 20),
    onSite: minutes(measured?.on_site ?? null, measured?.on_site_deviation ?? null, 20),
    dispatchMinutes: measured?.dispatch ?? 12,
    promisedMinutes: measured?.promised ?? 60,
  };
}
