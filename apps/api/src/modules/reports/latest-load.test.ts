import { beforeAll, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { insertOrganizations, plainCall, replaceFacts } from '../metrics/testing/fact-world.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { reportsHandlers as handlers } from './reports.handlers.ts';
import { runCall } from './testing/run-call.ts';

describeEachEngine('the update status', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    tree = await loadOrganizationTree(open());
  });
  const status = (today: string) =>
    runCall(
      handlers,
      calls.dashboard.getLastUpdate,
      { db: open(), tree, today, organization: 'club' },
      { purpose: 'get_last_update' },
    );

  it('waits for a file before anything has been loaded', async () => {
    expect(await status('2026-03-08')).toEqual({
      current_state: 'Waiting for file',
      todays_states: [],
      latest_day: null,
      metric_information_updated_at: null,
      updated_at: null,
    });
  });

  it('returns the latest state and those of the local day, also on clock-change days', async () => {
    await replaceFacts(open(), {
      calls: [plainCall(1, '2026-03-07', 20), plainCall(2, '2026-02-01', 21)],
      passes: [],
      surveys: [],
    });
    const states = [
      ['Waiting for file', 'other', '2026-03-08T04:59:59Z'],
      ['Checking file', 'other', '2026-03-08T05:00:00Z'],
      ['Raw Data Updated', 'surveys', '2026-03-08T12:00:00Z'],
      ['Aggregations Completed', 'metrics', '2026-03-09T03:59:59Z'],
      ['Loading file', 'other', '2026-03-09T04:00:00Z'],
    ] as const;
    await open()
      .kysely.insertInto('update_status')
      .values(states.map(([state, kind, entered_at]) => ({ state, kind, entered_at, detail: null })))
      .execute();
    const reply = await status('2026-03-08');
    expect(reply.todays_states.map(({ state }) => state)).toEqual([
      'Checking file',
      'Raw Data Updated',
      'Aggregations Completed',
    ]);
    expect(reply).toMatchObject({
      current_state: 'Loading file',
      latest_day: '2026-03-07',
      metric_information_updated_at: '2026-03-09T03:59:59.000Z',
      updated_at: '2026-03-09T04:00:00.000Z',
    });
  });
});
