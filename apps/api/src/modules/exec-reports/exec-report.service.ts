import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { execReportFacts } from '@roadside/contract/schemas';
import type { ExecReportFacts } from '@roadside/contract/schemas';
import { hasExecutiveReport, periodKindOf, restatements } from '@roadside/domain/reports';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readReport } from '../reports/report-request.ts';
import type { ReportRequest } from '../reports/report-request.ts';
import { factsVersion, numbersOf, reportFacts } from './report-facts.ts';
import type { ReportQuestion } from './report-facts.ts';
import { findSnapshot, firstDayWithCalls, freeze } from './snapshot.repository.ts';
import type { Snapshot, SnapshotKey } from './snapshot.repository.ts';

type ReportCall = typeof calls.execReports.report;

/**
 * The executive report of a place. A complete week, month or incentive period is frozen when it is first read, and read
 * from then on as it was; what is different today is listed beside it (feature I16). An Admin who sees as somebody else
 * freezes nothing.
 * @throws ApiError 403 for a place out of view, 400 for a place without reports
 */
export async function executiveReport(
  context: CallContext,
  body: ParsedBody<ReportCall>,
): Promise<CallReply<ReportCall>> {
  const { question, request } = await questionOf(context, body);
  return { ...(await reportFor(context, body, question, request)), incentive_months: request.incentiveMonths };
}

type Reported = Omit<CallReply<ReportCall>, 'incentive_months'>;

async function reportFor(
  context: CallContext,
  body: ParsedBody<ReportCall>,
  question: ReportQuestion,
  request: ReportRequest,
): Promise<Reported> {
  const key: SnapshotKey = { kind: 'executive', geography: request.geography, from: body.from, to: body.to };
  const closes = question.period !== null && question.finished;
  if (!closes) return { report: await reportFacts(context, question), frozen: null, restated: [] };
  const found = await findSnapshot(context.db.kysely, key);
  if (found) return frozenReport(context, question, found);
  const firstDay = await firstDayWithCalls(context.db.kysely);
  // A period that starts before the data does would be frozen with zero calls on the missing days.
  if (context.seenBy || firstDay === null || question.from < firstDay)
    return { report: await reportFacts(context, question), frozen: null, restated: [] };
  await freeze(context.db.kysely, key, await reportFacts(context, question), factsVersion, context.now());
  const frozen = await findSnapshot(context.db.kysely, key);
  // Roll-ups of these days are being recomputed, so nothing was frozen.
  if (!frozen) return { report: await reportFacts(context, question), frozen: null, restated: [] };
  return frozenReport(context, question, frozen);
}

/**
 * Reads the place and the days. Days without data are cut off: an unfinished period is compared with the same weekdays
 * of the part that has data, never whole (decision 24).
 */
export async function questionOf(
  context: CallContext,
  { slug, from, to }: Pick<ReportQuestion, 'slug' | 'from' | 'to'>,
): Promise<{ readonly question: ReportQuestion; readonly request: ReportRequest }> {
  const request = await readReport(context, slug, {
    time_type: 'Range',
    metrics: [],
    relation: 'self',
    args: { from, to },
  });
  if (!hasExecutiveReport(request.geography.type))
    throw new ApiError('invalid-body', 'Reports are about clubs, regions, markets and territories.', {
      fields: { slug: 'Choose a club, region, market or territory' },
    });
  const finished = to <= request.lastDay;
  return {
    question: {
      slug,
      from,
      to: finished || from > request.lastDay ? to : request.lastDay,
      finished,
      period: periodKindOf({ from, to }, request.incentiveMonths),
    },
    request,
  };
}

async function frozenReport(
  context: CallContext,
  question: ReportQuestion,
  { facts, version, frozen_at }: Snapshot,
): Promise<Reported> {
  const report: ExecReportFacts = execReportFacts.parse(facts);
  return {
    report,
    frozen: { version, at: frozen_at.toISOString() },
    restated: [...restatements(numbersOf(report), numbersOf(await reportFacts(context, question)))],
  };
}
