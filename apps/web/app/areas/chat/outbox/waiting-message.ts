import type { ChatPicture, ChatReferenceBody } from '@roadside/contract/schemas';
import type { Waiting } from '../../../kit/outbox/outbox.ts';

/** A message that hasn't reached the server yet. Its id is the message's own, so that it arrives once. */
export interface WaitingMessage extends Waiting {
  readonly conversationId: number;
  readonly message: string;
  readonly replyTo: { readonly id: string; readonly name: string; readonly excerpt: string } | null;
  readonly mentions: readonly number[];
  readonly refs: readonly ChatReferenceBody[];
  /** Uploaded already. */
  readonly pictures: readonly ChatPicture[];
  /** When it should be sent; null for now. */
  readonly sendAt: string | null;
  /** Why it rings people off shift; left out if it doesn't. */
  readonly urgentReason?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(Number.isInteger);

/** A message read from the browser's storage, which its user can edit; null if it isn't one. */
export function readWaitingMessage(stored: unknown): WaitingMessage | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const message = stored as Partial<Record<keyof WaitingMessage, unknown>>;
  const { id, conversationId, message: text, mentions, refs, pictures, writtenAt, sendAt, refused, replyTo } = message;
  if (!isText(id) || !Number.isInteger(conversationId) || !isText(text) || !isNumbers(mentions)) return null;
  if (!Array.isArray(refs) || !Array.isArray(pictures) || !isText(writtenAt) || Number.isNaN(Date.parse(writtenAt)))
    return null;
  if ((sendAt !== null && !isText(sendAt)) || (refused !== null && !isText(refused))) return null;
  if (message.urgentReason !== undefined && !isText(message.urgentReason)) return null;
  if (replyTo !== null && (typeof replyTo !== 'object' || replyTo === undefined)) return null;
  return stored as WaitingMessage;
}
