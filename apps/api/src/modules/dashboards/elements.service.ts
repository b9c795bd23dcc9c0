import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { callTableReport } from '../reports/call-table.service.ts';
import { cardReport, highlightsReport, tableReport, toolsOf, trendReport } from '../reports/report.service.ts';
import { surveyTableReport } from '../reports/survey-table.service.ts';
import type { CommentSearch } from '../reports/survey-table.service.ts';
import { surveyFacetsReport } from '../surveys/survey-facets.service.ts';
import type { ElementReport } from './element-request.ts';

/** An element's data in the format of its chart. */
export async function elementReport(
  context: CallContext,
  element: ElementReport,
): Promise<CallReply<typeof calls.elements.request>> {
  const tools = toolsOf(context);
  const { chart, request } = element;
  switch (chart) {
    case 'card':
      return cardReport(tools, request);
    case 'table':
      return tableReport(tools, request);
    case 'trendTable':
      return trendReport(tools, request);
    case 'numberHighlights':
      return highlightsReport(tools, request);
    case 'std12e_reduced':
      return callTableReport(tools, request);
    case 'surveys':
    case 'survey_comments':
      return surveyReport(context, element, {});
  }
}

/** Surveys or comments, searched and filtered by topic and sentiment. */
export async function surveyReport(
  context: CallContext,
  element: ElementReport,
  search: CommentSearch,
): Promise<CallReply<typeof calls.elements.surveys>> {
  return surveyTableReport(toolsOf(context), element.request, surveyOptions(element, search));
}

/** How many of those surveys match each choice of each filter. */
export async function facetsReport(
  context: CallContext,
  element: ElementReport,
  search: CommentSearch,
): Promise<CallReply<typeof calls.elements.facets>> {
  return surveyFacetsReport(toolsOf(context), element.request, surveyOptions(element, search));
}

function surveyOptions({ chart, filters }: ElementReport, { search, topic, sentiment }: CommentSearch) {
  if (chart !== 'surveys' && chart !== 'survey_comments')
    throw new ApiError('invalid-body', 'This element has no surveys to search.', {
      fields: { search: 'Only raw-surveys, survey-comments and elements saved as survey_comments can be searched' },
    });
  return { search, topic, sentiment, written: chart === 'survey_comments', asked: filters };
}
