import { calls } from '@roadside/contract/calls';
import { firstOfMonth } from '@roadside/domain/calendar';
import { namedMetricIds } from '@roadside/domain/metrics';
import { handle } from '../../platform/calls/handler.ts';
import { mergeFilters } from '../metrics/fact-filters.ts';
import { callTableReport } from './call-table.service.ts';
import { updateStatusOf } from './latest-load.repository.ts';
import { monthToDate, readReport } from './report-request.ts';
import type { RangeReader } from './report-request.ts';
import { cardReport, highlightsReport, tableReport, toolsOf, trendReport } from './report.service.ts';
import { severalElements } from './several-elements.service.ts';
import { surveyTableReport } from './survey-table.service.ts';
import { whyMovedReport } from './why-moved.service.ts';

/** Dashboard data by chart type, and the state of the data (specification, section 7: dashboard/dashboard-data/). */
export const reportsHandlers = [
  handle(calls.dashboardData.card, async (context, { params, body }) =>
    cardReport(toolsOf(context), await readReport(context, params.slug, body)),
  ),
  handle(calls.dashboardData.table, async (context, { params, body }) =>
    tableReport(toolsOf(context), await readReport(context, params.slug, body)),
  ),
  handle(calls.dashboardData.trendTable, async (context, { params, body }) =>
    trendReport(toolsOf(context), await readReport(context, params.slug, body)),
  ),

  handle(calls.dashboardData.numberHighlights, async (context, { params, body }) => {
    const { from, until } = body.custom_time;
    const custom: RangeReader = () => ({
      timeType: 'Range',
      from: from ?? firstOfMonth(until),
      to: until,
      dynamic: null,
    });
    return highlightsReport(
      toolsOf(context),
      await readReport(context, params.slug, { ...body, metrics: body.metrics ?? namedMetricIds }, custom),
    );
  }),

  handle(calls.dashboardData.whyMoved, async (context, { params, body }) =>
    whyMovedReport(toolsOf(context), await readReport(context, params.slug, { ...body, relation: 'self' })),
  ),

  handle(calls.dashboardData.std12eReduced, async (context, { params, body }) => {
    const filters = mergeFilters(body.filters, body.additional_filters);
    return callTableReport(
      toolsOf(context),
      await readReport(context, params.slug, { ...body, filters, metrics: body.metrics ?? [] }, monthToDate),
      body.counted_by,
    );
  }),

  handle(calls.dashboardData.surveyComments, async (context, { params, body }) => {
    const request = await readReport(context, params.slug, { ...body, metrics: body.metrics ?? [] });
    return surveyTableReport(toolsOf(context), request, {
      written: true,
      asked: body.filters,
      search: body.search,
      topic: body.topic,
      sentiment: body.sentiment,
    });
  }),

  handle(calls.dashboardData.elements, async (context, { body }, answerCall) => ({
    elements: await severalElements(context, body, answerCall),
  })),

  handle(calls.dashboard.getLastUpdate, async (context) => {
    const { timeZone } = context.subject.organization;
    return updateStatusOf(context.db, context.today(timeZone), timeZone);
  }),
];
