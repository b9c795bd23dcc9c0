import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentAt } from '../../platform/time/present.ts';
import { lockShifts, openShift } from '../shifts/index.ts';
import type { NamedShift } from '../shifts/index.ts';
import { movesOf, type Wish } from './effect.service.ts';
import { offerOpenShifts } from './offer-open-shifts.ts';

/**
 * Opens a driver's planned shifts that overlap approved time off and haven't started, and offers those that drivers can
 * see. The driver's row is locked before.
 *
 * @returns how many
 */
export async function openShiftsOff(
  context: CallContext,
  trx: Transaction<Tables>,
  wish: Pick<Extract<Wish, { kind: 'pto_requests' }>, 'employeeId' | 'driver' | 'from' | 'to' | 'type'>,
  at: Date,
): Promise<number> {
  const { shifts } = await movesOf(context, { ...wish, key: null, kind: 'pto_requests' }, trx);
  const present = presentAt(context, wish.driver.timeZone);
  const coming = [
    ...(
      await lockShifts(
        trx,
        shifts.map(({ id }) => id),
      )
    ).values(),
  ]
    .filter(({ employee_id, starts_at }) => employee_id === wish.employeeId && starts_at > present)
    .toSorted((a, b) => a.id - b.id);
  const published: NamedShift[] = [];
  for (const shift of coming)
    if (await openShift(trx, shift, { by: context.employee.id, at, reason: 'Driver is off' })) published.push(shift);
  await offerOpenShifts(context, trx, published);
  return coming.length;
}
