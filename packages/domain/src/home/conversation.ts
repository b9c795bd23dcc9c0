/** The reactions people choose from: yes, thanks, funny, wow, sad, on my way, done. */
export const reactions = ['👍', '🙏', '😂', '😮', '😢', '🚚', '✅'] as const;

/** The records a message can link to. */
export const referenceKinds = ['driver', 'shift', 'call', 'element'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** The key of the one conversation two people have. */
export function directKey(a: number, b: number): string {
  return `${Math.min(a, b)}:${Math.max(a, b)}`;
}

/** A message with its number in the conversation. Numbers have no gaps and are the same for everybody. */
export interface NumberedMessage {
  readonly id: string;
  readonly seq: number;
  /** Null when the account was deleted. */
  readonly authorId: number | null;
}

/** The first message that a reader hasn't read: the "new" line is drawn above it. Own messages are never new. */
export function firstUnread<Message extends NumberedMessage>(
  messages: readonly Message[],
  readSeq: number,
  me: number,
): Message | null {
  return messages.find(({ seq, authorId }) => seq > readSeq && authorId !== me) ?? null;
}

/** How far a member has read; null where receipts are turned off. */
export interface Receipt {
  readonly employeeId: number;
  readonly readSeq: number | null;
}

/** Who has read a message, without its author. */
export function readBy(message: NumberedMessage, receipts: readonly Receipt[]): readonly number[] {
  return receipts
    .filter(({ employeeId, readSeq }) => employeeId !== message.authorId && readSeq !== null && readSeq >= message.seq)
    .map(({ employeeId }) => employeeId);
}

/** The members a message mentions: each once, never the author, and nobody outside the conversation. */
export function mentionedMembers(
  named: readonly number[],
  members: readonly number[],
  authorId: number,
): readonly number[] {
  const inside = new Set(members);
  return [...new Set(named)].filter((id) => id !== authorId && inside.has(id));
}

/** Whether a message notifies a member: a muted conversation only does when it mentions them, or in a thread they follow. */
export function notifiesMember({
  muted,
  mentioned,
  followed,
}: {
  readonly muted: boolean;
  readonly mentioned: boolean;
  /** It answers a message whose replies they follow. */
  readonly followed: boolean;
}): boolean {
  return mentioned || followed || !muted;
}

/**
 * A conversation's messages after new ones arrived: in the order of their numbers, each once, the newer version of an
 * edited one. Messages may arrive twice and in any order.
 */
export function mergeMessages<Message extends NumberedMessage>(
  known: readonly Message[],
  arrived: readonly Message[],
): readonly Message[] {
  const byId = new Map([...known, ...arrived].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Own messages that haven't reached the server yet: those not among the arrived ones, in the order they were sent. */
export function stillWaiting<Sent extends { readonly id: string }>(
  sent: readonly Sent[],
  arrived: readonly NumberedMessage[],
): readonly Sent[] {
  const there = new Set(arrived.map(({ id }) => id));
  return sent.filter(({ id }) => !there.has(id));
}
