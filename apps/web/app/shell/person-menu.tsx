import { Avatar } from '@roadside/ui/avatar';
import { MenuRoot, MenuTrigger } from '@roadside/ui/menu';
import { VisuallyHidden } from '@roadside/ui/visually-hidden';
import { lazyPart } from '../kit/page/lazy-part.tsx';
import { useNearPart } from '../kit/page/use-near-part.ts';
import type { ViewSettings } from '../kit/store/view-settings.ts';
import type { OwnScreen } from './commands/own-screens.ts';
import * as styles from './person-menu.css.ts';

const PersonMenuContent = lazyPart(() => import('./person-menu-content.tsx'));

export interface PersonMenuProps {
  readonly name: string;
  readonly position: string;
  readonly organization: string;
  readonly photo: string | null;
  readonly ownScreens: readonly OwnScreen[];
  readonly view: ViewSettings;
  readonly onViewChange: (change: Partial<ViewSettings>) => void;
}

/** The person's menu: who is signed in, how the app looks for them, and logout. */
export function PersonMenu({ photo, ...content }: PersonMenuProps) {
  const { open, setOpen, near, ahead } = useNearPart(PersonMenuContent);
  return (
    <MenuRoot open={open} onOpenChange={setOpen}>
      <MenuTrigger className={styles.trigger} {...ahead}>
        <Avatar name={content.name} src={photo} size="sm" decorative />
        <VisuallyHidden>Your account, {content.name}</VisuallyHidden>
      </MenuTrigger>
      {near && <PersonMenuContent {...content} onLost={() => setOpen(false)} />}
    </MenuRoot>
  );
}
