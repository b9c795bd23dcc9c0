import type { Geography } from '@roadside/domain/geography';
import { latestCompleteDay } from '@roadside/domain/dashboards';
import { hasExecutiveReport, latestReportPeriod, reportPeriodKinds } from '@roadside/domain/reports';
import type { ReportPeriodKind } from '@roadside/domain/reports';
import type { CallContext } from '../../platform/calls/handler.ts';
import { jobContext } from '../../platform/calls/job-context.ts';
import type { JobTools } from '../../platform/calls/job-context.ts';
import { announce } from '../../platform/live/announce.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { latestLoad } from '../reports/index.ts';
import { factsVersion, reportFacts } from './report-facts.ts';
import type { ReportQuestion } from './report-facts.ts';
import { scorecardFactsOf } from './scorecard-facts.ts';
import {
  firstDayWithCalls,
  freeze,
  frozenFor,
  frozenKey,
  stationsWithData,
  waitsForRollups,
} from './snapshot.repository.ts';
import type { SnapshotKey } from './snapshot.repository.ts';

interface Due {
  readonly kind: SnapshotKey['kind'];
  readonly geography: Geography;
  readonly question: ReportQuestion & { readonly period: ReportPeriodKind };
}

/**
 * Freezes the reports of periods that are over: executive reports of weeks, months and incentive periods, and each
 * station's scorecard of the month. Networks of a facility type are frozen when they are first read. What a run doesn't
 * get to is left for the next one.
 * @returns how many were frozen
 */
export async function freezeFinished(
  tools: JobTools,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<number> {
  const due = await dueReports(tools);
  let frozen = 0;
  for (const report of due) {
    if (frozen >= most || signal.aborted) break;
    try {
      // oxlint-disable-next-line no-await-in-loop -- Reports are heavy: one after another.
      if (await freezeOne(tools, report)) frozen += 1;
    } catch (error) {
      tools.log.error({ err: error, place: report.geography.slug, kind: report.kind }, 'a report could not be frozen');
    }
  }
  return frozen;
}

/** The reports of the latest complete periods that aren't frozen yet; the club first, stations last. */
async function dueReports({ db, now, config, tree }: JobTools): Promise<readonly Due[]> {
  const [{ latestDay }, firstDay] = await Promise.all([latestLoad(db), firstDayWithCalls(db.kysely)]);
  if (latestDay === null || firstDay === null) return [];
  const places = tree.all().filter(({ type }) => hasExecutiveReport(type) || type === 'station');
  const known = new Map<string, ReadonlySet<string> | null>();
  const stationIds = places.flatMap(({ id, type }) => (type === 'station' ? [id] : []));
  const served = new Map<string, ReadonlySet<number>>();
  const due: Due[] = [];
  for (const geography of places) {
    const kind = geography.type === 'station' ? 'scorecard' : 'executive';
    const today = config.today ?? dayIn(geography.timeZone, now());
    const lastDay = latestCompleteDay(today, latestDay);
    for (const period of kind === 'scorecard' ? (['month'] as const) : reportPeriodKinds) {
      const days = latestReportPeriod(period, lastDay, config.incentiveMonths);
      // A period that starts before the data does would be frozen with zero calls on the missing days.
      if (days.from < firstDay) continue;
      const key = `${days.from} ${days.to}`;
      // oxlint-disable-next-line no-await-in-loop -- A few periods, each asked for once.
      if (!known.has(key))
        known.set(key, (await waitsForRollups(db.kysely, days.to)) ? null : await frozenFor(db.kysely, days));
      const frozen = known.get(key);
      if (!frozen || frozen.has(frozenKey(kind, geography.baseId))) continue;
      if (kind === 'scorecard') {
        // A station that wasn't there yet has nothing to acknowledge.
        // oxlint-disable-next-line no-await-in-loop -- A few periods, each asked for once.
        if (!served.has(key)) served.set(key, await stationsWithData(db.kysely, stationIds, days));
        if (!served.get(key)?.has(geography.id)) continue;
      }
      due.push({ kind, geography, question: { slug: geography.slug, ...days, finished: true, period } });
    }
  }
  return due.toSorted((a, b) => Number(a.kind === 'scorecard') - Number(b.kind === 'scorecard'));
}

async function freezeOne(tools: JobTools, { kind, geography, question }: Due): Promise<boolean> {
  const context = clubContext(tools, geography);
  const key: SnapshotKey = { kind, geography, from: question.from, to: question.to };
  const facts = await (kind === 'executive' ? reportFacts : scorecardFactsOf)(context, question);
  return tools.db.kysely.transaction().execute(async (trx) => {
    const id = await freeze(trx, key, facts, factsVersion, tools.now());
    if (id !== null && kind === 'scorecard')
      await announce(trx, { topic: 'scorecards', id, geographyId: geography.id, by: null });
    return id !== null;
  });
}

/** Reads as the club does: a frozen report is the same for everybody who may open it. */
function clubContext(tools: JobTools, place: Geography): CallContext {
  const [club = place] = tools.tree.path(place);
  return jobContext(tools, {
    subject: {
      kind: 'employee',
      employeeId: 0,
      positionType: 'executive',
      permissions: ['see-all'],
      organization: club,
      teamSlug: null,
    },
    displayName: 'Reports',
    action: 'exec-reports.read',
    requestId: 'exec-reports.freeze',
  });
}
