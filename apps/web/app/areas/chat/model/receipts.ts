import type { Conversation } from '@roadside/contract/schemas';
import { readBy, type NumberedMessage } from '@roadside/domain/home';

type Member = Conversation['members'][number];

const receiptOf = ({ user_id, read_seq }: Member) => ({ employeeId: user_id, readSeq: read_seq });

/** 'Read by 3 of 5'; null where nobody's receipts are known. */
export function readWords(message: NumberedMessage, members: readonly Member[]): string | null {
  const others = members.filter(
    ({ user_id, left, read_seq }) => user_id !== message.authorId && !left && read_seq !== null,
  );
  if (others.length === 0) return null;
  return `Read by ${readBy(message, others.map(receiptOf)).length} of ${others.length}`;
}

/**
 * The members whose last read message is this one, without its author and the reader: their faces are shown there.
 * @param next - the following message; null at the end
 */
export function lastReadHere(
  message: NumberedMessage,
  next: NumberedMessage | null,
  members: readonly Member[],
  me: number,
): readonly Member[] {
  return members.filter(
    ({ user_id, read_seq, left }) =>
      !left &&
      user_id !== me &&
      user_id !== message.authorId &&
      read_seq !== null &&
      read_seq >= message.seq &&
      (next === null || read_seq < next.seq),
  );
}
