import { TextArea } from '@roadside/ui/text-area';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';

interface ExcuseDialogProps {
  /** How many people are excused. */
  readonly people: number;
  /** Title of the only module they are excused from; null for all of the campaign. */
  readonly module: string | null;
  readonly send: (reason: string) => Promise<Outcome<unknown> | null>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Asks why people are excused; the reason stays with them. */
export function ExcuseDialog({ people, module, send, onClose, onSaved }: ExcuseDialogProps) {
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => messagesFrom({ reason: reason.trim() === '' && 'Enter a reason' }),
    send: ({ reason }) => send(reason.trim()),
    onSaved,
  });
  return (
    <FormDialog
      of={form}
      title={`Excuse ${countWords(people, 'person', 'people')}${module === null ? '' : ` from ${module}`}?`}
      description={
        module === null
          ? 'From all open modules of the campaign. They no longer count as behind, and can earn without them.'
          : 'Only from this module. Their other modules stay open.'
      }
      submit="Excuse"
      onClose={onClose}
    >
      <FormField of={form} name="reason" label="Reason" required>
        {(control) => <TextArea {...control} maxLength={500} rows={2} />}
      </FormField>
    </FormDialog>
  );
}
