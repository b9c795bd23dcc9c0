import { expect, it, vi } from 'vitest';
import { serviceCountsAddress } from '../model/addresses.ts';
import { serviceCountsResource } from './service-counts.server.ts';

type Given = Parameters<typeof serviceCountsResource.loader>[0];

async function asked(today: string | null, zone: string) {
  const attempt = vi.fn<(...args: unknown[]) => Promise<unknown>>().mockResolvedValue({ ok: true, data: { data: [] } });
  await serviceCountsResource.loader({
    request: new Request(`https://roadside.example${serviceCountsAddress({ slug: 'east' }, { zone })}`),
    params: { slug: 'east' },
    context: { today, session: { person: {} }, api: { attempt } },
  } as unknown as Given);
  return (attempt.mock.calls[0]?.[1] as { readonly body: object } | undefined)?.body;
}

// The days that a card of this month counts: see `periodOf`.
it.each([
  ['2026-11-21', '2026-11-01', '2026-11-20'],
  ['2026-12-01', '2026-12-01', '2026-12-01'],
])('counts the services through the same day as the cards: on %s, %s to %s', async (today, from, to) => {
  expect(await asked(today, 'America/New_York')).toMatchObject({
    slug: 'east',
    group_by: 'service',
    filters: { sc_dt__gte: from, sc_dt__lte: to },
  });
});

it('takes the day from the location’s time zone', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') });
  try {
    expect(await asked(null, 'America/New_York')).toMatchObject({ filters: { sc_dt__lte: '2026-11-19' } });
    expect(await asked(null, 'Europe/Berlin')).toMatchObject({ filters: { sc_dt__lte: '2026-11-20' } });
    expect(await asked(null, 'Nowhere/Town')).toMatchObject({ filters: { sc_dt__lte: '2026-11-20' } });
  } finally {
    vi.useRealTimers();
  }
});
