import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOrganizationTree } from './organization-tree.ts';
import type { OrganizationRow, OrganizationTree } from './organization-tree.ts';

const row = (
  id: number,
  slug: string,
  type: string,
  parentId: number | null,
  more: Partial<OrganizationRow> = {},
): OrganizationRow => ({
  id,
  slug,
  name: slug,
  display_name: slug,
  type,
  facility_type: null,
  parent_id: parentId,
  state_id: null,
  facility_rep_id: null,
  time_zone: 'America/New_York',
  ...more,
});

const rows = [
  row(1, 'lantern', 'club', null),
  row(2, 'east', 'club-region', 1),
  row(3, 'west', 'club-region', 1),
  row(4, 'coast', 'market', 2),
  row(5, 'montgomery', 'territory', 4),
  row(6, 'plains', 'territory', 3),
  row(7, 'pa', 'station-state', 1),
  row(8, 'oh', 'station-state', 1),
  // Reports to the west, but also visits a station of the east.
  row(9, 'rep-1', 'facility-rep', 3),
  row(10, 'harbor-towing', 'station-business', 5),
  row(11, 'harbor-1', 'station', 10, { facility_type: 'PSP', state_id: 7, facility_rep_id: 9 }),
  row(12, 'harbor-2', 'station', 10, { facility_type: 'Fleet', state_id: 7 }),
  row(13, 'plains-fleet', 'station', 6, { facility_type: 'nonPSP', state_id: 8 }),
  row(14, 'ann', 'driver', 11),
  row(15, 'bo', 'driver', 13),
  row(16, 'empty', 'territory', 4),
];
const tree = createOrganizationTree(rows);
const geography = (slug: string, of: OrganizationTree = tree) => {
  const found = of.bySlug(slug);
  if (!found) throw new Error(`no geography ${slug}`);
  return found;
};
const slugs = (geographies: readonly { slug: string }[]) => geographies.map((each) => each.slug);

