import { chatOperations } from '@roadside/contract/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asker, askers } from '../support/askers.ts';
import { readMatrix } from '../support/authz-matrix.ts';
import { type Answer, type Api, openApi } from '../support/open-api.ts';
import { refusesPerson } from '../support/oracle.ts';

const matrix = readMatrix();
const variables: Readonly<Record<string, object>> = {
  createMessage: { input: { message: 'On my way', chatMessageRecipientId: 900 } },
};

let api: Api;
const tokens = new Map<Asker, string>();

beforeAll(async () => {
  api = await openApi();
  for (const asker of askers) tokens.set(asker, (await api.signIn(asker)).access);
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

describe.each(chatOperations.map((operation) => [`${operation.access.rows[0]} ${operation.name}`, operation] as const))(
  '%s',
  (_name, operation) => {
    const row = matrix.get(operation.access.rows[0] ?? '');
    const streams = operation.kind === 'subscription';

    it('needs a sign-in', async () => {
      expect(row?.cells.anonymous).toBe('D');
      expect((await run(operation.document, variables[operation.name] ?? {}, undefined, streams)).status).toBe(401);
    });

    it.each(askers.map((asker) => [asker.name, asker] as const))('%s', async (_asker, asker) => {
      if (!row) throw new Error(`no row for ${operation.name}`);
      const { text } = await run(operation.document, variables[operation.name] ?? {}, tokens.get(asker), streams);
      const wanted = refusesPerson(row, asker) ? 'forbidden' : operation.status === 'draft' ? 'not-built' : null;
      expect(/"code":"([a-z-]+)"/.exec(text)?.[1] ?? null).toBe(wanted);
    });
  },
);
