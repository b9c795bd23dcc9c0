import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type {
  PlaceFinding,
  ReceiverState,
  StoppedWhy,
  SubscriptionTable,
} from '../../platform/database/subscription-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PersonWithRights } from '../../platform/calls/context-of-person.ts';

/** A subscription with the names its reply needs. */
export type SubscriptionRow = Selectable<SubscriptionTable> & {
  readonly owner_name: string;
  readonly owner_organization_id: number;
  readonly dashboard_name: string;
};
/** What the owner can set. */
export type SubscriptionValues = Omit<
  Insertable<SubscriptionTable>,
  'id' | 'version' | 'owner_id' | 'asked_at' | 'created_at' | 'stopped_at' | 'stopped_why'
>;

const subscriptions = (db: Kysely<Tables>) =>
  db
    .selectFrom('subscription')
    .innerJoin('employee as owner', 'owner.id', 'subscription.owner_id')
    .leftJoin('dashboard', 'dashboard.id', 'subscription.dashboard_id')
    .selectAll('subscription')
    .select([
      'owner.display_name as owner_name',
      'owner.organization_id as owner_organization_id',
      sql<string>`coalesce(dashboard.name,
        case subscription.report when 'scorecard' then 'Station scorecard' else 'Executive report' end)`.as(
        'dashboard_name',
      ),
    ]);

/** The subscriptions a person owns or receives, by name; also those that stopped, for people who look after them. */
export async function readSubscriptionsOf(
  db: Kysely<Tables>,
  employeeId: number,
  { stopped }: { readonly stopped: boolean },
): Promise<SubscriptionRow[]> {
  return subscriptions(db)
    .where(
      sql<boolean>`(subscription.owner_id = ${employeeId}
        or (${stopped}::boolean and subscription.stopped_at is not null) or exists (select from subscription_receiver receiver
        where receiver.subscription_id = subscription.id and receiver.employee_id = ${employeeId}
        and receiver.state <> 'unsubscribed'))`,
    )
    .orderBy(sql`lower(subscription.name)`)
    .orderBy('subscription.id')
    .execute();
}

