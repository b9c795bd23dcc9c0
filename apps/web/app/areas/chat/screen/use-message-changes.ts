import type { ConversationMessage } from '@roadside/contract/schemas';
import type { reactions } from '@roadside/domain/home';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { ProblemError } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { messagesAddress } from '../model/addresses.ts';
import type { MessagesResource } from '../server/chat.server.ts';

/** One of the reactions people choose from. */
export type Reaction = (typeof reactions)[number];

/** Edits, deletes, follows and reacts to messages of a conversation; what the server answers appears at once. */
export function useMessageChanges(id: number, put: (messages: readonly ConversationMessage[]) => void) {
  const notify = useNotify();
  const { change } = useChange<MessagesResource>(messagesAddress({ id }), { refresh: false });
  const apply = async (what: Parameters<typeof change>[0]) => {
    const outcome = await change(what);
    if (outcome?.ok && outcome.data.message) put([outcome.data.message]);
    return outcome;
  };
  const tell = async (what: Parameters<typeof change>[0]) => {
    const outcome = await apply(what);
    if (outcome?.ok === false) notify({ tone: 'danger', text: refusalWords(outcome.problem) });
  };
  return {
    react: (message_id: string, emoji: Reaction, on: boolean) => void tell({ intent: 'react', message_id, emoji, on }),
    follow: (message_id: string, on: boolean) => void tell({ intent: 'follow', message_id, on }),
    edit: (message_id: string, message: string) => apply({ intent: 'edit', message_id, message }),
    remove: async (message_id: string) => {
      const outcome = await apply({ intent: 'delete', message_id });
      if (outcome?.ok === false) throw new ProblemError(outcome.problem);
    },
  };
}
