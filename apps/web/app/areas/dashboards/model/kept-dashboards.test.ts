import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staleAfterMinutes } from '@roadside/domain/dashboards';
import type { Place } from '../../../kit/places/place.ts';
import { placesAddress } from '../../../kit/places/addresses.ts';
import { keepPage } from '../../../kit/resource/kept-page.ts';
import { resourceQuery } from '../../../kit/resource/resource-query.ts';
import { keyOf } from '../../../kit/resource/resource.ts';
import { receiveRead } from '../../../kit/resource/streamed-read.ts';
import { elementAddress } from './addresses.ts';
import { dashboardAgeMs, dashboardName, forgetDashboards, keptDashboard } from './kept-dashboards.ts';
import type { LoadedDashboard } from './loaded-dashboard.ts';
import { overview } from './stored-dashboard.ts';

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
const loaded: LoadedDashboard = {
  dashboard: overview,
  missing: false,
  dashboards: [],
  employeeId: 7,
  mayModerate: false,
  maySetGoals: false,
  place,
  focus: null,
  elements: {},
  now: '2026-11-21T10:00:00Z',
};
const [first, second] = overview.elements;
const at = (element: number, query = '') => elementAddress({ slug: 'lantern', element }, query);

describe('the dashboards a tab keeps', () => {
  let client: QueryClient;
  let requests: string[];

  beforeEach(() => {
    environmentManager.setIsServer(() => false);
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
    requests = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url);
      return Response.json({ ok: true, data: {} });
    });
    client = new QueryClient();
    keep();
  });
  afterEach(() => {
    client.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const keep = (page = loaded) =>
    keepPage(client, dashboardName(page.place.slug, page.dashboard.id), page, dashboardAgeMs);
  const open = (query = '', slug = 'lantern') => keptDashboard(client, slug, new URLSearchParams(query));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  async function fail(element: number): Promise<void> {
    const problem = { kind: 'failed', detail: '', requestId: '' } as const;
    receiveRead(client, { address: at(element), outcome: Promise.resolve({ ok: false, problem }) });
    await pass(0);
  }

  it('are found by location and dashboard, whatever was chosen on them', () => {
    expect(open()).toBe(loaded);
    expect(open('page=2&compare=last_year&drawer=x')).toBe(loaded);
    expect(open('', 'elsewhere')).toBeNull();
    expect(open('dashboard=40')).toBeNull();
    const other = { ...loaded, dashboard: { ...overview, id: 40 } };
    keep(other);
    expect(open('dashboard=40')).toBe(other);
    expect(open()).toBe(loaded);
  });

  it('are loaded again when a row limits their elements to another location', () => {
    expect(open('only=2.montgomery')).toBeNull();
    const montgomery = { ...place, id: 2, slug: 'montgomery', type: 'market' as const };
    const limited = { ...loaded, focus: { place: montgomery, element: 2 } };
    keep(limited);
    expect(open('only=2.montgomery&page=2')).toBe(limited);
    expect(open('only=3.montgomery')).toBeNull();
    expect(open()).toBeNull();
  });

  it('are loaded again after 90 minutes', async () => {
    expect(staleAfterMinutes).toBe(90);
    await pass(89 * 60_000);
    expect(open()).toBe(loaded);
    await pass(2 * 60_000);
    expect(open()).toBeNull();
  });

  it('are loaded again when the first element has no data', async () => {
    await fail(first?.id ?? 0);
    expect(open()).toBeNull();
  });

  it('read only another element without data again', async () => {
    const failing = second?.id ?? 0;
    const stop = new QueryObserver(client, resourceQuery(at(failing))).subscribe(() => {});
    await pass(0);
    requests = [];
    await fail(failing);
    expect(open()).toBe(loaded);
    await pass(0);
    expect(requests).toEqual([at(failing)]);
    stop();
  });

  it('are forgotten with the data of their elements, except what is on screen', async () => {
    const other = placesAddress({ slug: 'lantern' });
    const stop = new QueryObserver(client, resourceQuery(at(1), { first: { ok: true, data: 1 } })).subscribe(() => {});
    client.setQueryData(keyOf(at(2)), 2);
    client.setQueryData(keyOf(other), 3);
    forgetDashboards(client);
    expect(open()).toBeNull();
    expect([at(1), at(2), other].map((address) => client.getQueryData(keyOf(address)))).toEqual([1, undefined, 3]);
    stop();
  });
});
