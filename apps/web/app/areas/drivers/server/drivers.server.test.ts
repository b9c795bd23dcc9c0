import { afterEach, expect, it, vi } from 'vitest';
import { driversResource } from './drivers.server.ts';

type Given = Parameters<typeof driversResource.loader>[0];
const west = { id: 7, full_name: 'Kim Ray', time_zone: 'America/Los_Angeles' };

afterEach(() => vi.useRealTimers());

async function read(query: string, today: string | null, drivers: readonly object[] = [west]) {
  const context = {
    today,
    session: { person: {} },
    api: { attempt: async () => ({ ok: true, data: { drivers, total_rows: drivers.length, next_cursor: null } }) },
  };
  const request = new Request(`https://roadside.example/drivers/west?${query}`);
  const answer = await driversResource.loader({ request, params: { slug: 'west' }, context } as unknown as Given);
  return ((await answer.json()) as { data: { clock?: { today: string; aheadMs: number } } }).data.clock;
}

it('gives one driver the day the app is on, at the driver’s station', async () => {
  expect(await read('org=70&only=7', '2026-11-18')).toMatchObject({ today: '2026-11-18' });
  // 9 PM on the evening before there.
  vi.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00Z'), toFake: ['Date'] });
  expect(await read('org=70&only=7', null)).toMatchObject({ today: '2026-11-20', aheadMs: 0 });
});

it('has no clock for a list, whose stations have their own, or for somebody who is gone', async () => {
  expect(await read('org=70', '2026-11-18')).toBeUndefined();
  expect(await read('org=70&only=7', '2026-11-18', [])).toBeUndefined();
});
