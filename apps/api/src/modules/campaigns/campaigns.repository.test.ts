import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import { activeCampaigns, campaignOf } from './index.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describeEachEngine('campaigns for other modules', (open) => {
  let ids: Record<'running' | 'past' | 'later' | 'removed', number>;
  beforeAll(async () => {
    const club = await fillSmallClub(open());
    const add = async (title: string, from: string, to: string, removed = false) => {
      const { id } = await open()
        .kysely.insertInto('training_campaign')
        .values({
          title,
          organization_id: club.organizationIds['club'] ?? 0,
          starts_at: at(from),
          ends_at: at(to),
          kmi: 2,
          created_at: at('2026-11-01'),
          updated_at: at('2026-11-01'),
          removed_at: removed ? at('2026-11-02') : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    ids = {
      running: await add('Running', '2026-11-01', '2026-12-01'),
      past: await add('Past', '2026-10-01', '2026-10-31'),
      later: await add('Later', '2026-12-01', '2026-12-31'),
      removed: await add('Removed', '2026-11-01', '2026-12-01', true),
    };
    await open()
      .kysely.insertInto('campaign_manager')
      .values([{ campaign_id: ids.running, employee_id: club.employeeIds['sam.station'] }])
      .execute();
  });

  test('active ones are those of the moment, with the weights of their metrics', async () => {
    const active = await activeCampaigns(open().kysely, at('2026-11-20'));
    expect(active.map(({ id, weights }) => [id, weights])).toEqual([
      [ids.running, { overall_sat: 1, count_calls: 1, kmi: 2, kept_informed: 1 }],
    ]);
    expect(active[0]?.managerIds).toHaveLength(1);
  });

  test('one is read by its id, unless it was removed', async () => {
    expect(await campaignOf(open().kysely, ids.past)).toMatchObject({
      title: 'Past',
      budgetCents: 0,
      allEligible: true,
      settings: {},
      audience: { positions: [], organizationIds: [], groupIds: [] },
    });
    expect(await campaignOf(open().kysely, ids.removed)).toBeNull();
    expect(await campaignOf(open().kysely, 999_999)).toBeNull();
  });
});
