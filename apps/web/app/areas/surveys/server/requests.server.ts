import { calls } from '@roadside/contract/calls';
import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { Filters } from '@roadside/contract/schemas';
import { dayCount, longestRangeDays } from '@roadside/domain/calendar';
import { rawSurveyDefaults } from '@roadside/domain/surveys';
import type { AppLoadContext } from '@remix-run/node';
import { readListState, sortText } from '../../../kit/list/list-state.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { filtersOf, rawSurveyList, scoreRequestFilters } from '../model/survey-filters.ts';
import { partIn, scoreStateIn, timeIn, timeParameters, type SurveyTime } from '../model/survey-state.ts';

export type SurveyPage = CallReply<typeof calls.elements.surveys>;
type Api = AppLoadContext['api'];
type Arguments = NonNullable<ParsedBody<typeof calls.elements.surveys>['request']['parameters']['args']>;

/** A request for one of the two built-in elements. */
export function elementRequest(slug: string, time: SurveyTime, filters: Filters, args: Arguments = {}) {
  const { time_type, dynamic } = timeParameters(time);
  return {
    slug,
    parameters: { time_type: [time_type], filters, args: { ...(dynamic ? { dynamic: true } : {}), ...args } },
  };
}

/** The request for Raw Surveys with the URL's filters; the export and the counts use it too. */
export function rawRequest(slug: string, search: URLSearchParams) {
  const state = readListState(search, rawSurveyList(true));
  const filters = filtersOf(state);
  return {
    search: state.search,
    order: sortText(state.sort),
    request: (args?: Arguments) =>
      elementRequest(slug, timeIn(search, partIn(search)), filters, { ...callDays(filters), ...args }),
  };
}

/** The call days of the filters as the request's own, which may be earlier than the last year. */
function callDays({ sc_dt_surveys__gte: from, sc_dt_surveys__lte: to }: Filters): Arguments {
  const known = from !== undefined && to !== undefined && from <= to && dayCount(from, to) <= longestRangeDays;
  return known ? { from, to } : {};
}

/** A page of Raw Surveys: 50 rows, newest first unless the URL says otherwise. */
export function readRawPage(api: Api, slug: string, search: URLSearchParams): Promise<Outcome<SurveyPage>> {
  const cursor = search.get('cursor');
  const { request, order, search: text } = rawRequest(slug, search);
  return api.attempt(calls.elements.surveys, {
    params: { element: 'raw-surveys' },
    body: {
      search: text,
      order_by: order || rawSurveyDefaults.orderBy,
      request: request({ rows_per_page: rawSurveyDefaults.rowsPerPage, ...(cursor ? { cursor } : {}) }),
    },
  });
}

/** The surveys behind an emulated score, lowest answers first, so that the costliest can be excluded first. */
export function readScoredPage(
  api: Api,
  slug: string,
  search: URLSearchParams,
  mayTryRules: boolean,
): Promise<Outcome<SurveyPage>> {
  const cursor = search.get('cursor');
  const filters: Filters = {
    [`${scoreStateIn(search).question}__in`]: [5, 4, 3, 2, 1],
    ...scoreRequestFilters(search),
    ...(mayTryRules ? ({ reroute: 'all', remove: 'all' } as const) : {}),
  };
  return api.attempt(calls.elements.surveys, {
    params: { element: 'raw-surveys' },
    body: {
      search: '',
      order_by: 'outc1',
      request: elementRequest(slug, timeIn(search, partIn(search)), filters, {
        rows_per_page: rawSurveyDefaults.rowsPerPage,
        ...(cursor ? { cursor } : {}),
      }),
    },
  });
}
