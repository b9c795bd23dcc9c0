import type { CampaignPoints, CampaignTransactionReply, PerformanceCampaign } from '@roadside/contract/schemas';
import {
  betMetricLabels,
  campaignMetrics,
  type Incentive,
  mostItCosts,
  transactionStatusShown,
} from '@roadside/domain/arena';
import { stationTimeOf } from '@roadside/domain/scheduling';
import { countWords } from '../../../kit/format/count-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { numberFormat } from '../../../kit/format/formats.ts';

const whole = numberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "1 point", "1,204 points". */
export const pointsWords = (points: number): string => `${whole.format(points)} ${points === 1 ? 'point' : 'points'}`;

/** What rewards cost at most, with as many people as take part now. */
export const costWords = (incentives: readonly Incentive[], people: number): string =>
  `Costs up to ${pointsWords(incentives.reduce((sum, each) => sum + mostItCosts(each, people), 0))} with the people in it now${
    // Who ties for a place gets its whole reward.
    incentives.some(({ kind }) => kind === 'leaderboard') ? ', more if people tie for a place' : ''
  }`;

/** Cents as money: "$12.50". */
export const moneyText = (cents: number): string => dollars.format(cents / 100);

type Times = Pick<PerformanceCampaign, 'start' | 'end' | 'time_zone'>;

/** The first and last day of a campaign, on the calendar of where it belongs: they are the same for every reader. */
const daysOf = ({ start, end, time_zone: timeZone }: Times) => ({
  first: stationTimeOf(start, timeZone).day,
  last: stationTimeOf(end, timeZone).day,
});

/** The days a campaign runs. */
export function campaignDays(campaign: Times): string {
  const { first, last } = daysOf(campaign);
  return rangeWords(first, last);
}

/** Where a campaign is today: before, during or after. */
export function campaignPhase({ today, ...campaign }: Times & Pick<PerformanceCampaign, 'today'>) {
  const { first, last } = daysOf(campaign);
  if (today < first) return { label: 'Starts soon', tone: 'info', open: true } as const;
  if (today > last) return { label: 'Over', tone: 'neutral', open: false } as const;
  return { label: 'Running', tone: 'success', open: true } as const;
}

/** What one event of a metric is called; more of them have the metric's label. */
const oneOf: Readonly<Record<(typeof campaignMetrics)[number], string>> = {
  overall_sat: 'top survey answer',
  count_calls: 'completed call',
  kmi: 'member update',
  kept_informed: 'kept informed',
};

/** What a person's points came from: "41 completed calls · 6 top survey answers". */
export const metricsWords = ({ metrics }: Pick<CampaignPoints, 'metrics'>): string =>
  campaignMetrics
    .filter((metric) => (metrics[metric] ?? 0) > 0)
    .map((metric) => countWords(metrics[metric] ?? 0, oneOf[metric], betMetricLabels[metric].toLowerCase()))
    .join(' · ');

/** What a campaign pays points for, with weights other than 1, and whether it evens out shifts. */
export const weightsWords = ({
  metric_values,
  handicap,
}: Pick<PerformanceCampaign, 'metric_values' | 'handicap'>): string =>
  `${metricsOf(metric_values)}${handicap ? ' · points over expected by hour, zone and service' : ''}`;

const metricsOf = (metric_values: PerformanceCampaign['metric_values']): string =>
  campaignMetrics
    .filter((metric) => metric_values[metric] > 0)
    .map((metric) => `${betMetricLabels[metric]}${metric_values[metric] === 1 ? '' : ` x${metric_values[metric]}`}`)
    .join(', ');

/** The status of a payment as the specification shows it, with a tone. */
export function statusOf(transaction: Pick<CampaignTransactionReply, 'status'> | undefined) {
  const label = transactionStatusShown(transaction?.status);
  const tone =
    label === 'success' ? 'success' : label === 'failed' ? 'danger' : label === 'pending' ? 'beacon' : 'neutral';
  return { label, tone } as const;
}
