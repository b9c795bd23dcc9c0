import type { InboxRequest } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { type BulkSelection, isSelected } from '@roadside/ui/data-table';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { ChangedOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { openedWords } from '../model/opened-words.ts';
import type { RequestsResource } from '../server/requests.server.ts';
import { requestsAddress } from '../model/addresses.ts';

interface BulkDecisionProps extends BulkSelection {
  readonly slug: string;
  readonly rows: readonly InboxRequest[];
  readonly rowId: (row: InboxRequest) => string;
}

const most = 100;

/**
 * Applies one decision to the selected requests. Requests that need a closer look are skipped, and the notification
 * says how many and why.
 */
export function BulkDecision({ slug, rows, rowId, selection, clear }: BulkDecisionProps) {
  const { change, busy } = useChange<RequestsResource>(requestsAddress({ slug }));
  const notify = useNotify();
  const [denying, setDenying] = useState(false);
  const chosen = rows.filter((row) => row.can_decide && isSelected(selection, rowId(row))).slice(0, most);
  const decide = (decision: Decision, approver_reason: string) =>
    change({
      intent: 'decide-many',
      requests: chosen.map(({ request_type, id }) => ({ request_type, id })),
      decision,
      approver_reason,
      ...(decision === 'approved' ? { open_shifts: true } : {}),
    });
  const onDecided = (
    { decided = [], left = [], opened_shifts = 0 }: ChangedOf<RequestsResource>,
    decision: Decision,
  ) => {
    setDenying(false);
    clear();
    const opened = openedWords(opened_shifts);
    const said = `${decided.length} ${decided.length === 1 ? 'request' : 'requests'} ${decision}${opened}`;
    notify({
      tone: left.length === 0 ? 'success' : 'warning',
      text:
        left.length === 0
          ? said
          : `${said}${opened ? '' : '.'} ${left.length} ${left.length === 1 ? 'needs' : 'need'} a second look: ${left[0]?.why ?? ''}`,
    });
  };
  const approve = async () => {
    const outcome = await decide('approved', '');
    if (outcome?.ok) onDecided(outcome.data, 'approved');
    else if (outcome)
      notify({ tone: 'danger', text: `We couldn’t save the decision. ${problemWords(outcome.problem).words}` });
  };
  return (
    <>
      <Button size="sm" loading={busy && !denying} disabled={chosen.length === 0} onClick={() => void approve()}>
        Approve requests
      </Button>
      <Button size="sm" emphasis="plain" disabled={chosen.length === 0} onClick={() => setDenying(true)}>
        Deny requests
      </Button>
      {denying && (
        <DenyDialog
          title={`Deny ${chosen.length} ${chosen.length === 1 ? 'request' : 'requests'}`}
          onDeny={(reason) => decide('denied', reason)}
          onDenied={(data) => onDecided(data, 'denied')}
          onClose={() => setDenying(false)}
        />
      )}
    </>
  );
}

type Decision = 'approved' | 'denied';

interface DenyDialogProps {
  readonly title: string;
  readonly onDeny: (reason: string) => Promise<Outcome<ChangedOf<RequestsResource>> | null>;
  readonly onDenied: (data: ChangedOf<RequestsResource>) => void;
  readonly onClose: () => void;
}

function DenyDialog({ title, onDeny, onDenied, onClose }: DenyDialogProps) {
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
