import { chat, chatOperations } from '@roadside/contract/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asker, askers, stranger } from '../support/askers.ts';
import { readMatrix } from '../support/authz-matrix.ts';
import { type Answer, type Api, openApi } from '../support/open-api.ts';
import { inView, refusesPerson } from '../support/oracle.ts';

const matrix = readMatrix();
const variables: Readonly<Record<string, object>> = {
  createMessage: { input: { message: 'On my way', chatMessageRecipientId: stranger.employeeId } },
};

let api: Api;
let address: string;
const tokens = new Map<Asker, string>();
/** The first of two messages each asker gets from somebody who may write to everyone. */
const earlier = new Map<Asker, string>();

beforeAll(async () => {
  api = await openApi();
  for (const asker of askers) tokens.set(asker, (await api.signIn(asker)).access);
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const [first, second] = askers.filter(({ permissions }) => permissions.includes('see-all'));
  const { createMessage } = chat;
  for (const asker of askers)
    for (const which of ['first', 'second']) {
      const input = { message: `${which} to ${asker.employeeId}`, chatMessageRecipientId: asker.employeeId };
      const sender = asker === first ? second : first;
      const { json } = await run(createMessage.document, { input }, sender && tokens.get(sender), false);
      const data = json?.['data'] as { createMessage: { id: string } } | undefined;
      if (data === undefined) throw new Error('the message was not sent');
      if (which === 'first') earlier.set(asker, data.createMessage.id);
    }
});
afterAll(() => api.close());

function run(document: string, given: object, token: string | undefined, streams: boolean): Promise<Answer> {
  return api.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: streams ? 'text/event-stream' : 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify({ query: document, variables: given }),
  });
}

/** What an open stream sends until a pattern appears; then it is closed. */
async function firstOf(document: string, given: object, token: string | undefined, pattern: RegExp): Promise<string> {
  const gone = new AbortController();
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: document, variables: given }),
    signal: gone.signal,
  });
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (pattern.test(text)) break;
  }
  gone.abort();
  return text;
}

describe.each(chatOperations.map((operation) => [`${operation.access.rows[0]} ${operation.name}`, operation] as const))(
  '%s',
  (_name, operation) => {
    const row = matrix.get(operation.access.rows[0] ?? '');
    const streams = operation.kind === 'subscription';

    it('needs a sign-in', async () => {
      expect(row?.cells.anonymous).toBe('D');
      expect((await run(operation.document, variables[operation.name] ?? {}, undefined, streams)).status).toBe(401);
    });

    // An open subscription doesn't end: who is online comes first, and a message to the subscriber shows that one is open.
    if (operation.name === 'userActivity')
      return it.each(askers.map((asker) => [asker.name, asker] as const))('%s', async (_asker, asker) => {
        if (!row) throw new Error(`no row for ${operation.name}`);
        const text = await firstOf(operation.document, {}, tokens.get(asker), /"code":|"user_id":/);
        expect(text.includes('"code":"forbidden"')).toBe(refusesPerson(row, asker));
      });
    if (streams && operation.status === 'final')
      return it.each(askers.map((asker) => [asker.name, asker] as const))('%s', async (_asker, asker) => {
        if (!row) throw new Error(`no row for ${operation.name}`);
        expect(refusesPerson(row, asker)).toBe(false);
        const text = await firstOf(
          operation.document,
          { afterId: earlier.get(asker) },
          tokens.get(asker),
          /"(?:code|message)":/,
        );
        expect(text).toContain(`"message":"second to ${asker.employeeId}"`);
        for (const [, from, to] of text.matchAll(/"chatMessageFromId":(\d+),"chatMessageRecipientId":(\d+)/g))
          expect([from, to]).toContain(String(asker.employeeId));
      });

    it.each(askers.map((asker) => [asker.name, asker] as const))('%s', async (_asker, asker) => {
      if (!row) throw new Error(`no row for ${operation.name}`);
      const { text } = await run(operation.document, variables[operation.name] ?? {}, tokens.get(asker), streams);
      // W001: the recipient is somebody whom not every asker may view.
      const refused =
        refusesPerson(row, asker) || (operation.name === 'createMessage' && !inView(asker, stranger.place));
      const wanted = refused ? 'forbidden' : operation.status === 'draft' ? 'not-built' : null;
      expect(/"code":"([a-z-]+)"/.exec(text)?.[1] ?? null).toBe(wanted);
    });
  },
);
