import { latestCompleteDay } from '@roadside/domain/dashboards';
import { metricById } from '@roadside/domain/metrics';
import {
  conditionDays,
  conditionFinding,
  conditionHolds,
  conditionWords,
  findingWords,
  metricCondition,
} from '@roadside/domain/subscriptions';
import type { SendCondition } from '@roadside/domain/subscriptions';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { PlaceFinding } from '../../platform/database/subscription-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { latestLoad } from '../reports/index.ts';
import { metricValues } from '../reports/metric-values.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

type Conditioned = Pick<SubscriptionRow, 'condition' | 'metric' | 'threshold'>;

/** The condition of a subscription, as the rules know it. */
export const conditionOf = ({ condition, metric, threshold }: Conditioned): SendCondition => ({
  kind: condition,
  metric,
  threshold,
});

/** What a condition found, and whether the report is sent. */
export interface Judged {
  readonly finding: PlaceFinding;
  readonly holds: boolean;
}

/**
 * Judges the condition of a subscription on the numbers its reader may see at a location; null if it has none on a metric.
 * @throws ApiError 403 for a location out of view
 */
export async function judgeCondition(
  context: CallContext,
  row: Conditioned & Pick<SubscriptionRow, 'every'>,
  slug: string,
): Promise<Judged | null> {
  const condition = metricCondition(conditionOf(row));
  if (!condition) return null;
  const place = context.tree.bySlug(slug);
  if (!place) throw new ApiError('not-found', 'This location doesn’t exist.');
  const { latestDay } = await latestLoad(context.db);
  const days = conditionDays(row.every, latestCompleteDay(context.today(place.timeZone), latestDay));
  const spans = condition.kind === 'unexpected' ? [...days.before, days.now] : [days.now];
  const values = await metricValues(context, slug, condition.metric, spans);
  const finding = conditionFinding(condition, days, values.at(-1) ?? null, values.slice(0, -1));
  return { finding: { slug, ...finding }, holds: conditionHolds(condition, finding) };
}

/** The condition in words; empty if the report is always sent. */
export const wordsOfCondition = (row: Conditioned): string => conditionWords(conditionOf(row), metricOf(row));

/** What the condition found, in words; null if it isn't about a metric. */
export function wordsOfFinding(row: Conditioned, finding: PlaceFinding | null): string | null {
  const condition = metricCondition(conditionOf(row));
  return condition && finding && findingWords(condition, finding, metricOf(row));
}

const metricOf = ({ metric }: Conditioned) => (metric === null ? null : (metricById.get(metric) ?? null));
