import type { Allocation, Bank } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { bankAddress } from '../model/addresses.ts';
import { dayText, moneyText, pointsWords, stateLabels, stateTones } from '../model/bank-words.ts';
import type { BankResource } from '../server/bank.server.ts';
import * as styles from './bank.css.ts';

interface PayoutsProps {
  readonly bank: Bank;
  readonly own: boolean;
  readonly timeZone: string;
}

/** Requested payouts with their states; an Admin decides them here. */
export function Payouts({ bank, own, timeZone }: PayoutsProps) {
  const payouts = bank.allocations.filter(({ kind }) => kind === 'withdrawal_request');
  return (
    <Stack gap={12} asChild>
      <section aria-label="Payouts">
        <h2 className={styles.heading}>Payouts</h2>
        {payouts.length === 0 ? (
          <EmptyState
            size="sm"
            title="No payouts yet"
            description={own ? 'Request one when you have rewards available.' : 'Requests appear here.'}
          />
        ) : (
          <List.Root aria-label="Payouts" wrap>
            {payouts.map((payout) => (
              <List.Item
                key={payout.id}
                title={[pointsWords(payout.amount), payout.amount_cents !== null && moneyText(payout.amount_cents)]
                  .filter(Boolean)
                  .join(' · ')}
                description={payoutWords(payout, timeZone)}
                meta={
                  <Badge tone={stateTones[payout.state]} emphasis="soft">
                    {stateLabels[payout.state]}
                  </Badge>
                }
                {...(payout.can_decide
                  ? { trailing: <Decide driverId={bank.driver_id} name={bank.display_name} payout={payout} /> }
                  : {})}
              />
            ))}
          </List.Root>
        )}
      </section>
    </Stack>
  );
}

function payoutWords(payout: Allocation, timeZone: string): string {
  return [
    `Requested ${dayText(payout.created_at, timeZone)}${payout.requested_by === null ? '' : ` by ${payout.requested_by}`}`,
    payout.decided_by && `${payout.state === 'rejected' ? 'Denied' : 'Approved'} by ${payout.decided_by}`,
    payout.reason,
    payout.reference && `Payment ${payout.reference}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface DecideProps {
  readonly driverId: number;
  readonly name: string;
  readonly payout: Allocation;
}

function Decide({ driverId, name, payout }: DecideProps) {
  const { change, busy } = useChange<BankResource>(bankAddress({ driver: String(driverId) }));
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [denying, setDenying] = useState(false);
  const approve = async () => {
    const outcome = await change({ intent: 'approve', id: payout.id });
    if (outcome?.ok) notify({ tone: 'success', text: 'Payout approved' });
    else if (outcome) notify({ tone: 'danger', text: problemWords(outcome.problem).words });
  };
  return (
    <Inline gap={8}>
      <Button tone="beacon" loading={busy} onClick={() => setAsking(true)}>
        Approve payout
      </Button>
      <Button emphasis="plain" tone="danger" onClick={() => setDenying(true)}>
        Deny payout
      </Button>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Pay ${name} ${moneyText(payout.amount_cents ?? 0)} for ${pointsWords(payout.amount)}?`}
        description="It’s paid right away. This can’t be undone."
        confirm="Approve payout"
        onConfirm={() => {
          setAsking(false);
          void approve();
        }}
      />
      {denying && <Deny driverId={driverId} name={name} payout={payout} onClose={() => setDenying(false)} />}
    </Inline>
  );
}

function Deny({ driverId, name, payout, onClose }: DecideProps & { readonly onClose: () => void }) {
  const { change } = useChange<BankResource>(bankAddress({ driver: String(driverId) }));
  const notify = useNotify();
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => messagesFrom({ reason: reason.trim() === '' && 'Enter a reason' }),
    send: async ({ reason }) => change({ intent: 'reject', id: payout.id, reason: reason.trim() }),
    fieldOf: (field) => field.replace('data.', ''),
    onSaved: () => {
      notify({ tone: 'success', text: 'Payout denied' });
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      title="Deny payout"
      description={`${pointsWords(payout.amount)} return to ${name}.`}
      submit="Deny payout"
      tone="danger"
      onClose={onClose}
    >
      <FormField of={form} name="reason" label="Reason" required description="The driver sees it.">
        {(control) => <TextArea {...control} maxLength={500} rows={3} />}
      </FormField>
    </FormDialog>
  );
}
