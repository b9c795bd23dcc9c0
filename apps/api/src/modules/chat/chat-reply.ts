import type { Conversation, ConversationMessage } from '@roadside/contract/schemas';
import { storedFilePath } from '@roadside/contract/files';
import type { Geography } from '@roadside/domain/geography';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { readFirstSeqs, readMembers, readReceiptSettings } from './conversations.repository.ts';
import type { OwnConversationRow } from './conversations.repository.ts';
import { readLatestMessages } from './messages.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import { resolveReferences } from './references.service.ts';
import type { ReferenceReader } from './references.service.ts';
import { readMessageParts, type MessageParts } from './shared-reads.ts';

const personOf = (id: number | null, name: string | null) =>
  id === null ? null : { user_id: id, display_name: name ?? '' };

/** A member who reads a message. */
interface MessageReader {
  readonly employeeId: number;
  /** After which number of the conversation they may read. */
  readonly firstSeq: number;
  /** What links lead to, under their rights. */
  readonly resolve: Awaited<ReturnType<typeof resolveReferences>>;
}

/** A message as a member reads it. A quoted message from before the member joined has no text. */
export function messageReply(
  row: MessageRow,
  { pictures, reactions }: MessageParts,
  { employeeId, firstSeq, resolve }: MessageReader,
): ConversationMessage {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    author: personOf(row.author_id, row.author_name),
    message: row.body,
    reply_to:
      row.reply_id === null
        ? null
        : {
            id: row.reply_id,
            seq: row.reply_seq ?? 0,
            author: personOf(row.reply_author_id, row.reply_author_name),
            message: (row.reply_seq ?? 0) > firstSeq ? (row.reply_body ?? '') : '',
          },
    mentions: [...row.mentions],
    refs: row.refs.map((ref) => resolve(ref)),
    pictures: pictures.map(({ name, width, height }) => ({ name, path: storedFilePath(name), width, height })),
    reactions: reactions.map(({ emoji, people }) => ({
      emoji,
      count: people.length,
      mine: people.includes(employeeId),
    })),
    followed: row.followers.includes(employeeId),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    deleted: row.deleted_at !== null,
  };
}

/**
 * Messages as a member reads them.
 * @param read - their parts, if they have been read already
 */
export async function messageReplies(
  reader: ReferenceReader,
  rows: readonly MessageRow[],
  read?: MessageParts,
): Promise<ConversationMessage[]> {
  const employeeId = reader.employee.id;
  const db = reader.db.kysely;
  const [{ pictures, reactions }, firstSeqs, resolve] = await Promise.all([
    read ??
      readMessageParts(
        db,
        rows.map(({ id }) => id),
      ),
    readFirstSeqs(
      db,
      employeeId,
      rows.flatMap(({ reply_id, conversation_id }) => (reply_id === null ? [] : [conversation_id])),
    ),
    resolveReferences(
      reader,
      rows.flatMap(({ refs }) => refs),
    ),
  ]);
  const picturesOf = Map.groupBy(pictures, ({ message_id }) => message_id);
  const reactionsOf = Map.groupBy(reactions, ({ message_id }) => message_id);
  return rows.map((row) =>
    messageReply(
      row,
      { pictures: picturesOf.get(row.id) ?? [], reactions: reactionsOf.get(row.id) ?? [] },
      { employeeId, firstSeq: firstSeqs.get(row.conversation_id) ?? 0, resolve },
    ),
  );
}

/** Whether people of a location send receipts: the nearest setting, the location's own first; on without one. */
export function receiptsOf(settings: ReadonlyMap<number, boolean>, tree: OrganizationTree, place: Geography | null) {
  const line = place === null ? [] : tree.path(place).toReversed();
  const set = line.find(({ id }) => settings.has(id));
  return { on: set === undefined || settings.get(set.id) === true, setAt: set?.id ?? null };
}

/** Conversations as one of their members has them. */
export async function conversationReplies(
  reader: ReferenceReader,
  rows: readonly OwnConversationRow[],
): Promise<Conversation[]> {
  const { tree } = reader;
  const employeeId = reader.employee.id;
  const db = reader.db.kysely;
  const ids = rows.map(({ id }) => id);
  const [members, latest, settings] = await Promise.all([
    readMembers(db, ids),
    readLatestMessages(db, ids),
    readReceiptSettings(db),
  ]);
  const membersOf = Map.groupBy(members, ({ conversation_id }) => conversation_id);
  const latestOf = new Map((await messageReplies(reader, latest)).map((message) => [message.conversation_id, message]));
  return rows.map((row) => {
    const last = latestOf.get(row.id);
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      members: (membersOf.get(row.id) ?? []).map((member) => ({
        user_id: member.employee_id,
        display_name: member.display_name,
        left: member.left_at !== null,
        read_seq:
          member.employee_id === employeeId || receiptsOf(settings, tree, tree.byId(member.organization_id)).on
            ? member.read_seq
            : null,
      })),
      last_seq: row.last_seq,
      read_seq: row.read_seq,
      unread: row.unread,
      mentioned: row.mentioned,
      muted: row.muted,
      last_message: last && last.seq > row.first_seq ? last : null,
      last_message_at: row.last_message_at.toISOString(),
    };
  });
}
