import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** How many mails a person hasn't read; removed ones are nothing to read. Mail finds its recipients with home, so home can't ask the module mail. */
export async function countUnreadMails(db: Kysely<Tables>, employeeId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from mail_recipient r
    join mail m on m.id = r.mail_id
    where r.employee_id = ${employeeId}::integer and r.read_at is null and m.removed_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}
