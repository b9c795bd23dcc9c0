import type { ServiceGroup } from '@roadside/domain/calls';
import { serviceGroups } from '@roadside/domain/calls';
import { addDays } from '@roadside/domain/calendar';
import { countQuantile, promiseThroughDay } from '@roadside/domain/forecast';
import type { PoolWork, StaffedHour, StaffingTarget } from '@roadside/domain/forecast';
import type { Geography } from '@roadside/domain/geography';
import { codeFilters, coverage, coverageCounts } from '@roadside/domain/scheduling';
import type { CodeFilter } from '@roadside/domain/scheduling';
import type { Database } from '../../platform/database/database.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { ZoneClock } from '../../platform/time/zone-clock.ts';
import { stretchesOfRow } from '../shifts/index.ts';
import type { ShiftSource } from '../shifts/index.ts';
import { latestRuns, nearestTarget, shiftsWithin, storedDays } from './forecast.repository.ts';
import type { RunSummary, StaffedShift, StoredDay } from './forecast.repository.ts';
import { needOf } from './needed-drivers.ts';

/** Step length in minutes for each type of prediction. */
export const stepMinutes = { '1h': 60, '30m': 30, '15m': 15 } as const;

/** What-if settings; none of them are saved. */
export interface WhatIf {
  /** Multiplies every predicted call: 1.4 = a storm with 40 % more. */
  readonly volumeFactor: number;
  /** Drivers to subtract in every step. */
  readonly driversOut: number;
  /** Drivers to add in each hour of the day, for all services together: nobody says which pools they work in. */
  readonly driversAdded: readonly number[];
  /** Replaces the staffing target of the place; null = plain division. */
  readonly target?: StaffingTarget | null;
}

/** A prediction request. */
export interface PredictRequest {
  readonly geography: Geography;
  /** The stations to include. */
  readonly stationIds: readonly number[];
  /** Day in the geography's local time. */
  readonly date: string;
  readonly type: keyof typeof stepMinutes;
  readonly combineBatteryAndLightService: boolean;
  readonly whatIf: WhatIf;
  /** The shifts to count: the plan, or only what is published. */
  readonly source: ShiftSource;
}

/** The steps of a local day, in epoch milliseconds; the day has 23 or 25 hours when the clocks change. */
export interface DaySteps {
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly count: number;
}

const hourMs = 3_600_000;

const clocks = new Map<string, ZoneClock>();

