import { Inline } from '@roadside/ui/inline';
import { PickLinks } from '../../../kit/pick-links/pick-links.tsx';
import type { OwnPlace } from '../server/arena.loaders.server.ts';

/** A screen of the Arena. */
export type ArenaScreen = 'team' | 'draft' | 'season' | 'leaderboard' | 'skill-tree';

/** Links between the Arena's screens, for people without the menu too (decisions 4). */
export function ArenaNav({ at, own }: { readonly at: ArenaScreen; readonly own: OwnPlace }) {
  const items: readonly { readonly key: ArenaScreen; readonly label: string; readonly to: string }[] = [
    { key: 'team', label: 'My Team', to: `/team/${own.team}` },
    { key: 'draft', label: 'Draft', to: `/draft/${own.team}` },
    { key: 'season', label: 'Season', to: '/season/' },
    { key: 'leaderboard', label: 'Leaderboard', to: `/leaderboard/${own.slug}` },
    ...(own.driver ? [{ key: 'skill-tree' as const, label: 'My Skill Tree', to: `/skill-tree/${own.slug}` }] : []),
  ];
  return (
    <Inline>
      <PickLinks label="Arena" items={items.map((item) => ({ ...item, current: item.key === at }))} />
    </Inline>
  );
}
