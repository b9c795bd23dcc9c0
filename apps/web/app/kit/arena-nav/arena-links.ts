import type { ArenaPlace } from './arena-place.ts';

/** A screen of the Arena. */
export type ArenaScreen = 'team' | 'draft' | 'season' | 'leaderboard' | 'skill-tree' | 'bookie' | 'campaigns' | 'bank';

interface ArenaLink {
  readonly key: ArenaScreen;
  readonly label: string;
  readonly to: string;
}

/** The Arena's screens that a person may open: its menu in the specification's order, then the bank. */
export function arenaLinks({ team, slug, driver, bank }: ArenaPlace): readonly ArenaLink[] {
  const own = encodeURIComponent(slug);
  return [
    { key: 'team', label: 'My Team', to: `/team/${team}` },
    { key: 'draft', label: 'Draft', to: `/draft/${team}` },
    { key: 'season', label: 'Season', to: '/season/' },
    { key: 'leaderboard', label: 'Leaderboard', to: `/leaderboard/${own}` },
    ...(driver
      ? ([
          { key: 'skill-tree', label: 'My Skill Tree', to: `/skill-tree/${own}` },
          { key: 'bookie', label: 'Bookie', to: `/bookie/${own}` },
        ] as const)
      : []),
    { key: 'campaigns', label: 'Campaigns', to: '/performance_campaign/' },
    ...(bank === null ? [] : [{ key: 'bank' as const, label: 'Bank', to: bank }]),
  ];
}
