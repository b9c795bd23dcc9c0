import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Filters } from '@roadside/contract/schemas';
import { commentTopics, listedMarks, rawSurveyDefaults } from '@roadside/domain/surveys';
import type { Sentiment, ThreeState } from '@roadside/domain/surveys';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, invalidCursor, readOrder, rowsToRead } from '../../platform/lists/list-request.ts';
import type { FactFilters, MarkFilter } from '../metrics/fact-filters.ts';
import type { FactScope } from '../metrics/fact-sources.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import { highlightsIn } from './comment-search.repository.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { narrowedDays, ownersOf } from './fact-owners.ts';
import type { ReportRequest } from './report-request.ts';
import { metaOf } from './report.service.ts';
import type { ReportTools } from './report.service.ts';
import { pageBounds } from './row-order.ts';
import { countSurveys, surveyOrders, surveyPage } from './survey-table.repository.ts';
import type { CommentConditions, SurveyTableRow } from './survey-table.repository.ts';
import { whereAndWho } from './where-and-who.ts';

type SurveyTable = CallReply<typeof calls.dashboardData.surveyComments>;

/** A request's conditions on the comment. Empty or null = no condition. */
export interface CommentSearch {
  readonly search?: string | undefined;
  readonly topic?: string | null | undefined;
  readonly sentiment?: Sentiment | '' | null | undefined;
}

export interface SurveyTableOptions extends CommentSearch {
  /** Only surveys with a comment. */
  readonly written: boolean;
  /**
   * The filters as sent. They decide whether rerouted and removed surveys are listed, instead of the business rules.
   */
  readonly asked: Filters | undefined;
}

/** The surveys of a geography, one per row, without member data; newest first by default. */
export async function surveyTableReport(
  { db, tree }: Pick<ReportTools, 'db' | 'tree'>,
  request: ReportRequest,
  options: SurveyTableOptions,
): Promise<SurveyTable> {
  const { args } = request;
  const scope = listedScope(tree, request, options.asked);
  const comment = readComment(options);
  const { field: orderBy, descending } = readOrder(args.order_by ?? rawSurveyDefaults.orderBy, surveyOrders);
  const afterId = args.cursor === undefined ? null : readCursor(args.cursor);
  const { start, size } = pageBounds(args);
  const [total, page] = await Promise.all([
    countSurveys(db, { scope, comment }),
    surveyPage(db, {
      scope,
      comment,
      orderBy,
      descending,
      afterId,
      offset: afterId === null ? start : 0,
      limit: rowsToRead(size),
    }),
  ]);
  if (!page) throw lostCursor();
  const { rows: shown, last } = cutPage(page, size);
  return {
    data: shown.map((row) => surveyRow(tree, row)),
    meta: metaOf(request),
    total_rows: total,
    next_cursor: last ? String(last.id) : null,
  };
}

/** The scope of a list of surveys: owners, days and marks. */
export function listedScope(tree: OrganizationTree, request: ReportRequest, asked: Filters | undefined): FactScope {
  const filters = listed(request, asked);
  const { rows: owners, withinStations } = ownRow(tree, request.geography, filters.facilityTypes);
  return { ...ownersOf(owners[0], withinStations), ...narrowedDays(request.period, filters.days), filters };
}

/**
 * Applies the filters for rerouted and removed surveys. Without them, business rules on = only surveys that count,
 * off = all of them, not set = the default for the geography's type (glossary, section 2).
 */
function listed({ filters, geography }: ReportRequest, asked: Filters | undefined): FactFilters {
  const usual = listedMarks(asked?.new_biz_rules, geography.type);
  const mark = (state: ThreeState): MarkFilter => (state === 'all' ? null : state);
  return { ...filters, reroute: mark(asked?.reroute ?? usual.reroute), remove: mark(asked?.remove ?? usual.remove) };
}

export function readComment({ written, search = '', topic, sentiment }: SurveyTableOptions): CommentConditions {
  const known = topic ? commentTopics.find((each) => each.toLowerCase() === topic.toLowerCase()) : null;
  if (known === undefined)
    throw new ApiError('invalid-body', 'This topic doesn’t exist.', {
      fields: { topic: `Choose one of: ${commentTopics.join(', ')}` },
    });
  return { written, search: search.trim(), topic: known, sentiment: sentiment || null };
}

function readCursor(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw lostCursor();
  return Number(text);
}

function lostCursor(): ApiError {
  return invalidCursor('args.cursor', 'Not a cursor from an earlier reply, or its survey was deleted');
}

/** A survey in reply form. */
export function surveyRow(tree: OrganizationTree, row: SurveyTableRow): SurveyTable['data'][number] {
  const { comment } = row;
  return {
    id: row.id,
    call_id: row.call_id,
    sc_dt_surveys: row.local_day,
    recorded_date: row.recorded_at.toISOString(),
    date_updated_surveys: row.updated_at.toISOString(),
    ...whereAndWho(tree, row),
    driver_slug: row.driver_id === null ? null : (tree.byId(row.driver_id)?.slug ?? null),
    sc_svc_prov_type: row.provider_type,
    tcd: row.trouble_code,
    q_chl: row.channel,
    outc1: row.outc1,
    response_sat: row.response_sat,
    q24: row.q24,
    q26: row.q26,
    driver5: row.driver5,
    driver10: row.driver10,
    reroute: row.reroute,
    remove: row.remove,
    comment,
    topics: [...row.spans],
    tone: row.comment_tone,
    language: row.comment_language,
    ...(row.marked === null || comment === null ? {} : { highlights: [...highlightsIn(row.marked, comment)] }),
  };
}
