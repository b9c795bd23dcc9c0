import type { ReportReason, ReportableKind, RetentionKind } from '@roadside/domain/home';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beyond, keyTexts, orderBy } from '../../platform/lists/keyset.ts';

/** A reported message with what its reply needs. */
export interface ReportRow {
  readonly id: number;
  readonly kind: ReportableKind;
  readonly subject: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly reporter_id: number | null;
  readonly reporter_name: string | null;
  readonly author_id: number | null;
  readonly author_name: string | null;
  readonly organization_id: number;
  readonly body: string;
  readonly written_at: Date;
  readonly created_at: Date;
  readonly reports: number;
  readonly state: 'open' | 'removed' | 'kept';
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly decision_reason: string;
}

const columns = sql`t.id, t.kind, t.subject, t.reason, t.note, t.reporter_id, reporter.display_name as reporter_name, t.author_id,
  author.display_name as author_name, t.organization_id, t.body, t.written_at, t.created_at, t.state,
  decider.display_name as decided_by_name, t.decided_at, t.decision_reason,
  (select count(*)::integer from message_report same where same.kind = t.kind and same.subject = t.subject) as reports`;
const table = sql`message_report t left join employee reporter on reporter.id = t.reporter_id
  left join employee author on author.id = t.author_id left join employee decider on decider.id = t.decided_by`;

/** Active people with the Admin permission. */
export async function readAdminIds(db: Kysely<Tables>): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from employee
    where active and 'Admin' = any(permissions) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A report to add. */
export interface NewReport {
  readonly kind: ReportableKind;
  readonly subject: string;
  readonly reporterId: number;
  readonly authorId: number | null;
  readonly organizationId: number;
  readonly reason: ReportReason;
  readonly note: string;
  readonly body: string;
  readonly writtenAt: Date;
  readonly at: Date;
}

/** Adds a report; returns the open one of the same person if there is one already, with whether it is new. */
export async function insertReport(
  trx: Transaction<Tables>,
  { kind, subject, reporterId, authorId, organizationId, reason, note, body, writtenAt, at }: NewReport,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const inserted = await trx
    .insertInto('message_report')
    .values({
      kind,
      subject,
      reporter_id: reporterId,
      author_id: authorId,
      organization_id: organizationId,
      reason,
      note,
      body,
      written_at: writtenAt,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const { id } = await trx
    .selectFrom('message_report')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('reporter_id', '=', reporterId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

const inPlaces = (organizationIds: readonly number[] | null) =>
  organizationIds === null ? sql`true` : sql`t.organization_id = any(${[...organizationIds]}::integer[])`;

/** A page of reports about authors of some organizations, newest first; null for all. */
export async function findReports(
  db: Kysely<Tables>,
  query: {
    readonly organizationIds: readonly number[] | null;
    readonly open: boolean;
    readonly after: readonly string[] | null;
    readonly limit: number;
  },
) {
  const order = {
    keys: [
      { value: sql`t.created_at`, type: 'timestamptz' },
      { value: sql`t.id`, type: 'integer' },
    ],
    descending: true,
  };
  const conditions: RawBuilder<unknown>[] = [
    inPlaces(query.organizationIds),
    query.open ? sql`t.state = 'open'` : sql`t.state <> 'open'`,
    ...(query.after === null ? [] : [beyond(order, query.after)]),
  ];
  const { rows } = await sql<ReportRow & { readonly sort_keys: readonly string[] }>`
    select ${columns}, ${keyTexts(order.keys)} as sort_keys from ${table} where ${allOf(conditions)}
    order by ${orderBy(order)} limit ${query.limit}`.execute(db);
  return rows;
}

/** How many reports wait for a decision. */
export async function countOpenReports(db: Kysely<Tables>, organizationIds: readonly number[] | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from message_report t
    where t.state = 'open' and ${inPlaces(organizationIds)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A report by its id. */
export async function findReport(db: Kysely<Tables>, id: number): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`select ${columns} from ${table} where t.id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}

/**
 * Decides every open report of a message, and empties the copies of its text: a kept message can be read where it is,
 * and a removed one is gone. Returns their ids.
 */
export async function storeDecision(
  trx: Transaction<Tables>,
  { kind, subject }: Pick<ReportRow, 'kind' | 'subject'>,
  decision: { readonly state: 'removed' | 'kept'; readonly by: number; readonly at: Date; readonly reason: string },
): Promise<readonly number[]> {
  const rows = await trx
    .updateTable('message_report')
    .set({
      state: decision.state,
      decided_by: decision.by,
      decided_at: decision.at,
      decision_reason: decision.reason,
      body: '',
    })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces what a person wrote in reports, as an author and as a reporter. */
export async function eraseReportsOf(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  await trx.updateTable('message_report').set({ body: '' }).where('author_id', '=', employeeId).execute();
  await trx.updateTable('message_report').set({ note: '' }).where('reporter_id', '=', employeeId).execute();
}

/** The rules that were set, with who set them. */
export async function readRetention(db: Kysely<Tables>) {
  return db
    .selectFrom('retention_rule')
    .leftJoin('employee', 'employee.id', 'retention_rule.set_by')
    .select(['kind', 'days', 'set_at', 'employee.display_name as set_by'])
    .execute();
}

export async function storeRetention(
  trx: Transaction<Tables>,
  rule: { readonly kind: RetentionKind; readonly days: number | null; readonly by: number; readonly at: Date },
): Promise<void> {
  const values = { days: rule.days, set_by: rule.by, set_at: rule.at };
  await trx
    .insertInto('retention_rule')
    .values({ kind: rule.kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute();
}

/** An employee who can be exported or erased. */
export async function findPerson(db: Kysely<Tables>, id: number) {
  const row = await db
    .selectFrom('employee')
    .innerJoin('organization', 'organization.id', 'employee.organization_id')
    .select([
      'employee.id',
      'employee.display_name',
      'employee.position_type',
      'employee.organization_id',
      'organization.type as organization_type',
    ])
    .where('employee.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
