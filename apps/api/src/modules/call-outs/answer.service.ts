import type { OwnCallOut } from '@roadside/contract/schemas';
import { callOutState, type CallOutAnswer } from '@roadside/domain/call-outs';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { presentAt } from '../../platform/time/present.ts';
import { clearNotification } from '../notifications/index.ts';
import { lockWorkers } from '../shifts/index.ts';
import { refuseForeignShifts, submitWithin, withdrawWithin } from '../requests/index.ts';
import { standingOf, unknownCallOut } from './call-out-reply.ts';
import { lockCallOut, ownCallOutIds, readAsked, readCallOut, storeAnswer } from './call-outs.repository.ts';
import type { AskedRow, CallOutRow } from './call-outs.repository.ts';
import { announceCallOut, refuseEnded } from './call-outs.service.ts';

/** Coming call-outs the calling driver was asked for, or one of them also once it has ended. */
export async function ownCallOuts(context: CallContext, id?: number): Promise<OwnCallOut[]> {
  const { db, employee, subject } = context;
  const present = presentAt(context, subject.organization.timeZone);
  const ids = id === undefined ? await ownCallOutIds(db.kysely, employee.id, present) : [id];
  const own = await Promise.all(ids.map((each) => ownQuestion(context, each)));
  return own.map((question) => replyOf(context, question));
}

/** Answers a call-out. A yes becomes a request for the open shift; a no withdraws it until someone has decided. */
export async function answerCallOut(context: CallContext, id: number, answer: CallOutAnswer): Promise<OwnCallOut> {
  const { db, tree, employee, now, audit } = context;
  const place = tree.byId((await ownQuestion(context, id)).row.organization_id);
  if (!place) throw unknownCallOut();
  await db.kysely.transaction().execute(async (trx) => {
    // Another tap, or the end of the call-out, may have come first.
    const row = await lockCallOut(trx, id);
    const asked = await readOwnAsked(trx, id, employee.id);
    if (!row || !asked) throw unknownCallOut();
    if (asked.answer === answer && standingOf(asked) !== 'withdrawn') return;
    refuseEnded(row, presentAt(context, place.timeZone));
    const draft = { request_type: 'schedule_fill_requests', shift_id: asked.shift_id ?? 0 } as const;
    if (answer === 'can')
      await refuseForeignShifts({ ...context, db: { ...db, kysely: trx } }, draft).catch(refuseTaken);
    const pending = asked.request_id !== null && asked.request_status !== 'withdrawn' ? asked.request_id : null;
    if (answer === 'cannot' && pending !== null) {
      const withdrawn = await withdrawWithin(context, trx, { kind: 'schedule_fill_requests', id: pending });
      if (!withdrawn) throw new ApiError('conflict', 'Your answer was already decided. Call your station.');
    }
    await lockWorkers(trx, { employeeIds: [employee.id] });
    const requestId = answer === 'can' ? await submitWithin(context, trx, draft) : null;
    await storeAnswer(trx, { callOutId: id, employeeId: employee.id }, { answer, requestId, at: now() });
    await clearNotification(trx, employee.id, { kind: 'call-out', subjectId: id }, now());
    await audit(
      {
        event: 'call_out_answered',
        status: 'success',
        target: `call-out:${id}`,
        changes: { answer, request: requestId },
      },
      trx,
    );
    await announceCallOut(trx, { id, place, people: [employee.id], by: employee.id });
  });
  return replyOf(context, await ownQuestion(context, id));
}

interface Question {
  readonly row: CallOutRow;
  readonly asked: AskedRow;
}

/** What the caller was asked. For somebody who wasn't, the call-out doesn't exist. */
async function ownQuestion({ db, employee }: CallContext, id: number): Promise<Question> {
  const [row, asked] = await Promise.all([readCallOut(db.kysely, id), readOwnAsked(db.kysely, id, employee.id)]);
  if (!row || !asked) throw unknownCallOut();
  return { row, asked };
}

const readOwnAsked = async (db: Kysely<Tables>, id: number, employeeId: number) =>
  (await readAsked(db, [id])).find(({ employee_id }) => employee_id === employeeId);

function replyOf(context: CallContext, { row, asked }: Question): OwnCallOut {
  const station = context.tree.byId(asked.station_id);
  return {
    id: row.id,
    station_name: station?.displayName ?? '',
    time_zone: station?.timeZone ?? 'UTC',
    starts_at: asked.starts_at.toISOString(),
    ends_at: asked.ends_at.toISOString(),
    reason: row.reason,
    asked_by: row.created_by_name,
    // Whether the hours are covered by others is the board's to say.
    state: callOutState(
      { startsAt: row.starts_at.getTime(), closedAt: row.closed_at?.getTime() ?? null },
      1,
      presentAt(context, station?.timeZone ?? 'UTC').getTime(),
    ),
    standing: standingOf(asked),
    overtime: asked.overtime,
  };
}

function refuseTaken(error: unknown): never {
  if (error instanceof ApiError && error.status === 400)
    throw new ApiError('conflict', 'Someone else has this shift now. Thank you for answering.');
  throw error;
}
