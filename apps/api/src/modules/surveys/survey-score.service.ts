import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Filters } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import { childTypesOf } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import { canView } from '@roadside/domain/geography';
import { isSmallSample, wilsonInterval } from '@roadside/domain/metrics';
import { can } from '@roadside/domain/permissions';
import { aggregatorPeriodEnd, countedUnder, defaultQuestionAnswers, takesPart, tierOf } from '@roadside/domain/surveys';
import type { QuestionAnswers, RuleSwitches } from '@roadside/domain/surveys';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { noFilters } from '../metrics/fact-filters.ts';
import type { FactScope } from '../metrics/fact-sources.ts';
import { childRows, ownRow } from '../metrics/measure-rows.ts';
import { narrowedDays, ownersOf } from '../reports/fact-owners.ts';
import { readReport } from '../reports/report-request.ts';
import type { ReportRequest } from '../reports/report-request.ts';
import { scoreRows } from './survey-score.repository.ts';
import type { ScoredRow } from './survey-score.repository.ts';

type Aggregator = typeof calls.dashboard.surveyAggregator;
type Aggregate = CallReply<Aggregator>['totals'];

/** Number of days whose answers are used for the forecast. */
const recentDays = 28;
/** From this many answers on, those of the place above would change nothing. */
const answersEnough = 500;

/** Emulated Surveys: a place's incentive score, recomputed from its surveys (decisions 14). */
export async function surveyScore(context: CallContext, body: ParsedBody<Aggregator>): Promise<CallReply<Aggregator>> {
  const filters: Filters | undefined = body.fac_type
    ? { ...body.filters, fac_type__in: [body.fac_type] }
    : body.filters;
  const request = await readReport(context, body.slug, {
    time_type: body.time_type,
    filters,
    metrics: [],
    relation: 'self',
  });
  const { geography, period } = request;
  const qa: QuestionAnswers =
    body.qa && Object.keys(body.qa).length > 0 ? (body.qa as QuestionAnswers) : defaultQuestionAnswers;
  const switches: RuleSwitches = {
    newBizRules: body.filters?.new_biz_rules ?? true,
    reroute: body.filters?.reroute,
    remove: body.filters?.remove,
  };
  const children = childrenOf(context, geography, body.org_type);
  const places = { ...request.filters, reroute: null, remove: null };
  const owned = { ...ownedBy(context, geography, places.facilityTypes), filters: places };
  const byDriver = children?.[0]?.type === 'driver' || geography.type === 'driver';
  const days = narrowedDays(period, places.days);
  const since = addDays(days.to, 1 - recentDays);
  const isOfficial = isOfficialScore({ ...body, filters });
  const [rows, recentRows, officialRows] = await Promise.all([
    scoreRows(context.db, { ...owned, ...days }, qa, byDriver ? 'driver_id' : 'station_id'),
    scoreRows(context.db, { ...owned, from: since, to: days.to }, qa, 'station_id'),
    isOfficial ? null : scoreRows(context.db, officialScope(context, request), defaultQuestionAnswers, 'station_id'),
  ]);
  const recent = countedUnder(recentRows, switches);
  const above = recent.answered < answersEnough ? placeAbove(context, geography) : null;
  const ofParent = above && { ...ownedBy(context, above, places.facilityTypes), filters: places };
  const parentRows =
    ofParent && (await scoreRows(context.db, { ...ofParent, from: since, to: days.to }, qa, 'station_id'));
  const mayTryRules = can(context.subject, 'feature.disable-business-rules', {}, context.config.access).allowed;
  const parts = children && childRows(context.tree, geography, children, places.facilityTypes).rows;
  return {
    rows: children
      ? children.map((child) => {
          const part = parts?.find(({ key }) => key === child.id);
          const ids = new Set(part?.grain === 'driver' ? part.driverIds : (part?.stationIds ?? []));
          return aggregateOf(
            child,
            rows.filter(({ owner }) => owner !== null && ids.has(owner)),
            switches,
          );
        })
      : [aggregateOf(geography, rows, switches)],
    totals: aggregateOf(geography, rows, switches),
    official: aggregateOf(geography, officialRows ?? rows, officialSwitches),
    is_official: isOfficial,
    strata: strataOf(rows).filter((stratum) => mayTryRules || takesPart(stratum, switches)),
    recent,
    parent: parentRows && countedUnder(parentRows, switches),
    from: period.from,
    to: period.to,
    ends_on: aggregatorPeriodEnd(body.time_type, period.from, request.incentiveMonths),
    as_of: request.asOf,
  };
}

