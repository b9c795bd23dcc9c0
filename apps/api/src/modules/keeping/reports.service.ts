import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { MessageReport } from '@roadside/contract/schemas';
import type { ReportableKind } from '@roadside/domain/home';
import { can } from '@roadside/domain/permissions';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { announce } from '../../platform/live/announce.ts';
import { readableMessage, removeMessage } from '../chat/index.ts';
import { readableHuddleMessage, removeHuddleMessage } from '../huddle/index.ts';
import { readableMail, removeMail } from '../mail/index.ts';
import { notify, takeBackNotifications } from '../notifications/index.ts';
import { deciders } from './deciders.ts';
import {
  countOpenReports,
  findPerson,
  findReport,
  findReports,
  insertReport,
  storeDecision,
  type ReportRow,
} from './keeping.repository.ts';

type Keeping = typeof calls.keeping;

const defaultRows = 50;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const rowId = /^[1-9]\d{0,8}$/;
const goneMessage = () => new ApiError('not-found', 'This message no longer exists.');

/** The message with an id, if the caller can read it. */
const reported = {
  chat: ({ db, employee }, id) => (uuid.test(id) ? readableMessage(db.kysely, id.toLowerCase(), employee.id) : null),
  mail: ({ db, employee }, id) => (rowId.test(id) ? readableMail(db.kysely, Number(id), employee.id) : null),
  huddle: (context, id) => (rowId.test(id) ? readableHuddleMessage(context, Number(id)) : null),
} satisfies Record<ReportableKind, (context: CallContext, id: string) => unknown>;

/** Reports a message the caller can read. Reporting it again changes nothing. */
export async function reportMessage(
  context: CallContext,
  { kind, id, reason, note }: ParsedBody<Keeping['report']>,
): Promise<CallReply<Keeping['report']>> {
  const { db, employee, now } = context;
  const message = await reported[kind](context, id);
  if (!message) throw goneMessage();
  if (message.author_id === employee.id)
    throw new ApiError('invalid-body', 'This is your own message. Delete it instead.', { fields: { id: 'Your own' } });
  const author = message.author_id === null ? null : await findPerson(db.kysely, message.author_id);
  const organizationId = author?.organization_id ?? employee.organizationId;
  const decide = await deciders(context, { organizationId, except: [employee.id, message.author_id] });
  return db.kysely.transaction().execute(async (trx) => {
    const at = now();
    const report = await insertReport(trx, {
      kind,
      subject: id.toLowerCase(),
      reporterId: employee.id,
      authorId: message.author_id,
      organizationId,
      reason,
      note: note.trim(),
      body: message.body,
      writtenAt: message.written_at,
      at,
    });
    if (report.isNew) {
      await notify(
        trx,
        { kind: 'message-reported', subjectId: report.id },
        decide.map((employeeId) => ({ employeeId, amount: 1 })),
        { at, by: employee.id, again: false },
      );
      await announce(trx, { topic: 'reports', id: report.id, people: decide, by: employee.id });
    }
    return { id: report.id };
  });
}

/** The organizations whose reports the caller decides; null for all. */
function placesToDecide({ tree, subject, config }: CallContext): readonly number[] | null {
  const all = tree.all();
  const own = all.filter((geography) => can(subject, 'reports.decide', { geography }, config.access).allowed);
  return own.length === all.length ? null : own.map(({ id }) => id);
}

const reply = ({ tree }: Pick<CallContext, 'tree'>, row: ReportRow): MessageReport => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  note: row.note,
  reported_by: row.reporter_id === null ? null : { user_id: row.reporter_id, display_name: row.reporter_name ?? '' },
  author: row.author_id === null ? null : { user_id: row.author_id, display_name: row.author_name ?? '' },
  organization_id: row.organization_id,
  organization_name: tree.byId(row.organization_id)?.displayName ?? '',
  text: row.body,
  written_at: row.written_at.toISOString(),
  reported_at: row.created_at.toISOString(),
  reports: row.reports,
  state: row.state,
  decided_by: row.decided_by_name,
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
});

/** Reports about people in the caller's locations. */
export async function listReports(
  context: CallContext,
  { state, cursor, rows_per_page: size = defaultRows }: ParsedBody<Keeping['reports']>,
): Promise<CallReply<Keeping['reports']>> {
  const { db } = context;
  const organizationIds = placesToDecide(context);
  const scope = cursorScope(context, ['reports', state]);
  const [rows, open] = await Promise.all([
    findReports(db.kysely, {
      organizationIds,
      open: state === 'open',
      after: cursor === undefined ? null : readCursor(cursor, scope),
      limit: rowsToRead(size),
    }),
    countOpenReports(db.kysely, organizationIds),
  ]);
  const page = cutPage(rows, size);
  return {
    reports: page.rows.map((row) => reply(context, row)),
    open,
    next_cursor: page.last && signCursor(page.last.sort_keys, scope),
  };
}

type Removal = { readonly at: Date; readonly by: number; readonly reason: string };
const remove: Readonly<
  Record<
    ReportableKind,
    (context: CallContext, trx: Transaction<Tables>, id: string, removal: Removal) => Promise<void>
  >
> = {
  chat: (_, trx, id, removal) => removeMessage(trx, id, removal),
  mail: (_, trx, id, removal) => removeMail(trx, Number(id), removal),
  huddle: (context, trx, id, removal) => removeHuddleMessage(context, trx, Number(id), removal),
};

/** Removes a reported message, or keeps it. All open reports of the message are decided with it. */
export async function decideReport(
  context: CallContext,
  { id, decision, reason }: ParsedBody<Keeping['decide']>,
): Promise<CallReply<Keeping['decide']>> {
  const { db, tree, subject, config, employee, now, audit } = context;
  const report = await findReport(db.kysely, id);
  const geography = report && tree.byId(report.organization_id);
  if (!report || !geography || !can(subject, 'reports.decide', { geography }, config.access).allowed)
    throw new ApiError('not-found', 'This report no longer exists.');
  if (report.author_id === employee.id)
    throw new ApiError('forbidden', 'This report is about you. Somebody else has to decide it.');
  const at = now();
  const words = reason.trim();
  const state = decision === 'remove' ? 'removed' : 'kept';
  await db.kysely.transaction().execute(async (trx) => {
    const decided = await storeDecision(trx, report, { state, by: employee.id, at, reason: words });
    if (decided.length === 0) throw new ApiError('conflict', 'Somebody else has decided this report.');
    if (state === 'removed') {
      await remove[report.kind](context, trx, report.subject, { at, by: employee.id, reason: words });
      if (report.author_id !== null)
        await notify(trx, { kind: 'message-removed', subjectId: id }, [{ employeeId: report.author_id, amount: 1 }], {
          at,
          by: employee.id,
          again: true,
        });
    }
    for (const each of decided)
      await takeBackNotifications(trx, { kind: 'message-reported', subjectId: each }, { by: employee.id });
    await announce(trx, { topic: 'reports', id, geographyId: report.organization_id, by: employee.id });
    await audit(
      {
        event: state === 'removed' ? 'message_removed' : 'message_kept',
        status: 'success',
        target: `${report.kind}:${report.subject}`,
        changes: { report: id, author: report.author_id, reason: words },
      },
      trx,
    );
  });
  const row = await findReport(db.kysely, id);
  if (!row) throw new ApiError('not-found', 'This report no longer exists.');
  return { report: reply(context, row) };
}
