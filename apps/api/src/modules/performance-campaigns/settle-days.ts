import { addDays } from '@roadside/domain/calendar';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { daysWithFacts, dueDays, earliestDay, settledThrough, settleThrough } from '../points/index.ts';
import type { EarningDays } from './earning-days.ts';

/** Days after the end of a campaign until it pays with the facts there are. */
const longestWaitDays = 3;

/**
 * Settles the days of a campaign before it pays: what changes about them from now on is a correction, since their points
 * have been paid. Call it with the points locked.
 * @returns whether they are settled; not before the last day is over everywhere and every day is counted
 */
export async function settleDays(
  trx: Kysely<Tables>,
  days: Pick<EarningDays, 'from' | 'to'>,
  now: Date,
): Promise<boolean> {
  const through = await settledThrough(trx);
  if (through !== null && through >= days.to) return true;
  if (!(await allCounted(trx, days, now))) return false;
  await settleThrough(trx, days.to);
  return true;
}

/** Whether the last day is over everywhere and every day is counted; after three days it pays with what there is. */
async function allCounted(
  db: Kysely<Tables>,
  { from, to }: Pick<EarningDays, 'from' | 'to'>,
  now: Date,
): Promise<boolean> {
  const today = await earliestDay(db, now);
  if (today === null || today <= to) return false;
  if (today > addDays(to, longestWaitDays)) return true;
  const facts = await daysWithFacts(db);
  return facts !== null && facts.to > to && !(await dueDays(db)).some((day) => day >= from && day <= to);
}
