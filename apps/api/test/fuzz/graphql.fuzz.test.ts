import { chatOperations } from '@roadside/contract/chat';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askers } from '../support/askers.ts';
import { type Api, openApi } from '../support/open-api.ts';
import { seed } from './seed.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 50) * 4;

let api: Api;
let token: string;

beforeAll(async () => {
  console.info(`fuzz: ${runs} GraphQL requests, seed ${seed}`);
  api = await openApi();
  const asker = askers.find(({ permissions }) => permissions.includes('see-all'));
  if (!asker) throw new Error('nobody to ask as');
  token = (await api.signIn(asker)).access;
});
afterAll(() => api?.close());

const documents = fc.oneof(
  fc.constantFrom(...chatOperations.filter(({ kind }) => kind !== 'subscription').map(({ document }) => document)),
  fc.constantFrom(
    '',
    '{',
    '{ __schema { types { name } } }',
    `{ ${'a'.repeat(50_000)} }`,
    `query { ${'searchEmployees { items { '.repeat(40)}`,
    `{ ${Array.from({ length: 500 }, (_, index) => `a${index}: listMessages { nextToken }`).join(' ')} }`,
    'query a { ...f } fragment f on Query { ...f }',
    '{ listMessages(limit: 1e999) { nextToken } }',
    '{ listMessages(nextToken: "\u0000") { nextToken } }',
    'mutation { createMessage(input: {message: "x", chatMessageRecipientId: 1, chatMessageFromId: 2}) { id } }',
    '{ nothingLikeThis }',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const requests = fc.oneof(
  fc
    .record({
      query: documents,
      variables: fc.oneof(
        fc.jsonValue(),
        fc.record({ limit: fc.jsonValue(), filter: fc.jsonValue(), input: fc.jsonValue() }, { requiredKeys: [] }),
      ),
      operationName: fc.oneof(fc.constant(undefined), fc.jsonValue()),
    })
    .map((body) => JSON.stringify(body)),
  fc
    .array(fc.constant({ query: '{ listMessages { nextToken } }' }), { maxLength: 200 })
    .map((batch) => JSON.stringify(batch)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '['.repeat(100_000),
    '{"query":',
    '{"query":"{ listMessages { nextToken } }","query":"x"}',
    '{"__proto__":{"query":"{ listMessages { nextToken } }"}}',
  ),
);

it('survives any query', { timeout: 60_000 + runs * 100 }, async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (payload) => {
      const { status, text, ms } = await api.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        payload,
      });
      const context = `${status} ${text.slice(0, 300)} for ${payload.slice(0, 200)}`;
      expect(status < 500, context).toBe(true);
      expect(ms < 2_000, `${Math.round(ms)} ms: ${context}`).toBe(true);
      expect(/\n\s+at\s|node_modules|\.(ts|js):\d+|"code":"internal"/.test(text), context).toBe(false);
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
});
