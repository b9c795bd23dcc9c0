import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { presentAt } from '../../platform/time/present.ts';
import { clearNotification } from '../notifications/index.ts';
import { readNamedShifts, refusingOverlaps } from '../shifts/index.ts';
import { swapIfAgreed } from './decide.service.ts';
import { shiftReply } from './request-reply.ts';
import { readRequest, storeStatus } from './requests.repository.ts';
import { lockSwap, storeAgreement, swapsWaitingFor } from './swaps.repository.ts';

type Requests = typeof calls.requests;

/** Swaps colleagues want with the caller, and that the caller hasn't answered. */
export async function swapsForMe(context: CallContext): Promise<CallReply<Requests['swaps']>> {
  const { db, employee, subject } = context;
  const waiting = await swapsWaitingFor(db.kysely, employee.id);
  const shifts = await readNamedShifts(
    db.kysely,
    waiting.flatMap(({ shift_id, swap_with_shift_id }) => [shift_id, swap_with_shift_id]),
    'published',
  );
  const present = presentAt(context, subject.organization.timeZone);
  return {
    time_zone: subject.organization.timeZone,
    swaps: waiting.flatMap(({ id, shift_id, swap_with_shift_id }) => {
      const [theirs, mine] = [shifts.get(shift_id), shifts.get(swap_with_shift_id)];
      return theirs && mine && theirs.starts_at > present && mine.starts_at > present
        ? [{ id, gets: shiftReply(theirs), gives: shiftReply(mine) }]
        : [];
    }),
  };
}

/**
 * Answers a swap a colleague wants with the caller. With agreement it happens at once where the station lets rules
 * decide and none speaks against it; otherwise a manager decides.
 * @throws ApiError 404 for a swap that doesn't wait for the caller
 */
export async function answerSwap(
  context: CallContext,
  { id, agree }: ParsedBody<Requests['answerSwap']>,
): Promise<CallReply<Requests['answerSwap']>> {
  const { db, employee, audit, now } = context;
  const key = { kind: 'schedule_changes', id } as const;
  return refusingOverlaps(() =>
    db.kysely.transaction().execute(async (trx) => {
      const swap = await lockSwap(trx, id, employee.id);
      const row = swap && (await readRequest(trx, key));
      if (!row) throw new ApiError('not-found', 'This swap no longer waits for your answer.');
      if (agree) await storeAgreement(trx, id, employee.id, now());
      else
        await storeStatus(trx, key, {
          status: 'denied',
          decidedBy: employee.id,
          reason: 'The other driver declined',
          at: now(),
        });
      await clearNotification(trx, employee.id, { kind: 'swap', subjectId: id }, now());
      await audit(
        { event: agree ? 'swap_agreed' : 'swap_declined', status: 'success', target: `schedule_changes:${id}` },
        trx,
      );
      const swapped = agree && (await swapIfAgreed(context, trx, key));
      await announce(trx, { topic: 'requests', id, geographyId: row.driver_id, by: employee.id });
      return { status: swapped ? 'approved' : agree ? 'pending' : 'denied' };
    }),
  );
}
