import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '@roadside/contract/call';
import type { GeographyReply } from '@roadside/contract/schemas';
import type { Api } from '../../../kit/server/api.server.ts';
import type { SessionPerson } from '../../../kit/server/person.ts';
import { headlineOf } from './headline.server.ts';

const row = (slug: string, numerator: number, counted: number) => ({
  organization: { slug, name: slug.toUpperCase() },
  score: { numerator },
  counted,
});
const reply = {
  rows: [row('a', 8, 10), row('b', 0, 0)],
  totals: row('club', 8, 10),
  recent: { top: 8, answered: 10 },
  parent: null,
  from: '2026-11-01',
  to: '2026-11-15',
  ends_on: '2026-11-30',
};

function opened(
  place: { readonly slug: string; readonly type: string; readonly facility_type?: string },
  own = 'club',
) {
  const asked: unknown[] = [];
  const api = {
    attempt: async (_: CallDefinition, { body }: { readonly body: { readonly org_type: string } }) => {
      asked.push(body.org_type);
      return { ok: true, data: reply };
    },
  } as unknown as Api;
  const headline = headlineOf(
    api,
    { facility_type: null, ...place } as unknown as GeographyReply,
    { organization: { slug: own } } as unknown as SessionPerson,
  );
  return { headline, asked };
}

describe('the headline a loader reads', () => {
  it.each([
    ['club', 'station'],
    ['station', 'driver'],
    ['driver', 'driver'],
  ])('of a %s breaks down by %s', (type, below) => {
    expect(opened({ slug: 'x', type }).asked).toEqual([below]);
  });

  it('has the counts of the whole and of what is below', async () => {
    await expect(opened({ slug: 'x', type: 'club' }).headline?.read.outcome).resolves.toMatchObject({
      data: { top: 8, answered: 10, endsOn: '2026-11-30', parts: [{ slug: 'a', name: 'A', top: 8, answered: 10 }, {}] },
    });
  });

  it('speaks to a driver about their own surveys only', () => {
    expect(opened({ slug: 'ida', type: 'driver' }, 'ida').headline?.reader).toBe('driver');
    expect(opened({ slug: 'ida', type: 'driver' }, 'other').headline?.reader).toBe('manager');
  });

  it('is left out for a facility type, which has no tier', () => {
    expect(opened({ slug: 'x', type: 'club-facility-type', facility_type: 'fleet' })).toEqual({
      headline: null,
      asked: [],
    });
  });
});
