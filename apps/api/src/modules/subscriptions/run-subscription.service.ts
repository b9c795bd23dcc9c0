import { nextSendAt } from '@roadside/domain/subscriptions';
import type { Selectable, Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { ReceiverState, SubscriptionTable } from '../../platform/database/subscription-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { readDashboardTables } from '../dashboards/index.ts';
import { sendEmails, storeEmailFiles } from '../email/index.ts';
import { readEmails } from '../home/index.ts';
import { notify } from '../notifications/index.ts';
import { judgeCondition } from './judge-condition.ts';
import type { Judged } from './judge-condition.ts';
import { makeSubject, subjectActions } from './make-subject.ts';
import type { Made, RunTools } from './make-subject.ts';
import { receiverContext, rightsOf } from './receiver-context.ts';
import { subscriptionEmail } from './subscription-email.ts';
import { stopSubscription, whyStopped } from './stop-subscription.ts';
import {
  lockSubscription,
  readReceivers,
  readSubscription,
  storeOutcome,
  storeRun,
} from './subscriptions.repository.ts';
import type { ReceiverRow, SubscriptionRow } from './subscriptions.repository.ts';
import { referenceOf, troubles } from './tell-refused.ts';

type Schedule = Pick<Selectable<SubscriptionTable>, 'every' | 'weekday' | 'month_day' | 'time' | 'time_zone'>;

/** The next time of a schedule. */
export function nextAtOf({ every, weekday, month_day, time, time_zone }: Schedule, now: Date): Date {
  const schedule = { every, weekday, monthDay: month_day, time };
  return new Date(nextSendAt(schedule, now.toISOString(), dayIn(time_zone, now), time_zone));
}

/** What a receiver gets: a report made for their rights, or why there is none. */
interface Outcome {
  readonly receiver: ReceiverRow;
  readonly state: ReceiverState;
  readonly made: Made | null;
  /** What the condition found; null without one. */
  readonly judged: Judged | null;
}

/**
 * Sends a subscription that is due. The reports are made first, once per rights; then one transaction adds the emails
 * and the next time. A run that is killed before it starts over without having sent anything, and of two runs at once
 * the second finds that the first was done (decision 44).
 */
export async function runSubscription(tools: RunTools, id: number): Promise<void> {
  const { db, now } = tools;
  const row = await readSubscription(db.kysely, id);
  if (!row) return;
  const why = await whyStopped(tools, row);
  if (why !== null) {
    await db.kysely.transaction().execute(async (trx) => stopSubscription(trx, tools, row, why));
    return;
  }
  const receivers = (await readReceivers(db.kysely, [id])).filter(({ state }) => state !== 'unsubscribed');
  const emails = await readEmails(
    db.kysely,
    receivers.map(({ employee_id }) => employee_id),
  );
  const outcomes = await makeOutcomes(tools, row, receivers, emails);
  await db.kysely.transaction().execute(async (trx) => {
    const current = await lockSubscription(trx, id);
    const isCurrent =
      current?.version === row.version &&
      current.next_at.getTime() === row.next_at.getTime() &&
      current.asked_at?.getTime() === row.asked_at?.getTime();
    if (!current || !isCurrent) return;
    const at = now();
    await addEmails(trx, tools, row, outcomes, emails);
    for (const { receiver, state, made, judged } of outcomes)
      // oxlint-disable-next-line no-await-in-loop -- One row each, in the same transaction.
      await storeOutcome(trx, id, {
        employeeId: receiver.employee_id,
        state,
        digest: made?.digest ?? null,
        finding: judged?.finding ?? null,
        at,
      });
    await storeRun(trx, id, current.next_at > at ? current.next_at : nextAtOf(current, at));
    const troubled = outcomes.filter(({ state }) => troubles.has(state)).length;
    if (troubled > 0)
      await notify(
        trx,
        { kind: 'subscription-not-sent', subjectId: id },
        [{ employeeId: row.owner_id, amount: troubled }],
        { at, by: null, again: true },
      );
  });
}

async function makeOutcomes(
  tools: RunTools,
  row: SubscriptionRow,
  receivers: readonly ReceiverRow[],
  emails: ReadonlyMap<number, string>,
): Promise<readonly Outcome[]> {
  const judgments = new Map<string, Promise<Judged | null | ReceiverState>>();
  const outcomes: Outcome[] = [];
  for (const receiver of receivers) {
    // oxlint-disable-next-line no-await-in-loop -- One report at a time: they are heavy, and there may be hundreds.
    outcomes.push({ receiver, ...(await outcomeOf(tools, row, receiver, { emails, judgments })) });
  }
  return outcomes;
}

interface Known {
  readonly emails: ReadonlyMap<number, string>;
  /** By location and rights. */
  readonly judgments: Map<string, Promise<Judged | null | ReceiverState>>;
}

/** Judges the condition and makes the report for a receiver, once for all with the same rights. */
async function outcomeOf(
  tools: RunTools,
  row: SubscriptionRow,
  receiver: ReceiverRow,
  { emails, judgments }: Known,
): Promise<Omit<Outcome, 'receiver'>> {
  const nothing = (state: ReceiverState, judged: Judged | null = null) => ({ state, made: null, judged });
  const context = receiverContext(tools, receiver, subjectActions[row.report ?? 'dashboard']);
  if (!context) return nothing('no-access');
  // Asked for each person: people with the same rights share what is made, not what is shared with them.
  if (
    row.dashboard_id !== null &&
    !(await readDashboardTables(tools.db.kysely, row.dashboard_id, receiver.employee_id))
  )
    return nothing('no-access');
  if (!emails.has(receiver.employee_id)) return nothing('no-address');
  const slug = row.slug ?? context.subject.organization.slug;
  const rights = `${slug} ${rightsOf(context)}`;
  const judged = await once(judgments, rights, () =>
    attempt(context, row, () => (row.asked_at === null ? judgeCondition(context, row, slug) : Promise.resolve(null))),
  );
  if (typeof judged === 'string') return nothing(judged);
  // Before anything is read for the report or printed.
  if (judged?.holds === false) return nothing('not-met', judged);
  const made = await once(tools.made, `${subjectKey(row)} ${rights}`, () =>
    attempt(context, row, () => makeSubject(tools, context, row, slug)),
  );
  if (typeof made === 'string') return nothing(made, judged);
  if (row.condition === 'changed' && row.asked_at === null && receiver.digest === made.digest)
    return nothing('unchanged');
  return { state: 'sent', made, judged };
}

function once<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** What is the same for all subscriptions to it: a dashboard, or a report of weeks or months. */
const subjectKey = ({ dashboard_id, report, every }: SubscriptionRow) =>
  report === null ? `dashboard ${dashboard_id ?? 0}` : `${report} ${every === 'monthly' ? 'month' : 'week'}`;

/** Does what needs the receiver's rights; a state instead if they don't have them, or it fails. */
async function attempt<Value>(
  context: CallContext,
  row: SubscriptionRow,
  act: () => Promise<Value>,
): Promise<Value | ReceiverState> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not-found')) return 'no-access';
    context.log.error({ err: error, subscription: row.id }, 'the report of a subscription could not be made');
    return 'failed';
  }
}

async function addEmails(
  trx: Transaction<Tables>,
  { config, now }: RunTools,
  row: SubscriptionRow,
  outcomes: readonly Outcome[],
  emails: ReadonlyMap<number, string>,
): Promise<void> {
  const at = now();
  const files = new Map<Made, readonly number[]>();
  for (const { made } of outcomes)
    if (made && !files.has(made))
      // oxlint-disable-next-line no-await-in-loop -- One report each.
      files.set(made, await storeEmailFiles(trx, made.files, at));
  await sendEmails(
    trx,
    config,
    outcomes.flatMap(({ receiver, made, judged }) => {
      const to = emails.get(receiver.employee_id);
      if (!made || to === undefined) return [];
      return [
        {
          to,
          ...subscriptionEmail(row, { made, judged, first: receiver.digest === null }),
          link: made.path,
          // The owner hears of a refused one by its reference, with what became of the others.
          senderId: null,
          reference: referenceOf(row.id),
          recipientId: receiver.employee_id,
          fileIds: files.get(made) ?? [],
        },
      ];
    }),
    at,
  );
}
