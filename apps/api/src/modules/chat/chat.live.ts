import { calls } from '@roadside/contract/calls';
import type { LiveContent } from '@roadside/contract/live';
import { z } from 'zod';
import type { LiveContentSource } from '../../platform/live/live-content.ts';
import { messageReply, receiptsOf } from './chat-reply.ts';
import { readMembers, readReceiptSettings } from './conversations.repository.ts';
import type { MemberRow } from './conversations.repository.ts';
import { readMessagesById } from './messages.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import { readMessageParts } from './shared-reads.ts';
import type { MessageParts } from './shared-reads.ts';

/** What an announcement about a conversation says of it; an announcement without it may be about anything. */
export type ChatDetail = z.infer<typeof chatDetail>;
const chatDetail = z.union([
  // A new or changed message.
  z.strictObject({ message: z.uuid() }),
  // How far a member has read.
  z.strictObject({ read: z.strictObject({ user_id: z.int(), seq: z.int() }) }),
]);

/** Messages travel with the change that tells of them: a group's members don't all ask for them at the same moment. */
export const chatLive: LiveContentSource = {
  topic: 'chat',
  call: calls.conversations.messages,
  read: async ({ db: { kysely }, tree }, { id: conversationId, detail }) => {
    const about = chatDetail.parse(detail);
    if ('read' in about) {
      const [members, settings] = await Promise.all([
        readMembers(kysely, [conversationId]),
        readReceiptSettings(kysely),
      ]);
      const reader = members.find(({ employee_id }) => employee_id === about.read.user_id);
      const shown = reader !== undefined && receiptsOf(settings, tree, tree.byId(reader.organization_id)).on;
      const present = presentMembers(members);
      return (employeeId) => (present.has(employeeId) && (shown || employeeId === about.read.user_id) ? about : null);
    }
    const [[row], parts, members] = await Promise.all([
      readMessagesById(kysely, [about.message]),
      readMessageParts(kysely, [about.message]),
      readMembers(kysely, [conversationId]),
    ]);
    // What links show depends on the rights of each reader.
    if (row?.conversation_id !== conversationId || row.refs.length > 0) return null;
    return messageFor(row, parts, presentMembers(members));
  },
};

const presentMembers = (members: readonly MemberRow[]): ReadonlyMap<number, MemberRow> =>
  new Map(members.filter(({ left_at }) => left_at === null).map((member) => [member.employee_id, member]));

/** A message without links as each member has it; those for whom it is the same get the same object. */
function messageFor(row: MessageRow, parts: MessageParts, members: ReadonlyMap<number, MemberRow>) {
  const made = new Map<string, LiveContent>();
  return (employeeId: number): LiveContent | null => {
    const member = members.get(employeeId);
    if (!member || row.seq <= member.first_seq) return null;
    const message = messageReply(row, parts, { employeeId, firstSeq: member.first_seq, resolve: noLinks });
    const key = JSON.stringify(message);
    const known = made.get(key) ?? { message };
    made.set(key, known);
    return known;
  };
}

const noLinks = () => ({ allowed: false as const });
