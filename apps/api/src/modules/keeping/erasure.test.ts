import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../platform/database/tables.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { SmallClub } from '../../platform/testing/small-club.ts';
import { deedColumn, erasurePlan } from './erasure-plan.ts';
import { findPerson } from './keeping.repository.ts';
import { readPersonalData } from './personal-data.repository.ts';
import { eraseEverywhere } from './personal-data.service.ts';

const secret = 'Secret of Sue';
const at = '2026-11-20T14:00:00Z';

describeEachEngine('erasing a person', (open) => {
  let club: SmallClub;
  let sue: number;
  beforeAll(async () => {
    club = await fillSmallClub(open());
    sue = club.employeeIds['sue.staff'];
  });
  /** Runs in a transaction that is undone. */
  const undone = async (run: (trx: Parameters<typeof eraseEverywhere>[0]) => Promise<void>) => {
    const ran = open()
      .kysely.transaction()
      .execute(async (trx) => {
        await run(trx);
        throw new Error('undo');
      });
    await expect(ran).rejects.toThrow(/^undo$/);
  };

  test('has a decision for every column that has a person', async () => {
    const found = await personColumns(open().kysely);
    const undecided = found.filter((column) => !(column in erasurePlan) && !deedColumn.test(column));
    expect(undecided, 'decide what erasing does there, in erasure-plan.ts').toEqual([]);
    // Those named by a rule of their own, not by a foreign key to a person.
    const named = ['employee.id', 'organization.driver', 'session.account_id'];
    expect(Object.keys(erasurePlan).filter((column) => !found.includes(column) && !named.includes(column))).toEqual([]);
  });

  test('has a decision for every table that stores names or contact data', async () => {
    const { rows } = await sql<{ column: string }>`
      select c.table_name || '.' || c.column_name as column from information_schema.columns c
      join pg_class t on t.relname = c.table_name and t.relkind in ('r', 'p') and not t.relispartition
      where c.table_schema = 'public' and c.column_name ~ '(^|_)(phone_number|email|username|display_name|first_name|last_name|login_id|ip|user_agent|photo_avatar|banner_pic|bio|to_address)$'
      order by 1`.execute(open().kysely);
    const decided = new Set(Object.keys(erasurePlan).map((column) => column.split('.')[0]));
    const others = {
      'single_use_token.email': 'deleted with the account',
      'audit_event.ip': 'where a request came from, for finding break-ins; deleted by its own job',
    };
    expect(
      rows.map(({ column }) => column).filter((column) => !decided.has(column.split('.')[0]) && !(column in others)),
    ).toEqual([]);
  });

  test('deletes what is only theirs, keeps what is counted, and leaves no word of theirs in any table', async () => {
    await undone(async (trx) => {
      await fill(trx, club);
      const deleted = Object.entries(erasurePlan).flatMap(([column, erasure]) =>
        erasure === 'deleted' && column !== 'session.account_id' ? [column] : [],
      );
      const before = await countsOf(trx, deleted, sue);
      expect(
        deleted.filter((column) => before[column] === 0),
        'not tested: fill it',
      ).toEqual([]);
      const kept = Object.keys(erasurePlan).filter((column) => erasurePlan[column]?.startsWith('kept'));
      const keptBefore = await countsOf(trx, kept, sue);
      const person = await findPerson(trx, sue);
      if (!person) throw new Error('Sue is gone.');
      await eraseEverywhere(trx, person, new Date(at));
      expect(Object.values(await countsOf(trx, deleted, sue)).filter((n) => n > 0)).toEqual([]);
      expect(await countsOf(trx, kept, sue)).toEqual(keptBefore);
      expect(await tablesWith(trx, secret)).toEqual([]);
      expect(await tablesWith(trx, 'sue.staff')).toEqual([]);
    });
  });

  test('an export has every table that the plan names, except those that say why not', async () => {
    await undone(async (trx) => {
      await fill(trx, club);
      const exported = new Set((await readPersonalData(trx, sue)).map(({ name }) => name));
      const filled = await countsOf(
        trx,
        Object.keys(erasurePlan).filter((column) => !/^(employee|organization|session)\./.test(column)),
        sue,
      );
      const leftOut = [
        'outbox_mail',
        'live_event',
        'repeated_write',
        'message_report.author_id',
        'audit_event',
        'call_out.created_by',
      ];
      expect(
        Object.entries(filled).flatMap(([column, n]) =>
          n === 0 || exported.has(column) || leftOut.some((left) => column.startsWith(left)) ? [] : [column],
        ),
      ).toEqual([]);
    });
  });
});

/** Columns that reference a person, and those that have one without a foreign key. */
async function personColumns(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ column: string }>`
    select c.conrelid::regclass::text || '.' || a.attname::text as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'employee'::regclass and c.conparentid = 0
    union
    select c.table_name || '.' || c.column_name from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relkind in ('r', 'p') and not t.relispartition
    where c.table_schema = 'public' and c.column_name ~ '(employee|person|user)_id$'
    order by 1`.execute(db);
  return rows.map(({ column }) => column);
}

