import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import type { OpenConversation } from '../model/open-conversation.ts';
import { readConversations, readMessages } from './chat.server.ts';

/** Messages shown around the one a link leads to. */
const around = 100;

/** Loads the chat screen: the conversations, and the open one with its messages. */
export async function loadChat({ request, params, context }: LoaderFunctionArgs) {
  requirePerson(context, request);
  const id = Number(params.conversation);
  const at = Number(new URL(request.url).searchParams.get('at'));
  const [first, open] = await Promise.all([
    readConversations(context.api),
    Number.isInteger(id) && id > 0
      ? openConversation(context.api, id, Number.isInteger(at) && at > 0 ? at : null)
      : Promise.resolve(null),
  ]);
  const person = requirePerson(context, request);
  return {
    me: { id: person.employeeId, name: person.displayName },
    now: new Date().toISOString(),
    first,
    open,
  };
}

async function openConversation(
  api: LoaderFunctionArgs['context']['api'],
  id: number,
  at: number | null,
): Promise<Outcome<OpenConversation>> {
  const [found, messages] = await Promise.all([
    api.attempt(calls.conversations.list, { body: { purpose: 'list', only: id } }),
    readMessages(api, id, at === null ? {} : { before: at + around / 2, limit: around }),
  ]);
  if (!found.ok) return found;
  if (!messages.ok) return messages;
  const [conversation] = found.data.conversations;
  if (!conversation)
    return { ok: false, problem: { kind: 'refused', detail: 'This conversation no longer exists.', requestId: '' } };
  return { ok: true, data: { conversation, messages: messages.data, at: messages.data.has_later ? at : null } };
}
