import { defaultGoals } from '@roadside/domain/metrics';
import { backendStates } from '@roadside/domain/updates';
import { hashPassword } from '../../platform/auth/password.ts';
import type { Database } from '../../platform/database/database.ts';
import { withoutIndexes } from '../../platform/database/set-aside.ts';
import { ZoneClock } from '../../platform/time/zone-clock.ts';
import { makeDemoSeasons } from './seasons/demo-seasons.ts';
import { settleSeasons } from '../arena/settle.service.ts';
import { trainForecasts } from '../forecast/train-forecasts.ts';
import { markDirty, recomputeDirty, recomputeRollups } from '../metrics/rollups.ts';
import { recomputeDue } from '../points/index.ts';
import { announceSurveys } from '../surveys/announce-surveys.ts';
import { applyDueRules } from '../surveys/business-rules.repository.ts';
import { correctionsAt } from '../surveys/comment-corrections.repository.ts';
import { CallGenerator } from './calls/call-generator.ts';
import { dayNumber, daysBetween, plusDays } from './calls/days.ts';
import { callColumns, eventColumns, spanColumns, surveyColumns } from './load/call-rows.ts';
import { clubTimeZone, DaySource } from './load/day-source.ts';
import type { DayRows } from './load/day-source.ts';
import {
  analyzeFacts,
  beginWorld,
  ensureMonths,
  factTables,
  findWorld,
  hasNoFacts,
  hasStatesSince,
  organizationIds,
  recordUpdateStates,
  savePosition,
  wipeFrom,
} from './load/demo.repository.ts';
import type { WorldPosition, WorldRun } from './load/demo.repository.ts';
import { planClub } from './organization/organization-plan.ts';
import { planBookmarks } from './people/bookmark-plan.ts';
import { demoPassword } from './people/demo-accounts.ts';
import { planPeople } from './people/people-plan.ts';
import { ensureSchedule } from './schedule/ensure-schedule.ts';

/** The configuration of the demo world. */
export interface DemoWorldConfig {
  /** Seed of every random stream (`ROADSIDE_SEED`). */
  readonly seed: number;
  /** Multiplies the calls per day (`ROADSIDE_SCALE`); people and organizations stay the same. */
  readonly scale: number;
  /** Pins the date as `YYYY-MM-DD` (`ROADSIDE_TODAY`); null = use the clock. */
  readonly today: string | null;
}

/** Progress of a stage; `total` is null when unknown. */
export interface DemoWorldProgress {
  readonly stage: string;
  readonly done: number;
  readonly total: number | null;
}

/** The result of a start. Days are ISO days, both included. */
export interface DemoWorldReport {
  readonly created: boolean;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly daysAdded: number;
  readonly callsAdded: number;
  readonly surveysAdded: number;
  readonly stages: readonly { readonly name: string; readonly milliseconds: number }[];
}

/** Days of calls in a new world (glossary section 4). */
export const worldDays = 400;
const daysPerChunk = 20;
const demoEmailDomain = 'lantern.example';

/**
 * Creates the demo club on an empty database, or appends the days since the last start, so that the world always ends
 * yesterday. A world keeps its original seed and scale, even if the configuration changes later. Safe to kill: the next
 * call deletes the unfinished chunk and continues.
 */
export async function ensureDemoWorld(
  db: Database,
  config: DemoWorldConfig,
  onProgress: (progress: DemoWorldProgress) => void = () => undefined,
): Promise<DemoWorldReport> {
  return growWorld(db, config, onProgress, true);
}

/** The daily job: appends the days that have ended since the last run. Does nothing without a demo world. */
export async function appendDemoDays(db: Database, config: DemoWorldConfig): Promise<DemoWorldReport | null> {
  return (await findWorld(db)) ? growWorld(db, config, () => undefined, false) : null;
}