describe('the organization tree', () => {
  it.each([
    ['lantern', [11, 12, 13]],
    ['east', [11, 12]],
    ['coast', [11, 12]],
    ['pa', [11, 12]],
    ['rep-1', [11]],
    ['west', [13]],
    ['empty', []],
    ['harbor-1', [11]],
    ['ann', [11]],
    ['lantern-psp', [11]],
    ['lantern-nonPSP', [13]],
    ['lantern-fleet', [12]],
    ['lantern-csn', [11, 13]],
    ['harbor-1-fleet', []],
  ])('%s contains the stations %j', (slug, stations) => {
    expect(tree.stationIds(geography(slug))).toEqual(stations);
  });

  it('returns just the driver for a driver, and otherwise every driver of the stations below', () => {
    expect(tree.driverIds(geography('ann'))).toEqual([14]);
    expect(tree.driverIds(geography('lantern'))).toEqual([14, 15]);
    expect(tree.driverIds(geography('lantern-psp'))).toEqual([14]);
    expect(tree.driverIds(geography('empty'))).toEqual([]);
  });

  it.each([
    ['lantern', 'club-region', ['east', 'west']],
    ['lantern', 'station-state', ['oh', 'pa']],
    ['lantern', 'facility-rep', ['rep-1']],
    ['lantern', 'driver', ['ann', 'bo']],
    ['lantern', 'club-facility-type', ['lantern-psp', 'lantern-nonPSP', 'lantern-fleet', 'lantern-csn']],
    ['east', 'territory', ['empty', 'montgomery']],
    ['east', 'station-state', ['pa']],
    ['pa', 'station-business', ['harbor-towing']],
    ['rep-1', 'station', ['harbor-1']],
    ['rep-1', 'station-business', ['harbor-towing']],
    ['rep-1', 'territory', ['montgomery']],
    ['harbor-towing', 'facility-rep', ['rep-1']],
    ['rep-1', 'driver', ['ann']],
    ['harbor-towing', 'station', ['harbor-1', 'harbor-2']],
    ['harbor-1', 'driver', ['ann']],
    ['ann', 'driver', []],
    ['lantern-psp', 'club-region', ['east-psp']],
    ['lantern-psp', 'territory', ['montgomery-psp']],
    ['lantern-csn', 'station', ['harbor-1', 'plains-fleet']],
    ['pa-psp', 'station', ['harbor-1']],
  ] as const)('inside %s the %s children are %j', (slug, childType, children) => {
    expect(slugs(tree.children(geography(slug), childType))).toEqual(children);
  });

  it('makes a facility-type geography a child of its base, with the type the specification gives it', () => {
    const base = geography('coast');
    const virtual = geography('coast-psp');
    expect(virtual).toMatchObject({
      baseId: base.id,
      parentId: base.id,
      type: 'market-facility-type',
      facilityType: 'PSP',
      ancestorIds: [4, 2, 1],
    });
    expect(virtual.id).toBeLessThan(0);
    expect(tree.byId(virtual.id)).toEqual(virtual);
    expect(geography('montgomery-csn')).toMatchObject({ type: 'territory', facilityType: 'csn' });
    expect(slugs(tree.path(virtual))).toEqual(['lantern', 'east', 'coast', 'coast-psp']);
  });

  it('prefers an organization whose own slug ends like a suffix', () => {
    expect(geography('plains-fleet')).toMatchObject({ id: 13, type: 'station', facilityType: null });
    expect(geography('plains')).toMatchObject({ id: 6 });
  });

  it.each(['nowhere', 'nowhere-psp', 'lantern-PSP', 'lantern-', '', 'lantern-psp-psp', '__proto__', 'constructor'])(
    'finds nothing under %j',
    (slug) => {
      expect(tree.bySlug(slug)).toBeNull();
    },
  );

  it.each([0, 99, -1, -396, Number.NaN, 1.5])('finds nothing under the id %d', (id) => {
    expect(tree.byId(id)).toBeNull();
  });

  it('lists the organizations above a station nearest first, with the cuts just above its business', () => {
    expect(geography('harbor-1').ancestorIds).toEqual([10, 9, 7, 5, 4, 2, 1]);
    expect(geography('plains-fleet').ancestorIds).toEqual([8, 6, 3, 1]);
    expect(geography('ann').ancestorIds).toEqual([11, 10, 9, 7, 5, 4, 2, 1]);
  });

  it('survives a circular line of command', () => {
    const circle = createOrganizationTree([
      row(1, 'a', 'market', 2),
      row(2, 'b', 'territory', 1),
      row(3, 's', 'station', 2),
    ]);
    expect(circle.stationIds(geography('a', circle))).toEqual([3]);
    expect(slugs(circle.path(geography('s', circle)))).toEqual(['a', 'b', 's']);
    expect(geography('a', circle).ancestorIds).toEqual([2]);
  });

  it('divides every geography among its virtual ones and its stations, whatever the tree', () => {
    const parents = ['club', 'club-region', 'market', 'territory', 'station-business', 'station', 'driver'];
    const anyTree = fc
      .array(
        fc.record({
          level: fc.integer({ min: 1, max: 6 }),
          pick: fc.nat(),
          network: fc.constantFrom('PSP', 'nonPSP', 'Fleet'),
        }),
        { maxLength: 40 },
      )
      .map((specs) => {
        const made = [row(1, 'g1', 'club', null)];
        for (const { level, pick, network } of specs) {
          const above = made.filter(
            (each) =>
              parents.indexOf(each.type) < level && each.type !== 'driver' && (level < 6 || each.type === 'station'),
          );
          const parent = above[pick % above.length];
          if (!parent) continue;
          const type = parents[level] ?? 'driver';
          made.push(
            row(
              made.length + 1,
              `g${made.length + 1}`,
              type,
              parent.id,
              type === 'station' ? { facility_type: network } : {},
            ),
          );
        }
        return createOrganizationTree(made);
      });
    fc.assert(
      fc.property(anyTree, (made) => {
        for (const each of made.all()) {
          const own = made.stationIds(each);
          const parts = ['PSP', 'nonPSP', 'Fleet'].flatMap((type) => [
            ...made.stationIds(geography(`${each.slug}-${type === 'nonPSP' ? type : type.toLowerCase()}`, made)),
          ]);
          expect(parts.sort((a, b) => a - b)).toEqual([...own]);
          if (each.type !== 'station' && each.type !== 'driver')
            expect(
              made
                .children(each, 'station')
                .map((station) => station.id)
                .sort((a, b) => a - b),
            ).toEqual([...own]);
          for (const ancestorId of each.ancestorIds) {
            const ancestor = made.byId(ancestorId);
            if (ancestor && each.type !== 'driver')
              expect(made.stationIds(ancestor)).toEqual(expect.arrayContaining([...own]));
          }
        }
      }),
    );
  });
});
