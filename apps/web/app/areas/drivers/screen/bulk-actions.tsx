import type { DriverProfile } from '@roadside/contract/schemas';
import { type BulkAction } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { ConfirmDialog } from '@roadside/ui/confirm-dialog';
import { type BulkSelection, isSelected } from '@roadside/ui/data-table';
import { useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import type { DriversResource } from '../server/drivers.server.ts';
import { driversAddress } from '../model/addresses.ts';

interface BulkActionsProps extends BulkSelection {
  readonly place: { readonly slug: string; readonly id: number };
  readonly rows: readonly DriverProfile[];
}

const actions: readonly { readonly action: BulkAction; readonly label: string; readonly done: string }[] = [
  { action: 'available', label: 'Mark available', done: 'marked available' },
  { action: 'unavailable', label: 'Mark unavailable', done: 'marked unavailable' },
  { action: 'Tow', label: 'Add Tow', done: 'now work Tow' },
  { action: 'Battery', label: 'Add Battery', done: 'now work Battery' },
  { action: 'Other', label: 'Add Light Service', done: 'now work Light Service' },
];

/** Actions on the selected drivers and ghosts. Ghosts ignore available and unavailable. */
export default function BulkActions({ place, rows, selection, clear }: BulkActionsProps) {
  const { change, busy } = useChange<DriversResource>(driversAddress({ slug: place.slug }));
  const notify = useNotify();
  const [deleting, setDeleting] = useState(false);
  const chosen = rows.filter(({ id, can_write }) => can_write && isSelected(selection, String(id)));
  const names = chosen.length === 1 ? (chosen[0]?.full_name ?? '') : `${chosen.length} drivers`;
  const run = async (action: BulkAction, done: string) => {
    const outcome = await change({
      intent: 'bulk',
      org_id: place.id,
      parameters: { bulk_action: action, apply_to: chosen.map(({ id }) => id) },
    });
    if (!outcome) return;
    if (outcome.ok) clear();
    notify(
      outcome.ok
        ? { tone: 'success', text: `${names} ${done}` }
        : { tone: 'danger', text: `We couldn’t save the change. ${problemWords(outcome.problem).words}` },
    );
  };
  return (
    <>
      {actions.map(({ action, label, done }) => (
        <Button key={action} size="sm" disabled={busy || chosen.length === 0} onClick={() => void run(action, done)}>
          {label}
        </Button>
      ))}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${names} from the schedule?`}
        description="Drivers’ upcoming shifts become open shifts. A ghost’s shifts from today on are deleted. Past shifts, surveys and sign-ins stay."
        confirm="Delete drivers"
        tone="danger"
        onConfirm={() => run('delete', 'deleted from the schedule')}
      >
        <Button size="sm" tone="danger" emphasis="plain" disabled={busy || chosen.length === 0}>
          Delete
        </Button>
      </ConfirmDialog>
    </>
  );
}
