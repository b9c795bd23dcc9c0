import { calls } from '@roadside/contract/calls';
import { expect, it } from 'vitest';
import { loadSchedulePage } from './schedule-page.loader.server.ts';

type Given = Parameters<typeof loadSchedulePage>[0];

interface Visit {
  readonly type?: string;
  readonly positionType?: string;
  readonly query?: string;
  /** Only the days change, in an open page. */
  readonly inPage?: boolean;
}

/** Loads a schedule; says what was read for it. */
async function load({ type = 'station', positionType = 'station_admin', query = '', inPage = false }: Visit = {}) {
  const read: { readonly name: string; readonly date: unknown }[] = [];
  const attempt = async ({ name }: { name: string }, { body }: { body: Record<string, unknown> }) => {
    const { date } = (body.parameters ?? body) as { date?: unknown };
    read.push({ name, date });
    return name === calls.scheduler.notices.name
      ? { ok: true, data: { notices: [] } }
      : name === calls.scheduler.predict.name
        ? { ok: true, data: { hours: [], avl_zone: [], stations_apart: null, children: [] } }
        : { ok: false, problem: { kind: 'failed', detail: '', requestId: 'r' } };
  };
  const place = {
    id: 5,
    slug: 'norristown',
    base_slug: 'norristown',
    display_name: 'Norristown',
    type,
    time_zone: 'America/New_York',
    ancestors: [],
    ancestor_ids: [],
  };
  const person = {
    id: 1,
    employeeId: 1,
    positionType,
    permissions: [],
    teamSlug: null,
    organization: { id: 5, slug: 'norristown', type, timeZone: 'America/New_York', ancestorIds: [] },
  };
  const { first } = await loadSchedulePage({
    request: new Request(`https://roadside.example/scheduler/norristown/scheduling${query}`),
    params: { slug: 'norristown' },
    context: {
      admission: Promise.resolve({ person, place }),
      api: { attempt },
      today: '2026-11-24',
      access: { driverView: 'own' },
      inPage,
    },
  } as unknown as Given);
  const daysOf = (call: { readonly name: string }) =>
    read.filter(({ name }) => name === call.name).map(({ date }) => date);
  return { first, predicted: daysOf(calls.scheduler.predict), notices: daysOf(calls.scheduler.notices) };
}

it('reads the forecast of the days on screen with the page of a station', async () => {
  const { first, predicted, notices } = await load({ query: '?day=2026-11-20&span=day' });
  expect(predicted).toEqual(['2026-11-20']);
  expect(notices).toEqual([]);
  expect(first?.forecast?.address).toContain('2026-11-20');
});

it.each([
  ['a location of many stations, whose forecast takes longer than its schedule', { type: 'club' }],
  ['a month, which shows none', { query: '?span=month' }],
  ['a press in an open page', { inPage: true }],
])('leaves the forecast to the browser for %s', async (_why, visit) => {
  const { first, predicted } = await load(visit);
  expect(predicted).toEqual([]);
  expect(first?.forecast ?? null).toBeNull();
});

it('reads what a driver has to confirm with the driver’s page', async () => {
  const { first, predicted, notices } = await load({ positionType: 'driver' });
  expect(predicted).toEqual([]);
  expect(notices).toEqual(['2026-11-23']);
  expect(first?.notices?.data).toEqual({ notices: [] });
});
