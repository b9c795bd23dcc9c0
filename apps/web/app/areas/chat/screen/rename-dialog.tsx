import { TextField } from '@roadside/ui/text-field';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';

export interface RenameDialogProps {
  /** The group's name; empty if it has none yet. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onRename: (title: string) => Promise<Outcome<unknown> | null>;
}

/** Renames a group, for all its members. */
export default function RenameDialog({ title, onClose, onRename }: RenameDialogProps) {
  const form = useForm({
    start: { title },
    check: ({ title: typed }) => messagesFrom({ title: typed.trim() === '' && 'Enter a name' }),
    send: ({ title: typed }) => onRename(typed.trim()),
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={form}
      title="Rename group"
      description="All members see the new name."
      submit="Rename group"
      onClose={onClose}
    >
      <FormField of={form} name="title" label="Group name" required>
        {(control) => <TextField {...control} maxLength={120} />}
      </FormField>
    </FormDialog>
  );
}
