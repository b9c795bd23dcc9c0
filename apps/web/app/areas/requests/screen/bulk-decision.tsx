import type { InboxRequest } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { type BulkSelection, isSelected } from '@roadside/ui/data-table';
import { Dialog } from '@roadside/ui/dialog';
import { Field } from '@roadside/ui/field';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
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
  const [reason, setReason] = useState('');
  const chosen = rows.filter((row) => row.can_decide && isSelected(selection, rowId(row))).slice(0, most);
  const decide = async (decision: 'approved' | 'denied') => {
    const outcome = await change({
      intent: 'decide-many',
      requests: chosen.map(({ request_type, id }) => ({ request_type, id })),
      decision,
      approver_reason: decision === 'denied' ? reason : '',
    });
    if (!outcome) return;
    if (!outcome.ok)
      return notify({ tone: 'danger', text: `We couldn’t save the decision. ${problemWords(outcome.problem).words}` });
    const { decided = [], left = [] } = outcome.data;
    setDenying(false);
    clear();
    const said = `${decided.length} ${decided.length === 1 ? 'request' : 'requests'} ${decision}`;
    notify({
      tone: left.length === 0 ? 'success' : 'warning',
      text:
        left.length === 0
          ? said
          : `${said}. ${left.length} ${left.length === 1 ? 'needs' : 'need'} a second look: ${left[0]?.why ?? ''}`,
    });
  };
  return (
    <>
      <Button size="sm" loading={busy} disabled={chosen.length === 0} onClick={() => void decide('approved')}>
        Approve requests
      </Button>
      <Dialog.Root open={denying} onOpenChange={setDenying}>
        <Dialog.Trigger asChild>
          <Button size="sm" emphasis="plain" disabled={chosen.length === 0}>
            Deny requests
          </Button>
        </Dialog.Trigger>
        <Dialog.Content size="sm">
          <Dialog.Header>
            <Dialog.Title>{`Deny ${chosen.length} ${chosen.length === 1 ? 'request' : 'requests'}`}</Dialog.Title>
            <Dialog.Description>Each driver sees the reason right away.</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body>
            <Field label="Reason" required>
              <TextArea value={reason} onValueChange={setReason} maxLength={1000} rows={3} />
            </Field>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button emphasis="plain">Cancel</Button>
            </Dialog.Close>
            <Button tone="danger" loading={busy} disabled={reason.trim() === ''} onClick={() => void decide('denied')}>
              Deny requests
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
