import { Link } from '@remix-run/react';
import { Avatar } from '@roadside/ui/avatar';
import { LogOutIcon, UserIcon } from '@roadside/ui/icons';
import { Menu } from '@roadside/ui/menu';
import { Stack } from '@roadside/ui/stack';
import { VisuallyHidden } from '@roadside/ui/visually-hidden';
import type { ViewSettings } from '../kit/store/view-settings.ts';
import { logout } from './logout-form.tsx';
import { ownScreens } from './commands/own-screens.ts';
import * as styles from './person-menu.css.ts';

export interface PersonMenuProps {
  readonly name: string;
  readonly position: string;
  readonly organization: string;
  readonly photo: string | null;
  readonly view: ViewSettings;
  readonly onViewChange: (change: Partial<ViewSettings>) => void;
}

/** The person's menu: who is signed in, how the app looks for them, and logout. */
export function PersonMenu({ name, position, organization, photo, view, onViewChange }: PersonMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.trigger}>
        <Avatar name={name} src={photo} size="sm" decorative />
        <VisuallyHidden>Your account, {name}</VisuallyHidden>
      </Menu.Trigger>
      <Menu.Content align="end" className={styles.content}>
        <Stack gap={2} className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.what}>
            {position} · {organization}
          </span>
        </Stack>
        <Menu.Separator />
        <Menu.Item asChild>
          <Link to="/account/">
            <UserIcon size={16} className={styles.icon} />
            Your account
          </Link>
        </Menu.Item>
        {ownScreens.map(({ label, path }) => (
          <Menu.Item key={path} asChild>
            <Link to={path}>{label}</Link>
          </Menu.Item>
        ))}
        <Menu.Separator />
        <Menu.Label>Appearance</Menu.Label>
        <Menu.RadioGroup
          value={view.theme}
          onValueChange={(theme) => onViewChange({ theme: theme as ViewSettings['theme'] })}
        >
          <Menu.RadioItem value="system">Match system</Menu.RadioItem>
          <Menu.RadioItem value="day">Day</Menu.RadioItem>
          <Menu.RadioItem value="night">Night</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.CheckboxItem
          checked={view.contrast === 'more'}
          onCheckedChange={(more) => onViewChange({ contrast: more ? 'more' : 'system' })}
        >
          High contrast
        </Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.Item leading={<LogOutIcon />} onSelect={logout}>
          Logout
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
