import { beforeEach, describe, expect, it } from 'vitest';
import { staleAfterMinutes } from '@roadside/domain/dashboards';
import { createDashboardCache } from './dashboard-cache.ts';
import { defaultDashboardState, elementInState, elementKey } from './dashboard-state.ts';
import type { ElementOutcome } from './element-data.ts';
import type { Place } from '../../../kit/places/place.ts';
import { overview } from './stored-dashboard.ts';

const dashboard = overview;
const place: Place = {
  id: 1,
  slug: 'lantern',
  baseSlug: 'lantern',
  name: 'Lantern',
  type: 'club',
  facilityType: null,
  timeZone: 'America/New_York',
  path: [],
};
const answer = (ok: boolean) =>
  (ok
    ? { ok, data: { chart: 'card', reply: {} } }
    : { ok, problem: { kind: 'unreachable', detail: '', requestId: '' } }) as unknown as ElementOutcome;

describe('the dashboard cache of a tab', () => {
  let clock: number;
  let asked: { slug: string; element: number; search: string }[];
  let cache: ReturnType<typeof createDashboardCache>;
  const failing = new Set<number>();

  beforeEach(() => {
    clock = Date.parse('2026-11-21T10:00:00Z');
    asked = [];
    failing.clear();
    cache = createDashboardCache({
      now: () => new Date(clock).toISOString(),
      fetchElement: async (slug, element, search) => {
        asked.push({ slug, element, search });
        return answer(!failing.has(element));
      },
    });
    keep();
  });

  function keep(failed: readonly number[] = []) {
    const elements = Object.fromEntries(
      dashboard.elements.map((defined) => {
        const element = elementInState(defined, defaultDashboardState);
        return [
          element.id,
          { key: elementKey('lantern', element), outcome: Promise.resolve(answer(!failed.includes(element.id))) },
        ];
      }),
    );
    cache.keep({
      dashboard,
      missing: false,
      dashboards: [],
      employeeId: 7,
      mayModerate: false,
      maySetGoals: false,
      place,
      elements,
      now: new Date(clock).toISOString(),
    });
  }
  const load = (query = '') => cache.load('lantern', new URLSearchParams(query));
  const tableId = dashboard.elements.find(({ parameters }) => parameters.relation === 'children')?.id;

  it('returns null for a location that was never shown', () => {
    expect(cache.load('elsewhere', new URLSearchParams())).toBeNull();
  });

  it('requests nothing when nothing changed', () => {
    expect(Object.keys(load()?.elements ?? {})).toHaveLength(dashboard.elements.length);
    expect(asked).toEqual([]);
  });

  it('requests only the table when its page changes, and nothing on the way back', () => {
    const before = load();
    const after = load('page=2');
    expect(asked).toEqual([{ slug: 'lantern', element: tableId, search: '?page=2' }]);
    for (const { id } of dashboard.elements)
      if (id !== tableId) expect(after?.elements[id]?.outcome).toBe(before?.elements[id]?.outcome);
    load();
    load('page=2');
    expect(asked).toHaveLength(1);
  });

  it.each([
    [staleAfterMinutes - 1, 0],
    [staleAfterMinutes + 1, dashboard.elements.length],
  ])('after %i minutes requests %i elements', (minutes, count) => {
    clock += minutes * 60_000;
    const keys = Object.values(load()?.elements ?? {}).map(({ key }) => key);
    expect(asked).toHaveLength(count);
    expect(cache.isStale(keys, 'lantern', dashboard.id)).toBe(false);
  });

  it('reports when what is on screen is stale', () => {
    const keys = Object.values(load()?.elements ?? {}).map(({ key }) => key);
    expect(cache.isStale(keys, 'lantern', dashboard.id)).toBe(false);
    clock += (staleAfterMinutes + 1) * 60_000;
    expect(cache.isStale(keys, 'lantern', dashboard.id)).toBe(true);
  });

  it('retries only what failed', async () => {
    cache.clear();
    keep([2]);
    await Promise.resolve();
    load();
    expect(asked.map(({ element }) => element)).toEqual([2]);
  });

  it('retries what broke off while the page streamed in', async () => {
    const page = load();
    if (!page) throw new Error('The dashboard is kept.');
    cache.keep({
      ...page,
      elements: {
        ...page.elements,
        2: { key: page.elements[2]?.key ?? '', outcome: Promise.reject(new TypeError('network error')) },
      },
    });
    await Promise.resolve();
    load();
    expect(asked.map(({ element }) => element)).toEqual([2]);
  });

  it('requests everything again when the first element has no data', async () => {
    cache.clear();
    keep([dashboard.elements[0]?.id ?? 0]);
    await Promise.resolve();
    load();
    expect(asked.map(({ element }) => element)).toEqual(dashboard.elements.map(({ id }) => id));
  });

  it('requests one element again after a retry', () => {
    const [first] = Object.values(load()?.elements ?? {});
    cache.forget('lantern', dashboard.id, first?.key ?? '');
    load();
    expect(asked).toHaveLength(1);
  });

  it('keeps the dashboards of one location apart', () => {
    expect(load('dashboard=40')).toBeNull();
    cache.keep({
      dashboard: { ...dashboard, id: 40 },
      missing: false,
      dashboards: [],
      employeeId: 7,
      mayModerate: false,
      maySetGoals: false,
      place,
      elements: {},
      now: '',
    });
    expect(load('dashboard=40')?.dashboard.id).toBe(40);
    expect(load()?.dashboard.id).toBe(dashboard.id);
  });

  it('never reports an existing dashboard as missing', () => {
    // The global dashboard replaced a deleted one; opened directly, it is not missing.
    cache.keep({
      dashboard,
      missing: true,
      dashboards: [],
      employeeId: 7,
      mayModerate: false,
      maySetGoals: false,
      place,
      elements: {},
      now: '',
    });
    expect(load()?.missing).toBe(false);
  });

  it('evicts the least recently shown dashboards', () => {
    for (let index = 0; index < 12; index++)
      cache.keep({
        dashboard,
        missing: false,
        dashboards: [],
        employeeId: 7,
        mayModerate: false,
        maySetGoals: false,
        place: { ...place, slug: `place-${index}` },
        elements: {},
        now: '',
      });
    expect(load()).toBeNull();
    expect(cache.load('place-0', new URLSearchParams())).not.toBeNull();
  });
});
