import { NumberField } from '@roadside/ui/number-field';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { bankAddress } from '../model/addresses.ts';
import { paysWords, pointsWords } from '../model/bank-words.ts';
import type { BankResource } from '../server/bank.server.ts';

/** What a driver does with rewards, or an Admin for one who left. */
export type AmountKind = 'withdraw' | 'withdrawFor' | 'allocate';

const words = {
  withdraw: {
    title: 'Request payout',
    submit: 'Request payout',
    saved: 'Payout requested',
    note: 'Somebody else approves it, then it’s paid.',
  },
  withdrawFor: {
    title: 'Request payout',
    submit: 'Request payout',
    saved: 'Payout requested',
    note: 'Another Admin approves it, then it’s paid.',
  },
  allocate: {
    title: 'Move to betting balance',
    submit: 'Move points',
    saved: 'Points moved to your betting balance',
    note: 'Play points can’t be moved back or paid out.',
  },
} as const;

interface AmountDialogProps {
  readonly kind: AmountKind;
  readonly driverId: number;
  readonly name: string;
  readonly available: number;
  readonly pointCents: number;
  readonly onClose: () => void;
}

/** Asks how many points to pay out or to move. */
export default function AmountDialog({ kind, driverId, name, available, pointCents, onClose }: AmountDialogProps) {
  const { change } = useChange<BankResource>(bankAddress({ driver: String(driverId) }));
  const notify = useNotify();
  const { title, submit, saved, note } = words[kind];
  const has = `${kind === 'withdrawFor' ? `${name} has` : 'You have'} ${pointsWords(available)} available`;
  const form = useForm({
    start: { amount: null as number | null },
    check: ({ amount }) =>
      messagesFrom({
        amount:
          amount === null || !Number.isInteger(amount) || amount < 1
            ? 'Enter a whole number of points'
            : amount > available && has,
      }),
    send: async ({ amount }) => change({ intent: kind, amount: amount ?? 0 }),
    fieldOf: (name) => name.replace('data.', ''),
    onSaved: () => {
      notify({ tone: 'success', text: saved });
      onClose();
    },
  });
  const { amount } = form.values;
  return (
    <FormDialog of={form} title={title} description={`${note} ${has}.`} submit={submit} onClose={onClose}>
      <FormField
        of={form}
        name="amount"
        label="Points"
        required
        {...(kind === 'allocate' ? {} : { description: paysWords(amount, pointCents) })}
      >
        {(control) => <NumberField {...control} min={1} max={available} />}
      </FormField>
    </FormDialog>
  );
}
