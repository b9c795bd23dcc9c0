import type { Mail, MailDraft } from '@roadside/contract/schemas';
import { positionWords } from '@roadside/domain/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { readUndelivered } from '../email/index.ts';
import { readGroups } from '../home/index.ts';
import type { readDrafts } from './drafts.repository.ts';
import { readNames } from './mail.repository.ts';
import type { MailRow } from './mail.repository.ts';

interface Reader {
  readonly db: { readonly kysely: Kysely<Tables> };
  readonly tree: OrganizationTree;
  readonly employee: { readonly id: number };
}

const maxNamed = 50;
const someone = (id: number | null, name: string | null | undefined) =>
  id === null ? null : { user_id: id, display_name: name ?? '' };

/** Mails as the reader gets them. */
export async function mailReplies({ db, tree, employee }: Reader, rows: readonly MailRow[]): Promise<Mail[]> {
  const own = rows.filter(({ sender_id }) => sender_id === employee.id).map(({ id }) => id);
  const [groups, undelivered] = await Promise.all([
    rows.some(({ group_ids }) => group_ids.length > 0) ? readGroups(db.kysely) : [],
    readUndelivered(db.kysely, own),
  ]);
  const names = await readNames(db.kysely, [
    ...rows.flatMap(({ named }) => named.slice(0, maxNamed)),
    ...undelivered.flatMap(({ recipient_id }) => recipient_id ?? []),
  ]);
  const groupNames = new Map(groups.map(({ id, group_name }) => [id, group_name]));
  return rows.map((row) => ({
    id: row.id,
    thread_id: row.thread_id,
    from: someone(row.sender_id, row.sender_name),
    recipients: row.named.slice(0, maxNamed).flatMap((id) => someone(id, names.get(id)) ?? []),
    to: [
      ...row.positions.map(positionWords),
      ...row.organization_ids.flatMap((id) => tree.byId(id)?.displayName ?? []),
      ...row.group_ids.flatMap((id) => groupNames.get(id) ?? []),
    ],
    recipient_count: row.recipient_count,
    subject: row.subject,
    body: row.removed_at === null ? row.body : '',
    sent_at: row.sent_at.toISOString(),
    read: row.read,
    removed:
      row.removed_at === null
        ? null
        : { at: row.removed_at.toISOString(), by: row.removed_by_name, reason: row.removed_reason },
    undelivered: undelivered
      .filter(({ mail_id }) => mail_id === row.id)
      .map(({ recipient_id, problem }) => ({
        display_name: names.get(recipient_id ?? 0) ?? '',
        problem: problem ?? '',
      })),
  }));
}

type DraftRow = Awaited<ReturnType<typeof readDrafts>>[number];

/** Drafts as their writer gets them. People, groups and locations that are gone are left out. */
export async function draftReplies({ db, tree }: Reader, rows: readonly DraftRow[]): Promise<MailDraft[]> {
  const [names, groups] = await Promise.all([
    readNames(
      db.kysely,
      rows.flatMap(({ content }) => content.recipients),
    ),
    rows.some(({ content }) => content.groupIds.length > 0) ? readGroups(db.kysely) : [],
  ]);
  return rows.map(({ client_id, version, content, updated_at }) => ({
    client_id,
    version,
    recipients: content.recipients.flatMap((id) => (names.has(id) ? (someone(id, names.get(id)) ?? []) : [])),
    audience: {
      positions: [...content.positions],
      organizations: content.organizationIds.flatMap((id) => {
        const place = tree.byId(id);
        return place ? [{ id, slug: place.slug, display_name: place.displayName }] : [];
      }),
      groups: groups.filter(({ id }) => content.groupIds.includes(id)),
    },
    reply_to: content.replyTo,
    subject: content.subject,
    body: content.body,
    updated_at: updated_at.toISOString(),
  }));
}
