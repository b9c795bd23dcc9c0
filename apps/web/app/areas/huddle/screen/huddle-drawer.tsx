import { Drawer } from '@roadside/ui/drawer';
import { Link } from '@remix-run/react';
import { useState } from 'react';
import type { DrawerProps, DrawerValues } from '../../../kit/drawers/drawer-registry.ts';
import { HuddleRoom } from './huddle-room.tsx';
import * as styles from './huddle.css.ts';

/** The huddle of a team beside the team's screen. */
export default function HuddleDrawer({ value: { team, me }, close }: DrawerProps<DrawerValues['huddle']>) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <Drawer.Root open onOpenChange={(open) => !open && close()} modal={false}>
      <Drawer.Content beside>
        <Drawer.Header>
          <Drawer.Title>Huddle</Drawer.Title>
          <Drawer.Description>
            <Link to={`/huddle/${team}/`}>Open as a page</Link>
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className={styles.drawer}>
          <HuddleRoom team={team} me={me} first={null} now={now} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