/** A subscription; null if there is none. */
export async function readSubscription(db: Kysely<Tables>, id: number): Promise<SubscriptionRow | null> {
  return (await subscriptions(db).where('subscription.id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks a subscription until the transaction ends; null if there is none. */
export async function lockSubscription(trx: Transaction<Tables>, id: number) {
  return (await trx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export async function countSubscriptions(db: Kysely<Tables>, ownerId: number): Promise<number> {
  const { n } = await db
    .selectFrom('subscription')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertSubscription(
  trx: Transaction<Tables>,
  ownerId: number,
  values: SubscriptionValues,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('subscription')
    .values({ ...values, owner_id: ownerId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSubscription(
  trx: Transaction<Tables>,
  id: number,
  values: SubscriptionValues,
): Promise<void> {
  await trx
    .updateTable('subscription')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), stopped_at: null, stopped_why: null }))
    .where('id', '=', id)
    .execute();
}

export async function deleteSubscription(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('subscription').where('id', '=', id).execute();
}

/** Asks for a run now. */
export async function storeAsked(trx: Transaction<Tables>, id: number, at: Date): Promise<void> {
  await trx.updateTable('subscription').set({ asked_at: at }).where('id', '=', id).execute();
}

/** Sets the receivers; those who unsubscribed stay unsubscribed, except the ones who get it again. */
export async function storeReceivers(
  trx: Transaction<Tables>,
  id: number,
  employeeIds: readonly number[],
  again: readonly number[],
): Promise<void> {
  await sql`delete from subscription_receiver
    where subscription_id = ${id} and (not employee_id = any(${[...employeeIds]}::integer[])
      or (state = 'unsubscribed' and employee_id = any(${[...again]}::integer[])))`.execute(trx);
  await sql`insert into subscription_receiver (subscription_id, employee_id)
    select ${id}::integer, employee_id from unnest(${[...employeeIds]}::integer[]) as given (employee_id)
    on conflict do nothing`.execute(trx);
}

/** Takes a person off a subscription; false if they didn't receive it. */
export async function unsubscribe(trx: Transaction<Tables>, id: number, employeeId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('subscription_receiver')
    .set({ state: 'unsubscribed' })
    .where('subscription_id', '=', id)
    .where('employee_id', '=', employeeId)
    .where('state', '<>', 'unsubscribed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A receiver with what decides their rights. */
export interface ReceiverRow extends RightsRow {
  readonly subscription_id: number;
  readonly state: ReceiverState;
  readonly last_sent_at: Date | null;
  readonly digest: string | null;
  readonly checked_at: Date | null;
  readonly finding: PlaceFinding | null;
}

/** The receivers of subscriptions, by name. */
export async function readReceivers(db: Kysely<Tables>, ids: readonly number[]): Promise<ReceiverRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('subscription_receiver as receiver')
    .innerJoin('employee', 'employee.id', 'receiver.employee_id')
    .select([
      'receiver.subscription_id',
      'receiver.employee_id',
      'employee.display_name',
      'employee.organization_id',
      'employee.position_type',
      'employee.permissions',
      'employee.team',
      'employee.active',
      'receiver.state',
      'receiver.last_sent_at',
      'receiver.digest',
      'receiver.checked_at',
      'receiver.finding',
    ])
    .where('receiver.subscription_id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy(sql`lower(employee.display_name)`)
    .orderBy('employee.id')
    .execute();
}

/** Ids of the subscriptions that are due, longest due first. */
export async function readDue(db: Kysely<Tables>, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from subscription
    where (next_at <= ${now}::timestamptz and stopped_at is null) or asked_at is not null order by next_at, id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Ends a run: the next time, and no one is waiting for one anymore. */
export async function storeRun(trx: Transaction<Tables>, id: number, nextAt: Date): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ next_at: nextAt, asked_at: null, stopped_at: null, stopped_why: null })
    .where('id', '=', id)
    .execute();
}

/** Ends a run that found that nothing may be sent: it isn't due again until its owner sends or saves it. */
export async function storeStopped(
  trx: Transaction<Tables>,
  id: number,
  { at, why }: { readonly at: Date; readonly why: StoppedWhy },
): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ stopped_at: at, stopped_why: why, asked_at: null })
    .where('id', '=', id)
    .execute();
}

/** A person with what decides their rights. */
export interface RightsRow extends PersonWithRights {
  readonly active: boolean;
}

const people = (db: Kysely<Tables>) =>
  db
    .selectFrom('employee')
    .select(['id as employee_id', 'display_name', 'organization_id', 'position_type', 'permissions', 'team', 'active']);

/** The owner of a subscription. */
export async function readOwner(db: Kysely<Tables>, ownerId: number): Promise<RightsRow | null> {
  return (await people(db).where('id', '=', ownerId).executeTakeFirst()) ?? null;
}

/** Active people with the Admin permission, which the position Admin has too. */
export async function readAdmins(db: Kysely<Tables>): Promise<readonly RightsRow[]> {
  return people(db)
    .where('active', '=', true)
    .where(sql<boolean>`('Admin' = any(permissions) or position_type = 'Admin')`)
    .orderBy('id')
    .execute();
}

/** What happened to a receiver in a run. */
export interface StoredOutcome {
  readonly employeeId: number;
  readonly state: ReceiverState;
  /** Of the rows that were sent. */
  readonly digest: string | null;
  readonly finding: PlaceFinding | null;
  readonly at: Date;
}

/** Records what happened to a receiver. Somebody who unsubscribed meanwhile stays unsubscribed. */
export async function storeOutcome(
  trx: Transaction<Tables>,
  id: number,
  { employeeId, state, digest, finding, at }: StoredOutcome,
): Promise<void> {
  await trx
    .updateTable('subscription_receiver')
    .set({
      state,
      checked_at: at,
      finding: finding && JSON.stringify(finding),
      ...(state === 'sent' ? { last_sent_at: at, digest } : {}),
    })
    .where('subscription_id', '=', id)
    .where('employee_id', '=', employeeId)
    .where('state', '<>', 'unsubscribed')
    .execute();
}

/**
 * Records that the email of a receiver was refused for good: it counts as not sent, so that equal rows are sent again. A
 * later run keeps what it found.
 */
export async function storeRefused(
  trx: Transaction<Tables>,
  id: number,
  { employeeId, sentAt }: { readonly employeeId: number; readonly sentAt: Date },
): Promise<void> {
  await trx
    .updateTable('subscription_receiver')
    .set({ state: 'failed', last_sent_at: null, digest: null })
    .where('subscription_id', '=', id)
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'sent')
    .where('last_sent_at', '<=', sentAt)
    .execute();
}
