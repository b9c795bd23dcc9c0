import { Inline } from '@roadside/ui/inline';
import { PickLinks } from '../pick-links/pick-links.tsx';
import { arenaLinks, type ArenaScreen } from './arena-links.ts';
import type { ArenaPlace } from './arena-place.ts';

/** Links between the Arena's screens, for people without the menu too (decisions 4). */
export function ArenaNav({ at, own }: { readonly at: ArenaScreen; readonly own: ArenaPlace }) {
  return (
    <Inline>
      <PickLinks label="Arena" items={arenaLinks(own).map((item) => ({ ...item, current: item.key === at }))} />
    </Inline>
  );
}