/** Returns a cached clock for a zone: creating one is slow, and a country has few zones. */
export function clockOf(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new ZoneClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/** The steps of a day in a zone. */
export function stepsOfDay(date: string, timeZone: string, minutes: number): DaySteps {
  const clock = clockOf(timeZone);
  const [from, to] = [clock.startOfDay(date), clock.startOfDay(addDays(date, 1))];
  return { from, to, minutes, count: Math.round((to - from) / (minutes * 60_000)) };
}

/** Hours before a day whose calls may still be waiting when it begins. */
const eveningHours = 6;

function eveningBefore({ from, minutes }: DaySteps): DaySteps {
  return { from: from - eveningHours * hourMs, to: from, minutes, count: (eveningHours * 60) / minutes };
}

/** First and last local day that the steps touch at any of the stations. */
function daysTouched(
  stationIds: readonly number[],
  tree: OrganizationTree,
  { from, to }: Pick<DaySteps, 'from' | 'to'>,
) {
  const zones = new Set(stationIds.map((id) => tree.byId(id)?.timeZone ?? 'UTC'));
  const days = [...zones]
    .flatMap((zone) => [from, to - 1].map((instant) => clockOf(zone).localTime(instant).day))
    .sort();
  return [days[0] ?? '', days.at(-1) ?? ''] as const;
}

/**
 * Predicts a day of a place, step by step and pool by pool. Empty when there is no forecast for the day.
 */
export async function predictDay(db: Database, tree: OrganizationTree, request: PredictRequest) {
  const { geography, stationIds, date, type, whatIf } = request;
  const steps = stepsOfDay(date, geography.timeZone, stepMinutes[type]);
  const evening = eveningBefore(steps);
  const span = { ...evening, to: steps.to };
  const nothing = { hours: [], avlZone: [], volumes: new Map<number, number>(), apart: null };
  if (stationIds.length === 0) return nothing;
  const clubId = [geography.baseId, ...geography.ancestorIds].find((id) => tree.byId(id)?.type === 'club');
  const [days, shifts, runs, target] = await Promise.all([
    storedDays(db.kysely, stationIds, ...daysTouched(stationIds, tree, span)),
    shiftsWithin(db.kysely, stationIds, new Date(span.from), new Date(span.to), request.source),
    clubId === undefined ? [] : latestRuns(db.kysely, clubId),
    whatIf.target === undefined ? nearestTarget(db.kysely, [geography.baseId, ...geography.ancestorIds]) : null,
  ]);
  const volumes = volumesOf(days, tree, steps, whatIf.volumeFactor);
  if (volumes.total.size === 0) return nothing;
  const before = { steps: evening, volumes: volumesOf(days, tree, evening, 1).total };
  const shiftsOfDay = shifts.filter((shift) => shift.shown_until.getTime() > steps.from);
  const staffing =
    whatIf.target !== undefined
      ? whatIf.target
      : target && { share: target.share, occupancyCap: target.occupancy_cap, shrinkage: target.shrinkage };
  const summaries = new Map(runs.map(({ service, summary }) => [service, summary]));
  return {
    hours: poolsOf(request.combineBatteryAndLightService).flatMap((code) =>
      poolHours({ code, steps, volumes: volumes.total, before, shifts, summaries, staffing, whatIf, type }),
    ),
    avlZone: zonesOf(shiftsOfDay, tree, steps),
    volumes: volumes.byStation,
    apart: stationsApart(days, tree, steps, { factor: whatIf.volumeFactor, summaries, staffing }),
  };
}

/**
 * Drivers needed if each station is planned on its own, in driver-hours for all services: more than one pool needs, in
 * which any driver may take any call. Null for a single station.
 */
function stationsApart(
  days: readonly StoredDay[],
  tree: OrganizationTree,
  steps: DaySteps,
  rules: {
    readonly factor: number;
    readonly summaries: ReadonlyMap<ServiceGroup, RunSummary>;
    readonly staffing: StaffingTarget | null;
  },
) {
  const byStation = Map.groupBy(days, ({ station_id }) => station_id);
  if (byStation.size < 2) return null;
  const drivers = [...byStation.values()].flatMap((own) =>
    needOfSteps(serviceGroups, steps, volumesOf(own, tree, steps, rules.factor).total, rules.summaries, rules.staffing),
  );
  const sum = drivers.reduce((total, need) => total + need.drivers, 0);
  return { stations: byStation.size, driver_hours: Math.round((sum * steps.minutes) / 6) / 10 };
}

/** Everybody together, then each pool. */
function poolsOf(combine: boolean): readonly (CodeFilter | null)[] {
  return combine ? [null, 'tow', 'battery_light_service'] : [null, 'tow', 'battery', 'ls'];
}

/** Sums the stations' hours over the steps of the day, using each station's local time. */
function volumesOf(days: readonly StoredDay[], tree: OrganizationTree, steps: DaySteps, factor: number) {
  const total = new Map<ServiceGroup, Float64Array>();
  const byStation = new Map<number, number>();
  const placesByZone = new Map<string, readonly { readonly day: string; readonly hour: number }[]>();
  const stored = new Map(days.map((day) => [`${day.station_id} ${day.service} ${day.local_day}`, day.volume]));
  const share = steps.minutes / 60;
  for (const stationId of new Set(days.map((day) => day.station_id))) {
    const timeZone = tree.byId(stationId)?.timeZone ?? 'UTC';
    let places = placesByZone.get(timeZone);
    if (!places) {
      const clock = clockOf(timeZone);
      places = Array.from({ length: steps.count }, (_, step) =>
        clock.localTime(steps.from + step * steps.minutes * 60_000),
      );
      placesByZone.set(timeZone, places);
    }
    for (const service of serviceGroups) {
      let [day, volume]: [string, readonly number[] | undefined] = ['', undefined];
      for (const [step, place] of places.entries()) {
        if (place.day !== day) [day, volume] = [place.day, stored.get(`${stationId} ${service} ${place.day}`)];
        const calls = volume?.[place.hour];
        if (calls === undefined) continue;
        let sums = total.get(service);
        if (!sums) total.set(service, (sums = new Float64Array(steps.count)));
        sums[step] = (sums[step] ?? 0) + calls * share * factor;
        byStation.set(stationId, (byStation.get(stationId) ?? 0) + calls * share * factor);
      }
    }
  }
  return { total, byStation };
}

/** Calls of each service, step by step. */
type Volumes = ReadonlyMap<ServiceGroup, Float64Array>;

interface PoolRequest {
  readonly code: CodeFilter | null;
  readonly steps: DaySteps;
  readonly volumes: Volumes;
  /** The evening before, whose waiting calls the day begins with. */
  readonly before: { readonly steps: DaySteps; readonly volumes: Volumes };
  readonly shifts: readonly StaffedShift[];
  readonly summaries: ReadonlyMap<ServiceGroup, RunSummary>;
  readonly staffing: StaffingTarget | null;
  readonly whatIf: WhatIf;
  readonly type: keyof typeof stepMinutes;
}

function poolHours({ code, steps, volumes, before, shifts, summaries, staffing, whatIf, type }: PoolRequest) {
  const services = servicesOf(code);
  const inPool = shifts.filter((shift) => shift.services.some((service) => services.includes(service as ServiceGroup)));
  const onShift = code === null ? shifts : inPool;
  const perHour = 60 / steps.minutes;
  const added = code === null ? whatIf.driversAdded : [];
  const stepsOf = (at: DaySteps, calls: Volumes, changeAt: (step: number) => number) => {
    const scheduled = countDrivers(onShift, at);
    return needOfSteps(services, at, calls, summaries, staffing).map((need, step) => ({
      need,
      work: need.work,
      drivers: Math.max(0, (scheduled[step] ?? 0) + changeAt(step)),
    }));
  };
  const stepsOfPool = stepsOf(
    steps,
    volumes,
    (step) => (added[Math.floor((step * steps.minutes) / 60)] ?? 0) - whatIf.driversOut,
  );
  // Without a forecast for the evening before, the day is taken to begin like its first hour.
  const stepsBefore = before.volumes.size === 0 ? [] : stepsOf(before.steps, before.volumes, () => 0);
  const onTime = promiseOfSteps([...stepsBefore, ...stepsOfPool], staffing, perHour).slice(stepsBefore.length);
  const dispersion = summaries.get(services[0] ?? 'Tow')?.dispersion ?? 1;
  return stepsOfPool.map(({ need, drivers }, step) => ({
    sc_dt: new Date(steps.from + step * steps.minutes * 60_000).toISOString(),
    volume_pred: round(need.volume),
    volume_low: countQuantile(need.volume, dispersion, 0.1),
    volume_high: countQuantile(need.volume, dispersion, 0.9),
    productivity_goal: round(need.goal),
    drivers_needed: need.drivers,
    total_drivers: drivers,
    on_time_pred: onTime[step] ?? null,
    on_time_target: need.optimized && staffing ? percent(staffing.share) : null,
    on_time_best: need.bestPossible === null ? null : percent(need.bestPossible),
    code,
    was_optimized: need.optimized,
    time_type: type,
  }));
}

const servicesOf = (code: CodeFilter | null): readonly ServiceGroup[] =>
  code === null ? serviceGroups : codeFilters[code];

function needOfSteps(
  services: readonly ServiceGroup[],
  steps: DaySteps,
  calls: Volumes,
  summaries: ReadonlyMap<ServiceGroup, RunSummary>,
  staffing: StaffingTarget | null,
) {
  return Array.from({ length: steps.count }, (_, step) =>
    needOf(services, (service) => calls.get(service)?.[step] ?? 0, 60 / steps.minutes, summaries, staffing),
  );
}

/** In percent, with one decimal. */
const percent = (share: number) => Math.round(1000 * share) / 10;

/** Share of calls the scheduled drivers reach in time, in percent; steps within an hour are computed as whole hours. */
function promiseOfSteps(
  steps: readonly { readonly drivers: number; readonly work: PoolWork | null }[],
  staffing: StaffingTarget | null,
  perHour: number,
): readonly (number | null)[] {
  const hours: { work: PoolWork; drivers: number }[] = [];
  for (let at = 0; at < steps.length; at += perHour) {
    const [step] = steps.slice(at, at + 1);
    if (!step?.work) return [];
    hours.push({ work: step.work, drivers: Math.floor(step.drivers * (1 - (staffing?.shrinkage ?? 0)) + 1e-9) });
  }
  const shares = promiseOfHours(hours);
  return steps.map((_, at) => percent(shares[Math.floor(at / perHour)] ?? 0));
}

const promises = new Map<string, readonly number[]>();
/** Days whose simulation is kept: those a few people have on screen, at every pool. */
const maxPromises = 256;

/** The promise through a day, simulated once for the same calls and crews. */
function promiseOfHours(hours: readonly StaffedHour[]): readonly number[] {
  const key = JSON.stringify(
    hours.map(({ work, drivers }) => ({
      drivers,
      ...work,
      slack: [...work.slack],
      slackShares: [...work.slackShares],
    })),
  );
  const shares = promises.get(key) ?? promiseThroughDay(hours);
  promises.delete(key);
  promises.set(key, shares);
  for (const oldest of promises.keys()) {
    if (promises.size <= maxPromises) break;
    promises.delete(oldest);
  }
  return shares;
}

function countDrivers(shifts: readonly StaffedShift[], steps: DaySteps): Int32Array {
  return coverageCounts(
    coverage(shifts.flatMap(stretchesOfRow), { from: steps.from, to: steps.to, bucketMinutes: steps.minutes }),
  );
}

/** Drivers on shift by zone and hour. A zone is a territory; a station without a territory is its own zone. */
function zonesOf(shifts: readonly StaffedShift[], tree: OrganizationTree, steps: DaySteps) {
  const hours: DaySteps = { ...steps, minutes: 60, count: Math.round((steps.to - steps.from) / hourMs) };
  const zoneOf = (stationId: number) => {
    const station = tree.byId(stationId);
    const above = station?.ancestorIds.map((id) => tree.byId(id)).find((place) => place?.type === 'territory');
    return (above ?? station)?.displayName ?? '';
  };
  return [...Map.groupBy(shifts, (shift) => zoneOf(shift.station_id))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([zone, some]) =>
      [...countDrivers(some, hours)].map((drivers, hour) => ({
        zone,
        hour: new Date(hours.from + hour * hourMs).toISOString(),
        drivers,
      })),
    );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
