import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { commentsIn, commentTopics, parentOfTopic } from '@roadside/domain/surveys';
import type { CallContext } from '../../platform/calls/handler.ts';
import { scoredFilters } from '../metrics/fact-filters.ts';
import { readReport } from '../reports/report-request.ts';
import { beforeOf } from '../reports/compared-cells.ts';
import { listedScope } from '../reports/survey-table.service.ts';
import { countedAnswers, topicCounts } from './survey-topics.repository.ts';
import type { TopicCountRow } from './survey-topics.repository.ts';

type Topics = typeof calls.surveys.topics;

/** Topics of a place's comments, most comments first, compared with the same weekdays before. */
export async function surveyTopics(context: CallContext, body: ParsedBody<Topics>): Promise<CallReply<Topics>> {
  const request = await readReport(context, body.slug, { ...body, metrics: [], relation: 'self' });
  const scope = listedScope(context.tree, request, body.filters);
  // Day filters apply only to the request's own range; the days compared with are others.
  const earlier = request.before.spans.map((span) => ({ ...scope, ...span }));
  const counted = scoredFilters({ filters: request.filters, businessRules: request.selection.businessRules });
  const [now, then, answered] = await Promise.all([
    topicCounts(context.db, scope, counted),
    Promise.all(earlier.map((span) => topicCounts(context.db, span, counted))),
    countedAnswers(context.db, { ...scope, filters: counted }),
  ]);
  const of = (rows: readonly TopicCountRow[], topic: string) => {
    const about = rows.filter((row) => row.topic === topic);
    const sum = (count: Exclude<keyof TopicCountRow, 'topic'>) => about.reduce((total, row) => total + row[count], 0);
    return {
      positive: sum('positive'),
      neutral: sum('neutral'),
      negative: sum('negative'),
      unsure: sum('unsure'),
      lost: sum('lost'),
    };
  };
  return {
    rows: commentTopics
      .map((topic) => {
        const { lost: _, ...counts } = of(then.flat(), topic);
        return { topic, parent: parentOfTopic[topic], ...of(now, topic), before: counts };
      })
      .sort((first, second) => commentsIn(second) - commentsIn(first)),
    answered,
    from: request.period.from,
    to: request.period.to,
    before: beforeOf(request),
  };
}
