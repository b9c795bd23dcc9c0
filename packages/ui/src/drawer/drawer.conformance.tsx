import { defineConformance } from '../../test/conformance.tsx';
import { drawerAnatomy, Drawer } from './index.ts';

export const drawerConformance = defineConformance({
  anatomy: drawerAnatomy,
  render: (probe) => (
    <Drawer.Root defaultOpen>
      <Drawer.Trigger {...probe('Trigger')}>Rename</Drawer.Trigger>
      <Drawer.Content {...probe('Content')}>
        <Drawer.Header {...probe('Header')}>
          <Drawer.Title {...probe('Title')}>Rename the dashboard</Drawer.Title>
          <Drawer.Description {...probe('Description')}>
            Everyone it is shared with sees the new name.
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body {...probe('Body')}>Name</Drawer.Body>
        <Drawer.Footer {...probe('Footer')}>
          <Drawer.Close {...probe('Close')}>Cancel</Drawer.Close>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  ),
  portal: true,
});
