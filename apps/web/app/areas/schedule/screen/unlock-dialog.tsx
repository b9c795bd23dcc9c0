import { TextField } from '@roadside/ui/text-field';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { shownDays } from '../model/schedule-address.ts';
import type { UnlockResource } from '../server/schedule-tools.resource.server.ts';
import { type OpenSchedule, useOpenSchedule } from './schedule-context.ts';
import { unlockAddress } from '../model/addresses.ts';

/** Asks for the reason to unlock past days. They lock again after an hour. */
export default function UnlockDialog({ onClose }: { readonly onClose: () => void }) {
  const open = useOpenSchedule();
  return open && <OpenDialog open={open} onClose={onClose} />;
}

function OpenDialog({ open, onClose }: { readonly open: OpenSchedule; readonly onClose: () => void }) {
  const notify = useNotify();
  const { change } = useChange<UnlockResource>(unlockAddress({ slug: open.place.slug }));
  const { from, days } = shownDays(open.address);
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => messagesFrom({ reason: reason.trim() === '' && 'Enter a reason' }),
    send: ({ reason }) => change({ date: from, days, reason }),
    onSaved: () => {
      notify({ tone: 'success', text: 'Past days are unlocked for one hour' });
      open.state.reread();
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title="Unlock past days"
      description="The past days on screen can be changed for one hour. Your reason goes to the audit log."
      submit="Unlock days"
    >
      <FormField of={form} name="reason" label="Reason" required>
        {(control) => <TextField {...control} maxLength={300} />}
      </FormField>
    </FormDialog>
  );
}