async function growWorld(
  db: Database,
  config: DemoWorldConfig,
  onProgress: (progress: DemoWorldProgress) => void,
  mayBegin: boolean,
): Promise<DemoWorldReport> {
  const clock = new ZoneClock(clubTimeZone);
  const now = config.today === null ? Date.now() : clock.startOfDay(config.today) + 12 * 3_600_000;
  const today = clock.localTime(now).day;
  const yesterday = plusDays(today, -1);
  const stages = new Stopwatch();

  const found = await findWorld(db);
  if (!found && !mayBegin) throw new Error('There is no demo world to append to.');
  if (!found) onProgress({ stage: 'Demo club: people and places', done: 0, total: null });
  const run = found ?? (await stages.time('people and places', () => begin(db, config, yesterday, new Date(now))));
  const { firstDay, throughDay } = run.position;
  const nextDay = throughDay === null ? firstDay : plusDays(throughDay, 1);
  const days = daysBetween(nextDay, yesterday).length;

  const load = () => loadDays(db, run, { nextDay, yesterday, clock, stages, onProgress });
  const loaded =
    days === 0
      ? { position: run.position, calls: 0, surveys: 0 }
      : (await hasNoFacts(db))
        ? await withoutIndexes(db, factTables, load)
        : await load();
  // Before the reports, which are planned with them. A few days do not change the statistics of a year.
  if (days >= daysPerChunk) await stages.time('statistics', () => analyzeFacts(db));
  const position = await stages.time('schedule', async () =>
    ensureSchedule(
      db,
      { ...run, position: loaded.position },
      {
        club: planClub(run.position.seed),
        today,
        now: new Date(now),
        idOf: await idsOfPlan(db),
        onProgress: (done, total) => onProgress({ stage: 'Demo club: schedule', done, total }),
      },
    ),
  );
  if (!position.rolledUp) {
    onProgress({ stage: 'Demo club: reports', done: 0, total: null });
    await stages.time('roll-ups', () => recomputeRollups(db, { from: firstDay, to: yesterday }));
    await savePosition(db, run.id, { ...position, rolledUp: true }, { rows: 0, finishedAt: new Date(now) });
  } else await stages.time('roll-ups', () => recomputeDirty(db));
  await stages.time('points', async () => {
    await recomputeDue(db, { now: new Date(now), today });
    await db.kysely.transaction().execute((trx) => makeDemoSeasons(trx, { today, now: new Date(now) }));
    await settleSeasons(db, { now: new Date(now), today });
  });
  await stages.time('forecasts', () => trainForecasts(db, { now: new Date(now), through: yesterday }));
  const lastDay = days > 0 ? yesterday : (throughDay ?? yesterday);
  const midnight = clock.startOfDay(today);
  if (lastDay === yesterday && !(await hasStatesSince(db, new Date(midnight))))
    await recordUpdateStates(db, statesOfToday(midnight, now));
  return {
    created: !found,
    firstDay,
    lastDay,
    daysAdded: days,
    callsAdded: loaded.calls,
    surveysAdded: loaded.surveys,
    stages: stages.all(),
  };
}

async function begin(db: Database, { seed, scale }: DemoWorldConfig, yesterday: string, now: Date): Promise<WorldRun> {
  const club = planClub(seed);
  const employees = planPeople(seed, club);
  return beginWorld(db, {
    club,
    employees,
    bookmarks: planBookmarks(seed, club, employees),
    goals: defaultGoals,
    emailDomain: demoEmailDomain,
    passwordHash: await hashPassword(demoPassword),
    position: { seed, scale, firstDay: plusDays(yesterday, 1 - worldDays), throughDay: null, rolledUp: false },
    lastDay: yesterday,
    now,
  });
}

interface LoadRequest {
  readonly nextDay: string;
  readonly yesterday: string;
  readonly clock: ZoneClock;
  readonly stages: Stopwatch;
  readonly onProgress: (progress: DemoWorldProgress) => void;
}

