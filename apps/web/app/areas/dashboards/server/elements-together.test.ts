import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { ApiError } from '@roadside/contract/client';
import type { Api } from '../../../kit/server/api.server.ts';
import { elementsTogether } from './elements-together.server.ts';

const { card, elements, surveyComments, table } = calls.dashboardData;

interface Sent {
  readonly name: string;
  readonly body: {
    readonly elements?: readonly { readonly chart_type: string; readonly body: { metrics: string[] } }[];
  };
}

/** An api that answers each element with its metrics, and fails those that ask for 'broken'. */
function fakeApi(failing = false) {
  const sent: Sent[] = [];
  const api = {
    problemOf: (error: unknown) => ({
      kind: error instanceof ApiError && error.status === 503 ? 'busy' : 'refused',
      detail: error instanceof ApiError ? error.detail : '',
      requestId: 'r',
    }),
    attempt: async ({ name }: CallDefinition, { body }: { readonly body: Sent['body'] }) => {
      sent.push({ name, body });
      if (failing) return { ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'r' } };
      if (name !== elements.name) return { ok: true, data: { alone: name } };
      return {
        ok: true,
        data: {
          elements: (body.elements ?? []).map(({ body: { metrics } }) =>
            metrics.includes('broken')
              ? { ok: false, status: 503, error: { code: 'unavailable', detail: 'Later.' }, retry_after_seconds: 2 }
              : { ok: true, reply: { metrics } },
          ),
        },
      };
    },
  } as unknown as Api;
  return { sent, api: elementsTogether(api, 'north') };
}

const ask = (api: Api, ...metrics: string[]) =>
  api.attempt(card, { params: { chart_type: 'card', slug: 'north' }, body: { metrics } });

describe('the elements of a page', () => {
  it('are sent as one request if they begin together', async () => {
    const { sent, api } = fakeApi();
    const outcomes = await Promise.all([
      ask(api, 'kmi'),
      api.attempt(table, { params: { slug: 'north' }, body: { metrics: ['ata_avg'], filters: { tcd__in: ['TOW'] } } }),
    ]);
    expect(outcomes).toEqual([
      { ok: true, data: { metrics: ['kmi'] } },
      { ok: true, data: { metrics: ['ata_avg'] } },
    ]);
    expect(sent).toEqual([
      {
        name: elements.name,
        body: {
          purpose: 'elements',
          slug: 'north',
          elements: [
            { chart_type: 'card', body: { metrics: ['kmi'] } },
            { chart_type: 'table', body: { metrics: ['ata_avg'], filters: { tcd__in: ['TOW'] } } },
          ],
        },
      },
    ]);
    expect(elements.body.safeParse(sent[0]?.body).error).toBeUndefined();
  });

  it('make their own call when alone, slow, or of another kind', async () => {
    const { sent, api } = fakeApi();
    await ask(api, 'kmi');
    await Promise.all([
      ask(api, 'ata_avg'),
      api.attempt(card, { params: { slug: 'north' }, body: { metrics: ['kmi'], filters: { state__in: ['PA'] } } }),
      api.attempt(surveyComments, { params: { slug: 'north' }, body: { metrics: [] } }),
    ]);
    expect(sent.map(({ name }) => name)).toEqual([card.name, card.name, surveyComments.name, card.name]);
  });

  it('fail one by one, or all if the request fails', async () => {
    const { api } = fakeApi();
    expect(await Promise.all([ask(api, 'kmi'), ask(api, 'broken')])).toMatchObject([
      { ok: true },
      { ok: false, problem: { kind: 'busy', detail: 'Later.' } },
    ]);
    const unreachable = fakeApi(true).api;
    expect(await Promise.all([ask(unreachable, 'kmi'), ask(unreachable, 'ata_avg')])).toMatchObject([
      { ok: false, problem: { kind: 'unreachable' } },
      { ok: false, problem: { kind: 'unreachable' } },
    ]);
  });

  it('are sent in requests of at most 24', async () => {
    const { sent, api } = fakeApi();
    const names = Array.from({ length: 30 }, (_, index) => `m${index}`);
    const outcomes = await Promise.all(names.map((name) => ask(api, name)));
    expect(outcomes.map((outcome) => outcome.ok && outcome.data)).toEqual(names.map((name) => ({ metrics: [name] })));
    expect(sent.map(({ body }) => body.elements?.length)).toEqual([24, 6]);
  });
});
