import { TextArea } from '@roadside/ui/text-area';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { ChangedOf } from '../../../kit/resource/resource.ts';
import type { RequestsResource } from '../server/requests.server.ts';

interface DenyDialogProps {
  readonly title: string;
  readonly onDeny: (reason: string) => Promise<Outcome<ChangedOf<RequestsResource>> | null>;
  readonly onDenied: (data: ChangedOf<RequestsResource>) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a denial of several requests. */
export default function DenyDialog({ title, onDeny, onDenied, onClose }: DenyDialogProps) {
  const form = useForm({
    start: { approver_reason: '' },
    check: ({ approver_reason }) =>
      messagesFrom({ approver_reason: approver_reason.trim() === '' && 'Enter a reason' }),
    send: ({ approver_reason }) => onDeny(approver_reason),
    onSaved: onDenied,
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={title}
      description="Each driver sees the reason right away."
      submit="Deny requests"
      tone="danger"
    >
      <FormField of={form} name="approver_reason" label="Reason" required>
        {(control) => <TextArea {...control} maxLength={1000} rows={3} />}
      </FormField>
    </FormDialog>
  );
}