async function countsOf(db: Kysely<Tables>, columns: readonly string[], id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const each of columns) {
    const [table = '', column = ''] = each.split('.');
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}
      where ${sql.ref(column)} = ${id}::integer`.execute(db);
    counts[each] = rows[0]?.n ?? 0;
  }
  return counts;
}

/** The tables with a text anywhere in a row. */
async function tablesWith(db: Kysely<Tables>, text: string): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(name)} t
      where to_jsonb(t)::text ilike ${`%${text}%`}`.execute(db);
    if ((rows[0]?.n ?? 0) > 0) found.push(name);
  }
  return found;
}

/** Rows of Sue's in every area, with her words wherever somebody may write. */
async function fill(trx: Kysely<Tables>, { employeeIds, organizationIds }: SmallClub): Promise<void> {
  const [sue, sam] = [employeeIds['sue.staff'], employeeIds['sam.station']];
  const north = organizationIds['north'] ?? 0;
  const s = sql.lit(secret);
  const t = sql.lit(at);
  const [me, other, place] = [sql.lit(sue), sql.lit(sam), sql.lit(north)];
  const statements = [
    sql`insert into bookmark (employee_id, display, link) values (${me}, ${s}, '/dashboard/north')`,
    sql`insert into saved_view (employee_id, screen, name, query) values (${me}, 'drivers', ${s}, '')`,
    sql`insert into notification (employee_id, kind, subject_id, rung_at) values (${me}, 'chat', 1, ${t})`,
    sql`insert into notification_email (employee_id, kind, subject_id, due_at) values (${me}, 'chat', 1, ${t})`,
    sql`insert into notification_setting (employee_id, kind, in_app, push, mail, updated_at) values (${me}, 'chat', true, true, true, ${t})`,
    sql`insert into push_subscription (employee_id, endpoint, p256dh, auth, created_at) values (${me}, ${s}, 'k', 'a', ${t})`,
    sql`insert into push_task (notification_id, employee_id, due_at) select id, ${me}, ${t} from notification limit 1`,
    sql`insert into calendar_feed (employee_id, key, made_at) values (${me}, 'k', ${t})`,
    sql`insert into quiet_hours (employee_id, starts, ends, updated_at) values (${me}, '22:00', '06:00', ${t})`,
    sql`insert into conversation (kind, last_message_at, created_by, created_at) values ('group', ${t}, ${me}, ${t})`,
    sql`insert into conversation_member (conversation_id, employee_id, joined_at) select id, ${me}, ${t} from conversation`,
    sql`insert into chat_message (id, conversation_id, seq, author_id, body, created_at)
      select gen_random_uuid(), id, 1, ${me}, ${s}, ${t} from conversation`,
    sql`insert into chat_reaction (message_id, employee_id, emoji, at) select id, ${me}, '👍', ${t} from chat_message`,
    sql`insert into chat_scheduled (id, conversation_id, author_id, content, send_at, created_at)
      select gen_random_uuid(), id, ${me}, jsonb_build_object('message', ${s}), ${t}, ${t} from conversation`,
    sql`insert into stored_file (name, owner_employee_id, kind, media_type, byte_count, content)
      values ('a.webp', ${me}, 'chat', 'image/webp', 1, 'x'), ('b.webp', ${me}, 'avatar', 'image/webp', 1, 'x')`,
    sql`insert into chat_picture (name, conversation_id, author_id, message_id, width, height, created_at)
      select 'a.webp', conversation_id, ${me}, id, 1, 1, ${t} from chat_message`,
    sql`insert into huddle_message (client_id, team_id, author_id, body, viewable, created_at)
      select gen_random_uuid(), id, ${me}, ${s}, 'private', ${t} from team order by id limit 1`,
    sql`insert into huddle_subscription (team_id, employee_id, subscribed_at) select id, ${me}, ${t} from team order by id limit 1`,
    sql`with thread as (insert into mail_thread (created_at) values (${t}) returning id),
      sent as (insert into mail (thread_id, sender_id, subject, body, recipient_count, sent_at)
        select id, ${me}, ${s}, ${s}, 1, ${t} from thread returning id)
      insert into mail_recipient (mail_id, employee_id) select id, ${me} from sent`,
    sql`insert into mail_draft (client_id, employee_id, content, updated_at)
      values (gen_random_uuid(), ${me}, jsonb_build_object('body', ${s}), ${t})`,
    sql`insert into message_report (kind, subject, reporter_id, author_id, organization_id, reason, note, body, written_at, created_at)
      values ('mail', '1', ${me}, ${other}, ${place}, 'spam', ${s}, 'x', ${t}, ${t}),
        ('mail', '2', ${other}, ${me}, ${place}, 'spam', 'x', ${s}, ${t}, ${t})`,
    sql`with mine as (insert into dashboard (owner_employee_id, data_target, name, comments, notification)
        values (${me}, 'a', ${s}, ${s}, ${s}), (${me}, 'b', ${s}, ${s}, ${s}) returning id),
      theirs as (insert into dashboard (owner_employee_id, data_target, name) values (${other}, 'c', 'Sam’s') returning id),
      shared as (insert into dashboard_share (dashboard_id, employee_id)
        select min(id), ${other} from mine union all select id, ${me} from theirs returning dashboard_id)
      insert into dashboard_element (dashboard_id, name, title, position, request, chart_type, time_type, relation, initial_annotation, dashboard_comment)
        select id, 'e', 'e', 0, '{}', 'card', 'Yesterday', 'self', ${s}, ${s} from mine`,
    sql`insert into element_comment (element_id, organization_id, author_id, body, created_at)
      select min(id), ${place}, ${me}, ${s}, ${t} from dashboard_element`,
    sql`insert into viewed_element (employee_id, element_id, organization_id, viewed_at)
      select ${me}, min(id), ${place}, ${t} from dashboard_element`,
    sql`insert into driver_state (employee_id, reason) values (${me}, ${s})`,
    sql`insert into time_off (employee_id, starts_on, ends_on, type, status, reason, approver_reason)
      values (${me}, '2026-11-20', '2026-11-20', 'sick', 'approved', ${s}, ${s})`,
    sql`insert into call_out (organization_id, starts_at, ends_at, reason, created_by, created_at)
      values (${place}, ${t}, ${t}::timestamptz + interval '1 hour', ${s}, ${me}, ${t})`,
    sql`insert into campaign_draft (owner_employee_id, title, content, created_at, updated_at) values (${me}, ${s}, '{}', ${t}, ${t})`,
    sql`with module as (insert into training_module (created_by, created_at, updated_at) values (${me}, ${t}, ${t}) returning id)
      insert into module_assignment (employee_id, module_id, source, reason, excuse, assigned_at)
        select ${me}, id, 'manager', ${s}, ${s}, ${t} from module`,
    sql`insert into module_version (module_id, number, title, created_at) select max(id), 1, 'Winching', ${t} from training_module`,
    sql`insert into module_page (version_id, position, type) select max(id), 1, 'question' from module_version`,
    sql`insert into module_question (page_id, position, type, question) select max(id), 1, 'text', 'Why?' from module_page`,
    sql`insert into module_progress (employee_id, module_id, version_id, begun_at, updated_at)
      select ${me}, module_id, id, ${t}, ${t} from module_version`,
    sql`with attempt as (insert into test_attempt (progress_id, page_id, number, question_ids, begun_at)
        select max(module_progress.id), max(module_page.id), 1, '{}', ${t} from module_progress, module_page returning id, page_id)
      insert into given_answer (attempt_id, question_id, answer_text, correct, at)
        select attempt.id, q.id, ${s}, true, ${t} from attempt join module_question q on q.page_id = attempt.page_id`,
    sql`insert into offline_pass (id, employee_id, progress_id, issued_at, credited_before)
      select 'pass', ${me}, max(id), ${t}, 0 from module_progress`,
    sql`insert into outbox_mail (to_address, subject, body, created_at, mail_id, sender_id, recipient_id)
      select 'sue.staff@small.example', ${s}, ${s}, ${t}, max(id), ${me}, ${me} from mail`,
    sql`insert into watch_session (employee_id, session_id, heard_at) values (${me}, 's', ${t})`,
    sql`insert into withdrawal (id, employee_id, amount, amount_cents, state, requested_at, reason)
      values (gen_random_uuid(), ${me}, 1, 1, 'rejected', ${t}, ${s})`,
    sql`with mine as (insert into subscription (owner_id, dashboard_id, name, every, weekday, month_day, time, time_zone, next_at, created_at)
        select ${me}, min(id), ${s}, 'daily', 1, 1, '07:00', 'UTC', ${t}, ${t} from dashboard returning id)
      insert into subscription_receiver (subscription_id, employee_id) select id, ${me} from mine`,
    sql`with card as (insert into report_snapshot (kind, organization_id, from_day, to_day, facts_version, facts, frozen_at)
        values ('scorecard', ${place}, '2026-10-01', '2026-10-31', 1, '{}', ${t}) returning id)
      insert into scorecard_message (snapshot_id, author_id, body, created_at) select id, ${me}, ${s}, ${t} from card`,
    sql`insert into metric_alert (employee_id, slug, metric, time_type, direction, threshold, created_at)
      values (${me}, 'north', 'overall_sat_avg', 'This_Month', 'below', 82, ${t})`,
    sql`insert into visit_day (local_day, employee_id, page, visits) values ('2026-11-20', ${me}, '/home/', 3)`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
