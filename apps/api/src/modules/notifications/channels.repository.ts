import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ChannelChoice, NotificationKind } from '@roadside/domain/home';
import type { Tables } from '../../platform/database/tables.ts';

/** What a person chose for a kind of notification. */
export interface ChosenChannels extends ChannelChoice {
  readonly employee_id: number;
  readonly kind: string;
}

const columns = ['employee_id', 'kind', 'in_app', 'push', 'mail'] as const;

/** What some people chose for a kind; those without a choice are missing. */
export async function readChosenChannels(
  db: Kysely<Tables>,
  kind: NotificationKind,
  people: readonly number[],
): Promise<readonly ChosenChannels[]> {
  return db
    .selectFrom('notification_setting')
    .select(columns)
    .where('kind', '=', kind)
    .where(sql<boolean>`employee_id = any(${[...people]}::integer[])`)
    .execute();
}

/** What a person chose, for every kind with a choice. */
export async function readChoicesOf(db: Kysely<Tables>, employeeId: number): Promise<readonly ChosenChannels[]> {
  return db.selectFrom('notification_setting').select(columns).where('employee_id', '=', employeeId).execute();
}

/** Stores a person's choice for a kind. */
export async function storeChoice(
  trx: Kysely<Tables>,
  { employeeId, kind, choice, at }: { employeeId: number; kind: NotificationKind; choice: ChannelChoice; at: Date },
): Promise<void> {
  const { in_app, push, mail } = choice;
  const values = { in_app, push, mail, updated_at: at };
  await trx
    .insertInto('notification_setting')
    .values({ employee_id: employeeId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['employee_id', 'kind']).doUpdateSet(values))
    .execute();
}
