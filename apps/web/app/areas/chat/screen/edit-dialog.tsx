import { TextArea } from '@roadside/ui/text-area';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';

export interface EditDialogProps {
  readonly text: string;
  readonly onClose: () => void;
  readonly onSave: (text: string) => Promise<Outcome<unknown> | null>;
}

/** Edits the reader's own message. */
export default function EditDialog({ text, onClose, onSave }: EditDialogProps) {
  const form = useForm({
    start: { message: text },
    check: ({ message }) => messagesFrom({ message: message.trim() === '' && 'Enter a message' }),
    send: ({ message }) => onSave(message.trim()),
    onSaved: onClose,
  });
  return (
    <FormDialog of={form} title="Edit message" submit="Save message" onClose={onClose}>
      <FormField of={form} name="message" label="Message" required>
        {(control) => <TextArea {...control} maxLength={4000} />}
      </FormField>
    </FormDialog>
  );
}