async function loadDays(db: Database, run: WorldRun, { nextDay, yesterday, clock, stages, onProgress }: LoadRequest) {
  let { position } = run;
  const idOf = await idsOfPlan(db);
  await wipeFrom(db, nextDay, new Date(clock.startOfDay(nextDay)));
  await ensureMonths(db, nextDay, yesterday);
  const club = planClub(position.seed);
  const stationIds = club.stations.map(({ key }) => idOf(key));
  // New surveys come with what the rules decide. In a new world there are none yet that a newer rule set would queue.
  await applyDueRules(db);
  const source = new DaySource({
    generator: new CallGenerator(position.seed, position.scale, club),
    idOf,
    from: nextDay,
    worldFirstDay: position.firstDay,
    corrections: await correctionsAt(db.kysely, stationIds),
  });
  const total = daysBetween(nextDay, yesterday).length;
  const chunkEnds = Array.from({ length: Math.ceil(total / daysPerChunk) }, (_, index) =>
    plusDays(nextDay, Math.min(total, (index + 1) * daysPerChunk) - 1),
  );

  let calls = 0;
  let surveys = 0;
  const progress = (through: string | null) =>
    onProgress({
      stage: 'Demo club: calls',
      done: through === null ? 0 : dayNumber(through) - dayNumber(nextDay) + 1,
      total,
    });
  progress(null);
  let chunkStart = nextDay;
  let upcoming: Promise<DayRows> | null = null;
  for (const [index, chunkEnd] of chunkEnds.entries()) {
    const rows = await stages.time('creating rows', () => upcoming ?? source.through(chunkEnd));
    // Generates the next chunk while the engine writes this one in its own thread.
    const following = chunkEnds[index + 1];
    upcoming = following === undefined ? null : source.through(following);
    upcoming?.catch(() => undefined);
    calls += await stages.time('calls', () => db.copyInto('call', callColumns, rows.calls));
    await stages.time('events', () => db.copyInto('call_event', eventColumns, rows.events));
    surveys += await stages.time('surveys', () => db.copyInto('survey', surveyColumns, rows.surveys));
    await stages.time('comments', () => db.copyInto('survey_comment_span', spanColumns, rows.spans));
    position = advanced(position, chunkEnd);
    const chunkDays = daysBetween(chunkStart, chunkEnd);
    await db.kysely.transaction().execute(async (trx) => {
      await savePosition(trx, run.id, position, { rows: rows.calls.length + rows.surveys.length, finishedAt: null });
      if (!position.rolledUp) return;
      await markDirty(trx, [
        ...chunkDays.flatMap((localDay) => stationIds.map((stationId) => ({ stationId, localDay }))),
        ...rows.surveyKeys,
      ]);
      await announceSurveys(
        trx,
        rows.surveyKeys.map(({ stationId }) => ({ station_id: stationId })),
      );
    });
    chunkStart = plusDays(chunkEnd, 1);
    progress(chunkEnd);
  }
  return { position, calls, surveys };
}

/** Row ids of organizations by the plan's keys. */
async function idsOfPlan(db: Database): Promise<(key: string) => number> {
  const ids = await organizationIds(db);
  return (key) => {
    const id = ids.get(key);
    if (id === undefined)
      throw new Error(
        `The demo world has no row for ${key}; it was created by another version. Start with an empty data folder.`,
      );
    return id;
  };
}

function advanced(position: WorldPosition, throughDay: string): WorldPosition {
  return { ...position, throughDay };
}

/**
 * The states of the morning's load, as the feed would have reported them; before six in the morning, the load has just
 * finished.
 */
function statesOfToday(startOfDay: number, now: number) {
  const minutes = [2, 4, 9, 31, 44];
  const began = Math.min(startOfDay + 5 * 3_600_000, now - 45 * 60_000);
  return backendStates.map((state, index) => ({
    state,
    kind: state === 'Raw Data Updated' ? ('surveys' as const) : ('metrics' as const),
    enteredAt: new Date(began + (minutes[index] ?? 0) * 60_000),
  }));
}

/** Total duration of each stage. */
class Stopwatch {
  readonly #totals = new Map<string, number>();

  async time<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#totals.set(name, (this.#totals.get(name) ?? 0) + performance.now() - began);
    }
  }

  all() {
    return [...this.#totals].map(([name, milliseconds]) => ({ name, milliseconds: Math.round(milliseconds) }));
  }
}
