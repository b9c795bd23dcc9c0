import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Conversation } from '@roadside/contract/schemas';

/** A conversation as its address opens it. */
export interface OpenConversation {
  readonly conversation: Conversation;
  readonly messages: CallReply<typeof calls.conversations.messages>;
  /** The number of the message the address leads to; null for the latest. */
  readonly at: number | null;
}
