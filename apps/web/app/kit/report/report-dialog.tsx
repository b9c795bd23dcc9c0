import { type ReportableKind, type ReportReason, reportReasons } from '@roadside/domain/home';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { FormField } from '../form/form.tsx';
import { messagesFrom } from '../form/form-messages.ts';
import { useForm } from '../form/use-form.ts';
import { useNotify } from '../notices/notices.tsx';
import { useChange } from '../resource/use-change.ts';
import { reportAddress } from './addresses.ts';
import { reasonWords } from './report-words.ts';
import type { ReportResource } from './report.server.ts';

export interface ReportDialogProps {
  readonly kind: ReportableKind;
  /** Id of the message. */
  readonly id: string;
  /** Who wrote it. */
  readonly author: string;
  readonly onClose: () => void;
}

/** Reports a message to the managers of its author, with a reason. */
export default function ReportDialog({ kind, id, author, onClose }: ReportDialogProps) {
  const { change } = useChange<ReportResource>(reportAddress());
  const notify = useNotify();
  const form = useForm({
    start: { reason: 'harassment' as ReportReason, note: '' },
    check: ({ reason, note }) =>
      messagesFrom({ note: reason === 'other' && note.trim() === '' && 'Say what is wrong' }),
    send: (values) => change({ kind, id, ...values }),
    onSaved: () => {
      notify({ tone: 'success', text: 'Reported. A manager will look at it.' });
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      title="Report this message?"
      description={`A manager sees the message and your name. ${author} doesn’t learn who reported it.`}
      submit="Report message"
      tone="danger"
      onClose={onClose}
    >
      <Stack gap={16}>
        <FormField of={form} name="reason" label="What is wrong?">
          {({ value, onValueChange, ...control }) => (
            <Select
              {...control}
              items={reportReasons.map((reason) => ({ value: reason, label: reasonWords[reason] }))}
              value={value}
              onValueChange={(chosen) => onValueChange(reportReasons.find((each) => each === chosen) ?? 'other')}
            />
          )}
        </FormField>
        <FormField of={form} name="note" label="Details" optional={form.values.reason !== 'other'}>
          {(control) => <TextArea {...control} rows={3} maxLength={1000} />}
        </FormField>
      </Stack>
    </FormDialog>
  );
}
