import { Drawer } from '@roadside/ui/drawer';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { GhostForm } from './ghost-form.tsx';

/** A new ghost of a station. */
export default function GhostDrawer({ value: { slug }, close }: DrawerProps<{ readonly slug: string }>) {
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>New ghost</Drawer.Title>
          <Drawer.Description>A shift pattern you still need to hire for</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body>
          <GhostForm ghost={null} slug={slug} onSaved={close} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
