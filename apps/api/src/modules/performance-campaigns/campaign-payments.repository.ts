import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { BankTables } from '../../platform/database/bank-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The payment of one person for one campaign. */
export type CampaignPaymentRow = Selectable<BankTables['campaign_payment']>;

/** Payments of campaigns, by person. */
export async function readPayments(
  db: Kysely<Tables>,
  campaignIds: readonly number[],
): Promise<readonly CampaignPaymentRow[]> {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('campaign_payment')
    .selectAll()
    .where('campaign_id', 'in', [...campaignIds])
    .orderBy('campaign_id')
    .orderBy('employee_id')
    .execute();
}

interface PaymentOf {
  readonly campaignId: number;
  readonly employeeId: number;
}

/** Locks the payment of a person, which is created as incomplete if there is none. */
export async function lockPayment(
  trx: Kysely<Tables>,
  { campaignId, employeeId }: PaymentOf,
  fresh: { readonly amountCents: number; readonly by: number; readonly at: Date },
): Promise<CampaignPaymentRow> {
  await trx
    .insertInto('campaign_payment')
    .values({
      campaign_id: campaignId,
      employee_id: employeeId,
      amount_cents: fresh.amountCents,
      status: 'incomplete',
      error: null,
      reference: null,
      created_by: fresh.by,
      created_at: fresh.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('campaign_payment')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('employee_id', '=', employeeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Locks an existing payment by its id; null when there is none. */
export async function lockPaymentById(trx: Kysely<Tables>, id: number): Promise<CampaignPaymentRow | null> {
  const row = await trx.selectFrom('campaign_payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** Changes a payment. */
export async function storePayment(
  trx: Kysely<Tables>,
  id: number,
  change: Partial<Pick<CampaignPaymentRow, 'amount_cents' | 'status' | 'error' | 'reference' | 'asked_at' | 'sent_at'>>,
): Promise<CampaignPaymentRow> {
  return trx.updateTable('campaign_payment').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Payments whose outcome isn't known yet, oldest first. */
export async function readPendingPayments(db: Kysely<Tables>, limit: number): Promise<readonly CampaignPaymentRow[]> {
  return db
    .selectFrom('campaign_payment')
    .selectAll()
    .where('status', '=', 'pending')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** When the caller's session began: a payment needs a fresh sign-in. */
export async function readSignedInAt(db: Kysely<Tables>, sessionId: string): Promise<Date | null> {
  const { rows } = await sql<{
    created_at: Date;
  }>`select created_at from session where id = ${sessionId}::uuid`.execute(db);
  return rows[0]?.created_at ?? null;
}
