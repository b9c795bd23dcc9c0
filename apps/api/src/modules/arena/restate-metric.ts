import { dayCount } from '@roadside/domain/calendar';
import type { ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { MetricRestatementReply } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { voidRestatedBets } from '../bookie/index.ts';
import { markDue } from '../points/index.ts';
import { insertMetricRestatement, type MetricRestatementRow } from './desk.repository.ts';

/** Days one restatement may cover: more than a quarter is more than open bets are about. */
const maxDays = 100;

/** Judges the days of a metric again, and calls off the open bets on it: their stakes return with the reason. */
export async function restateMetric(
  trx: Kysely<Tables>,
  { metric, from, to, reason }: ParsedBody<typeof calls.performance.deskRestateMetric>,
  { by, now, today }: { readonly by: number; readonly now: Date; readonly today: string },
): Promise<MetricRestatementReply> {
  if (to < from) throw refused('The last day is before the first one.', 'to');
  if (to > today) throw refused('Choose days up to today.', 'to');
  if (dayCount(from, to) > maxDays) throw refused(`Restate up to ${maxDays} days at once.`, 'from');
  await markDue(trx, { from, to });
  const words = reason.trim();
  const bets = await voidRestatedBets(trx, { metric, from, to }, { reason: words, at: now, by });
  const row = { metric, from_day: from, to_day: to, reason: words, bets, made_at: now };
  await insertMetricRestatement(trx, row, by);
  await announce(trx, { topic: 'arena', id: 1, geographyId: 'everyone', by });
  return restatementReply(row);
}

const refused = (words: string, field: string) => new ApiError('invalid-body', words, { fields: { [field]: words } });

/** A restated metric in the words of the contract. */
export const restatementReply = ({
  from_day,
  to_day,
  made_at,
  ...row
}: MetricRestatementRow): MetricRestatementReply => ({
  ...row,
  from: from_day,
  to: to_day,
  made_at: made_at.toISOString(),
});
