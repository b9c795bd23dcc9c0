import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { WaitingMessage } from './waiting-message.ts';

/** An urgent message that couldn't be sent for longer than this rings only if its sender still wants it to. */
const ringsWithinMs = 5 * 60_000;

/** What its sender is asked. It may have arrived, and rung, without an answer: sent again, it arrives once. */
export const lateUrgentWords = 'This waited for the network for over 5 minutes. Try again to ring now.';

/** Whether a message is too old to ring without asking its sender. */
export const ringsTooLate = ({ urgentReason, writtenAt }: WaitingMessage, now: number): boolean =>
  urgentReason !== undefined && now - Date.parse(writtenAt) > ringsWithinMs;

/** Sends a message, unless its sender must be asked first. */
export const sendInTime = async <Sent>(
  message: WaitingMessage,
  now: number,
  send: () => Promise<Outcome<Sent>>,
): Promise<Outcome<Sent>> =>
  ringsTooLate(message, now)
    ? { ok: false, problem: { kind: 'refused', detail: lateUrgentWords, requestId: '' } }
    : send();

/** The message, sent again by its sender: an urgent one is urgent from now. */
export const sentAgain = (message: WaitingMessage, now: number): WaitingMessage => ({
  ...message,
  refused: null,
  ...(message.urgentReason === undefined ? {} : { writtenAt: new Date(now).toISOString() }),
});

/** The message, to be sent without ringing. */
export function withoutRinging(message: WaitingMessage): WaitingMessage {
  const { urgentReason: _, ...calm } = message;
  return { ...calm, refused: null };
}