const officialSwitches: RuleSwitches = { newBizRules: true };

/** Whether a request is for the score that decides the tier: default question, all surveys, rules in force. */
function isOfficialScore({ qa, filters = {} }: Pick<ParsedBody<Aggregator>, 'qa' | 'filters'>): boolean {
  const asRulesSay: Filters = { new_biz_rules: true, reroute: 'without', remove: 'without' };
  return (
    isDefaultQuestion(qa) &&
    Object.entries(filters).every(([key, value]) => value === undefined || asRulesSay[key as keyof Filters] === value)
  );
}

function isDefaultQuestion(qa: ParsedBody<Aggregator>['qa']): boolean {
  const [first, ...others] = Object.entries(qa ?? {});
  return first === undefined || (others.length === 0 && first[0] === 'outc1' && first[1]?.join() === '5');
}

/** All surveys of the place and the period, without the request's filters. */
function officialScope(context: CallContext, { geography, period }: ReportRequest): FactScope {
  return { ...ownedBy(context, geography, null), from: period.from, to: period.to, filters: noFilters };
}

/** The stations or drivers whose surveys are a place's. */
function ownedBy({ tree }: CallContext, place: Geography, facilityTypes: Parameters<typeof ownRow>[2]) {
  const { rows, withinStations } = ownRow(tree, place, facilityTypes);
  return ownersOf(rows[0], withinStations);
}

/** The place above, whose share a place with few surveys is judged by; null at the top, or if it may not be viewed. */
function placeAbove({ tree, subject, config }: CallContext, { parentId }: Geography): Geography | null {
  const above = parentId === null ? null : tree.byId(parentId);
  return above && canView(subject, above, config.access) ? above : null;
}

/** The places to score: null = the place itself. */
function childrenOf(
  { tree, subject, config }: CallContext,
  geography: Geography,
  type: Geography['type'],
): readonly Geography[] | null {
  if (type === geography.type) return null;
  const offered: readonly Geography['type'][] = childTypesOf(geography.type);
  if (!offered.includes(type))
    throw new ApiError('invalid-body', `A ${geography.type} can’t be broken down by ${type}.`, {
      fields: { org_type: `Must be one of: ${[geography.type, ...offered].join(', ')}` },
    });
  return tree.children(geography, type).filter((child) => canView(subject, child, config.access));
}

function strataOf(rows: readonly ScoredRow[]) {
  return [false, true].flatMap((reroute) =>
    [false, true].map((remove) => {
      const alike = rows.filter((row) => row.reroute === reroute && row.remove === remove);
      const sum = (of: 'top' | 'answered') => alike.reduce((total, row) => total + row[of], 0);
      return { reroute, remove, top: sum('top'), answered: sum('answered') };
    }),
  );
}

function aggregateOf(
  { id, slug, displayName }: Geography,
  rows: readonly ScoredRow[],
  switches: RuleSwitches,
): Aggregate {
  const { top, answered } = countedUnder(rows, switches);
  const value = answered === 0 ? null : (100 * top) / answered;
  const interval = wilsonInterval(top, answered);
  const marked = (mark: 'reroute' | 'remove') =>
    rows.reduce((total, row) => (row[mark] ? total + row.surveys : total), 0);
  const tier = tierOf(value);
  return {
    organization: { id, slug, name: displayName },
    score: {
      value,
      numerator: top,
      denominator: answered,
      status: null,
      ...(interval ? { low: interval.low, high: interval.high } : {}),
    },
    // No tier for fewer than ten answers: a single one could decide it (decisions 25).
    tier: tier === 0 || isSmallSample(answered) ? null : tier,
    counted: answered,
    rerouted: marked('reroute'),
    removed: marked('remove'),
  };
}
