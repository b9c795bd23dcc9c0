import { Link } from '@remix-run/react';
import { LogOutIcon, UserIcon } from '@roadside/ui/icons';
import { Menu } from '@roadside/ui/menu';
import { Stack } from '@roadside/ui/stack';
import type { ViewSettings } from '../kit/store/view-settings.ts';
import { logout } from './logout-form.tsx';
import type { PersonMenuProps } from './person-menu.tsx';
import * as styles from './person-menu.css.ts';

/** What the person's menu offers. It loads after the page. */
export default function PersonMenuContent({
  name,
  position,
  organization,
  ownScreens,
  view,
  onViewChange,
}: Omit<PersonMenuProps, 'photo'>) {
  return (
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
  );
}
