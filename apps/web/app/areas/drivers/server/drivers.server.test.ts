import { expect, it } from 'vitest';
import { driversResource } from './drivers.server.ts';

type Given = Parameters<typeof driversResource.loader>[0];
const west = { id: 7, full_name: 'Kim Ray', time_zone: 'America/Los_Angeles' };

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
  const real = await read('org=70&only=7', null);
  expect(real).toMatchObject({
    today: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date()),
    aheadMs: 0,
  });
});

it('has no clock for a list, whose stations have their own, or for somebody who is gone', async () => {
  expect(await read('org=70', '2026-11-18')).toBeUndefined();
  expect(await read('org=70&only=7', '2026-11-18', [])).toBeUndefined();
});
