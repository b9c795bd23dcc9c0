import { randomUUID } from 'node:crypto';
import { selectCall } from '@roadside/contract/call';
import type { CallDefinition } from '@roadside/contract/call';
import { allCalls, calls } from '@roadside/contract/calls';
import { errorReply } from '@roadside/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askers } from '../support/askers.ts';
import { type Answer, type Api, openApi } from '../support/open-api.ts';
import { addressOf, sampleBody } from '../support/sample-body.ts';
import { extremeBodies } from './extreme-bodies.ts';
import {
  edgesOf,
  hostile,
  type HostileBody,
  hostileBody,
  hostileParameter,
  hostileParameters,
} from './hostile-body.ts';
import { seed } from './seed.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 50);
const longestMs = 2_000;
const budgetMs = 60_000 + runs * 500;

/** Content that must never appear in a reply: a stack trace, SQL, the engine's messages, a path on the machine. */
const leaks = [
  /\n\s+at\s/,
  /node:internal|node_modules/,
  /\.(ts|js|mjs):\d+/,
  /\bselect\b[\s\S]{0,200}\bfrom\b\s+"/i,
  /syntax error at|violates .* constraint|relation "|invalid input syntax|PGlite|kysely/i,
  /\/(root|home|tmp|usr|var)\//,
];

const untouchedPrototype = Object.getOwnPropertyNames(Object.prototype).sort().join();

let api: Api;
// This person may do everything, so that bodies reach the handlers.
const mighty =
  askers.find(({ column, permissions }) => column === 'Admin' && permissions.includes('see-all')) ?? askers[0];
const driver = askers.find(({ column }) => column === 'driver') ?? askers[0];
let mightyToken: string;
let driverToken: string;

async function signIn(): Promise<void> {
  if (!mighty || !driver) throw new Error('nobody to ask as');
  mightyToken = (await api.signIn(mighty)).access;
  driverToken = (await api.signIn(driver)).access;
}

beforeAll(async () => {
  console.info(`fuzz: ${runs} bodies a call, seed ${seed} (FUZZ_RUNS, FUZZ_SEED)`);
  api = await openApi();
  await signIn();
});
afterAll(async () => {
  // A fault still counts, even if the reply looked harmless.
  expect(api.faults().slice(0, 3)).toEqual([]);
  await api.close();
});

function complaints(call: CallDefinition, { what, bytes }: HostileBody, answer: Answer): string[] {
  const found: string[] = [];
  const complain = (message: string): void =>
    void found.push(
      `${call.name}, ${what}: ${message}\nsent ${bytes.subarray(0, 300).toString()}\ngot ${answer.status} ${answer.text.slice(0, 500)}`,
    );
  const notBuilt = answer.status === 501 && call.status === 'draft';
  if (answer.status >= 500 && !notBuilt) complain('a fault of ours');
  if (answer.ms > longestMs) complain(`took ${Math.round(answer.ms)} ms`);
  if (answer.status >= 400) {
    if (!errorReply.safeParse(answer.json).success) complain('not {detail, code, fields}');
    for (const leak of leaks) if (leak.test(answer.text)) complain(`shows ${leak}`);
    if (answer.text.length > 10_000) complain(`${answer.text.length} characters of refusal`);
    if (answer.text.includes('etc/passwd')) complain('repeats what was sent');
  }
  return found;
}

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const valid = sampleBody(call);
  const own = () =>
    call.access.rows.some((row) => ['C081', 'C082', 'C083', 'C085'].includes(row)) ? driverToken : mightyToken;
  const sendOnce = (body: HostileBody, address: string): Promise<Answer> =>
    api.inject({
      method: 'POST',
      url: address,
      headers: {
        'content-type': body.contentType,
        ...(call.access.kind === 'public' ? {} : { authorization: `Bearer ${own()}` }),
        ...(call.idempotencyKey ? { 'idempotency-key': randomUUID() } : {}),
      },
      payload: body.bytes,
    });
  const send = async (body: HostileBody, address = addressOf(call, { slug: 'beacon' })): Promise<Answer> => {
    const answer = await sendOnce(body, address);
    // Measured again: a call that is really slow is slow twice; one slowed by a busy machine is not.
    return answer.ms > longestMs ? sendOnce(body, address) : answer;
  };

  it('survives any body', { timeout: budgetMs }, async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(hostileBody(call, valid), async (body) => {
        const answer = await send(body);
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        // A body that happens to be valid signs out.
        if ((call === calls.accounts.logout || call === calls.accounts.endSessions) && answer.status === 200)
          await signIn();
        expect(complaints(call, body, answer)).toEqual([]);
        if (call.access.kind === 'signed-in') expect(answer.status).not.toBe(401);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    // Most bodies must be rejected as invalid; a suite that never gets past sign-in would prove nothing.
    expect(seen.get(400) ?? 0).toBeGreaterThan(runs / 10);
    expect(Object.getOwnPropertyNames(Object.prototype).sort().join()).toBe(untouchedPrototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('survives edge values in every field', { timeout: budgetMs }, async () => {
    for (const body of edgesOf(valid)) {
      const answer = await send(body);
      expect(complaints(call, body, answer)).toEqual([]);
    }
  });

  it('answers each field at the limits of its allowed range', { timeout: budgetMs }, async () => {
    // Files have no limits to try; the forms above send every kind.
    if (call.bodyType === 'multipart') return;
    for (const { what, body } of extremeBodies(call)) {
      const sent = hostile(what, JSON.stringify(body));
      const answer = await send(sent);
      if ((call === calls.accounts.logout || call === calls.accounts.endSessions) && answer.status === 200)
        await signIn();
      // The body is valid, so the call may only answer that something is missing or not allowed.
      expect(complaints(call, sent, answer)).toEqual([]);
    }
  });

  if (call.path.includes('{'))
    it('survives any value in its path', { timeout: budgetMs }, async () => {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      await fc.assert(
        fc.asyncProperty(fc.tuple(...names.map(() => hostileParameter)), fc.boolean(), async (values, raw) => {
          const address = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
            const value = values[names.indexOf(name)] ?? '';
            return raw
              ? encodeURI(value.replace(/[^\x20-\x7e]/g, '')).replace(/[?#]/g, '')
              : encodeURIComponent(value.isWellFormed() ? value : 'x');
          });
          const body = hostile(address.slice(0, 60), JSON.stringify(valid));
          expect(complaints(call, body, await send(body, address))).toEqual([]);
        }),
        // With any seed, each known bad value is tried once.
        {
          numRuns: runs,
          seed,
          endOnFailure: true,
          examples: hostileParameters.flatMap((value) => [
            [names.map(() => value), true] as [string[], boolean],
            [names.map(() => value), false] as [string[], boolean],
          ]),
        },
      );
    });
});

describe('the sample bodies', () => {
  it.each(allCalls.map((call) => [call.name, call] as const))('%s is selected by its sample', (_name, call) => {
    const selection = selectCall(addressOf(call, { slug: 'beacon' }), sampleBody(call));
    expect(selection.ok && selection.call.name).toBe(call.name);
  });
});
