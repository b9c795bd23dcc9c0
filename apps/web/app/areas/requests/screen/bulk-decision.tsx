import type { InboxRequest } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { type BulkSelection, isSelected } from '@roadside/ui/data-table';
import { useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useFetchedWhenIdle } from '../../../kit/page/use-fetched-when-idle.ts';
import type { ChangedOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { openedWords } from '../../../kit/opened-shifts/opened-words.ts';
import type { RequestsResource } from '../server/requests.server.ts';
import { requestsAddress } from '../model/addresses.ts';

const DenyDialog = lazyPart(() => import('./deny-dialog.tsx'));

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
  useFetchedWhenIdle(DenyDialog);
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
          onLost={() => setDenying(false)}
        />
      )}
    </>
  );
}

type Decision = 'approved' | 'denied';
