import { calls } from '@roadside/contract/calls';
import { expect, test, vi } from 'vitest';
import { loadHome } from './home.loader.server.ts';

type Given = Parameters<typeof loadHome>[0];

const failed = { ok: false, problem: { kind: 'failed', detail: '', requestId: 'r' } };

/** Home where these calls fail. */
async function load(failing: readonly { readonly name: string }[]) {
  const notify = vi.fn();
  const person = {
    employeeId: 1,
    positionType: 'driver',
    permissions: [],
    teamSlug: 'north',
    organization: { id: 7, slug: 'dan', type: 'driver', timeZone: 'America/New_York', ancestorIds: [] },
  };
  const attempt = async ({ name }: { name: string }) =>
    // The driver's own numbers are read beside, and may fail alone.
    failing.some((each) => each.name === name) || !/^(homepage|messaging)\./.test(name)
      ? failed
      : { ok: true, data: {} };
  const context = {
    admission: Promise.resolve({ person }),
    api: { attempt },
    session: { notify },
    today: '2026-11-20',
    access: { driverView: 'own' },
  };
  await loadHome({ context } as unknown as Given);
  return notify.mock.calls.map(([notice]) => notice as object);
}

const { homepage, messaging } = calls;

test.each([[[homepage.getWidgets]], [[messaging.getLoadingData]], [[homepage.getWidgets, messaging.getLoadingData]]])(
  '%j that can’t be read say so in the exact words',
  async (failing) => {
    expect(await load(failing)).toEqual([{ tone: 'danger', text: 'Something went wrong' }]);
  },
);

test('nothing is said when they are read', async () => {
  expect(await load([])).toEqual([]);
  expect(await load([homepage.getManagers])).toEqual([]);
});
