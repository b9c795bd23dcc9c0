import { defineConformance } from '../../test/conformance.tsx';
import { confirmDialogAnatomy, ConfirmDialog } from './index.ts';

export const confirmDialogConformance = defineConformance({
  anatomy: confirmDialogAnatomy,
  render: () => (
    <ConfirmDialog
      defaultOpen
      title="Leave without saving?"
      confirm="Leave"
      typed="leave"
      onConfirm={() => undefined}
    />
  ),
  portal: true,
  absent: ['Failure'],
});
