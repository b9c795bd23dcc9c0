import { PartLinks } from '../pick-links/part-links.tsx';
import { arenaLinks, type ArenaScreen } from './arena-links.ts';
import type { ArenaPlace } from './arena-place.ts';

/** Links between the Arena's screens, for people without the menu too (decisions 4). */
export function ArenaNav({ at, own }: { readonly at: ArenaScreen; readonly own: ArenaPlace }) {
  return <PartLinks label="Arena" items={arenaLinks(own).map((item) => ({ ...item, current: item.key === at }))} />;
}
