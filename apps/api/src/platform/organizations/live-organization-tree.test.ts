import { afterEach, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { insertOrganizations } from '../../modules/metrics/testing/fact-world.ts';
import { openOrganizationTree } from './live-organization-tree.ts';
import type { LiveOrganizationTree } from './live-organization-tree.ts';

describeEachEngine('the live organization tree', (open) => {
  let tree: LiveOrganizationTree | undefined;
  beforeAll(() => insertOrganizations(open()));
  afterEach(async () => {
    await tree?.close();
    tree = undefined;
  });

  it('picks up an organization that is added, moved and renamed', async () => {
    const live = (tree = await openOrganizationTree(open()));
    expect(live.bySlug('coast')?.displayName).toBe('coast');
    expect(live.bySlug('station-5')).toBeNull();
    await open()
      .kysely.insertInto('organization')
      .values({
        id: 25,
        slug: 'station-5',
        name: 'Five',
        display_name: 'Five',
        type: 'station',
        facility_type: 'PSP',
        parent_id: 6,
        time_zone: 'America/Chicago',
        state_id: null,
        facility_rep_id: null,
        first_name: null,
        last_name: null,
        latitude: null,
        longitude: null,
        external_id: null,
      })
      .execute();
    await expect.poll(() => live.bySlug('station-5-psp')?.facilityType).toBe('PSP');
    const stationsOf = (slug: string) => {
      const place = live.bySlug(slug);
      return place ? live.stationIds(place) : [];
    };
    expect(stationsOf('west')).toContain(25);
    await open()
      .kysely.updateTable('organization')
      .set({ parent_id: 5, display_name: 'Cinq' })
      .where('id', '=', 25)
      .execute();
    await expect.poll(() => live.bySlug('station-5')?.displayName).toBe('Cinq');
    expect(stationsOf('west')).not.toContain(25);
    expect(stationsOf('coast')).toContain(25);
  });

  it('is not reloaded for changes that every sign-in makes', async () => {
    const announced: string[] = [];
    const unlisten = await open().listen('organizations', (payload) => announced.push(payload));
    await open()
      .kysely.updateTable('organization')
      .set({ latest_activity_on: new Date() })
      .where('id', '=', 20)
      .execute();
    await open().kysely.updateTable('organization').set({ name: 'Renamed' }).where('id', '=', 24).execute();
    await expect.poll(() => announced.length).toBeGreaterThan(0);
    expect(announced).toHaveLength(1);
    await unlisten();
  });

  it('ends a burst of changes with the latest state', async () => {
    const live = (tree = await openOrganizationTree(open()));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        open()
          .kysely.updateTable('organization')
          .set({ display_name: `Name ${index}` })
          .where('id', '=', 23)
          .execute(),
      ),
    );
    await open().kysely.updateTable('organization').set({ display_name: 'Last' }).where('id', '=', 23).execute();
    await expect.poll(() => live.byId(23)?.displayName).toBe('Last');
  });
});
