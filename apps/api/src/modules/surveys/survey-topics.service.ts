import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { previousPeriod } from '@roadside/domain/dashboards';
import { commentsIn, commentTopics, parentOfTopic } from '@roadside/domain/surveys';
import type { CallContext } from '../../platform/calls/handler.ts';
import { scoredFilters } from '../metrics/fact-filters.ts';
import { readReport } from '../reports/report-request.ts';
import { listedScope } from '../reports/survey-table.service.ts';
import { countedAnswers, topicCounts } from './survey-topics.repository.ts';
import type { TopicCountRow } from './survey-topics.repository.ts';

type Topics = typeof calls.surveys.topics;

/** Topics of a place's comments, most comments first, compared with the previous period. */
export async function surveyTopics(context: CallContext, body: ParsedBody<Topics>): Promise<CallReply<Topics>> {
  const request = await readReport(context, body.slug, { ...body, metrics: [], relation: 'self' });
  const before = previousPeriod(request.period, request.incentiveMonths);
  const scope = listedScope(context.tree, request, body.filters);
  // Day filters apply only to the request's own range; the previous range has its own days.
  const earlier = { ...scope, from: before.from, to: before.to };
  const counted = scoredFilters({ filters: request.filters, businessRules: request.selection.businessRules });
  const [now, then, answered] = await Promise.all([
    topicCounts(context.db, scope, counted),
    topicCounts(context.db, earlier, counted),
    countedAnswers(context.db, { ...scope, filters: counted }),
  ]);
  const of = (rows: readonly TopicCountRow[], topic: string) => {
    const {
      positive = 0,
      neutral = 0,
      negative = 0,
      unsure = 0,
      lost = 0,
    } = rows.find((row) => row.topic === topic) ?? {};
    return { positive, neutral, negative, unsure, lost };
  };
  return {
    rows: commentTopics
      .map((topic) => {
        const { lost: _, ...counts } = of(then, topic);
        return { topic, parent: parentOfTopic[topic], ...of(now, topic), before: counts };
      })
      .sort((first, second) => commentsIn(second) - commentsIn(first)),
    answered,
    from: request.period.from,
    to: request.period.to,
    before: { from: before.from, to: before.to },
  };
}
