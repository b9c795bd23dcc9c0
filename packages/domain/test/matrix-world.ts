import type { Geography, GeographyType } from '../src/geography/geography.ts';
import type { SubjectColumn } from './matrix-file.ts';

/**
 * The hierarchy of the second order in section 3, without the virtual types; written out so that the test does not
 * depend on the code's list.
 */
export const levels = ['club', 'club-region', 'market', 'territory', 'station-business', 'station', 'driver'] as const;
type Level = (typeof levels)[number];

/** A small test world: two clubs, two children under every node. */
export const world: readonly Geography[] = grow();

function grow(): readonly Geography[] {
  const nodes: Geography[] = [];
  const add = (level: number, parent: Geography | null): void => {
    const type = levels[level];
    if (type === undefined) return;
    for (let copy = 0; copy < 2; copy += 1) {
      const id = nodes.length + 1;
      const node: Geography = {
        id,
        baseId: id,
        slug: `${type}-${id}`,
        name: `${type} ${id}`,
        displayName: `${type} ${id}`,
        type,
        facilityType: null,
        stationFacilityType: type === 'station' ? 'PSP' : null,
        parentId: parent?.id ?? null,
        ancestorIds: parent === null ? [] : [parent.id, ...parent.ancestorIds],
        timeZone: 'America/New_York',
      };
      nodes.push(node);
      add(level + 1, node);
    }
  };
  add(0, null);
  return nodes;
}

/** Location of each subject, chosen so that as many target classes as possible exist for it. */
export const homes: Readonly<Record<Exclude<SubjectColumn, 'anonymous'>, Level>> = {
  driver: 'driver',
  staff: 'station-business',
  'station-admin': 'station',
  'territory-associate': 'territory',
  executive: 'market',
  admin: 'club-region',
  Admin: 'territory',
};

export const home = (column: Exclude<SubjectColumn, 'anonymous'>): Geography => {
  const found = world.find((node) => node.type === homes[column]);
  if (found === undefined) throw new Error(`no ${homes[column]} in the world`);
  return found;
};

/** Relation of a geography to the asker's own, as distinguished in rows G001 to G018. */
export type TargetClass =
  | 'own geography'
  | 'descendant of own'
  | 'sibling at own level (outside subtree)'
  | 'lower level outside own subtree'
  | 'ancestor of own'
  | 'higher level unrelated'
  | 'unknown slug'
  | 'cut of own'
  | 'cut of a stranger';

export const isUnder = (node: Geography, own: Geography): boolean => {
  let current: Geography | undefined = node;
  while (current !== undefined) {
    if (current.id === own.id) return true;
    const parentId: number | null = current.parentId;
    current = world.find((candidate) => candidate.id === parentId);
  }
  return false;
};

export const levelOf = (node: Geography): number => levels.indexOf(node.type as Level);

/** The row behind a geography: a facility-type cut is treated as its base (row G018). */
export const baseOf = (node: Geography): Geography => world.find((candidate) => candidate.id === node.baseId) ?? node;

/** One example of every class that exists for a subject; null for a slug that does not exist. */
export function targetsFor(own: Geography): ReadonlyMap<TargetClass, Geography | null> {
  const level = levelOf(own);
  const find = (test: (node: Geography) => boolean) => world.find(test);
  const stranger = world.findLast((node) => node.type === 'club-region' && !isUnder(own, node) && !isUnder(node, own));
  const examples: readonly (readonly [TargetClass, Geography | null | undefined])[] = [
    ['own geography', own],
    ['descendant of own', find((node) => node.id !== own.id && isUnder(node, own))],
    ['sibling at own level (outside subtree)', find((node) => levelOf(node) === level && node.id !== own.id)],
    ['lower level outside own subtree', find((node) => levelOf(node) > level && !isUnder(node, own))],
    ['ancestor of own', find((node) => node.id !== own.id && isUnder(own, node))],
    ['higher level unrelated', find((node) => levelOf(node) < level && !isUnder(own, node))],
    ['unknown slug', null],
    ['cut of own', cut(own)],
    ['cut of a stranger', stranger && cut(stranger)],
  ];
  return new Map(examples.filter((entry): entry is readonly [TargetClass, Geography | null] => entry[1] !== undefined));
}

const twins: Partial<Record<GeographyType, GeographyType>> = {
  club: 'club-facility-type',
  'club-region': 'club-region-facility-type',
  market: 'market-facility-type',
};

function cut(base: Geography): Geography | undefined {
  const type = twins[base.type];
  return (
    type && {
      ...base,
      id: -base.id,
      slug: `${base.slug}-psp`,
      type,
      facilityType: 'PSP',
      parentId: base.id,
      ancestorIds: [base.id, ...base.ancestorIds],
    }
  );
}
