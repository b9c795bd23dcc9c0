import { defineConformance } from '../../test/conformance.tsx';
import { dialogAnatomy, Dialog } from './index.ts';

export const dialogConformance = defineConformance({
  anatomy: dialogAnatomy,
  render: (probe) => (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger {...probe('Trigger')}>Rename</Dialog.Trigger>
      <Dialog.Content {...probe('Content')}>
        <Dialog.Header {...probe('Header')}>
          <Dialog.Title {...probe('Title')}>Rename the dashboard</Dialog.Title>
          <Dialog.Description {...probe('Description')}>
            Everyone it is shared with sees the new name.
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body {...probe('Body')}>Name</Dialog.Body>
        <Dialog.Footer {...probe('Footer')}>
          <Dialog.Close {...probe('Close')}>Cancel</Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
  portal: true,
});
