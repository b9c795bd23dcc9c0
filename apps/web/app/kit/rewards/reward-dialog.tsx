import type { IncentiveReply } from '@roadside/contract/schemas';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { TextField } from '@roadside/ui/text-field';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { FormField } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { emptyReward, isRewardKind, rewardKinds, rewardOf, rewardProblems, type Squad } from './reward-words.ts';

interface RewardDialogProps {
  /** Who earns points together. */
  readonly squad: Squad;
  /** Adds it where it belongs; a refusal is shown in the dialog. */
  readonly onAdd: (reward: IncentiveReply) => Promise<Outcome<unknown> | null>;
  readonly onClose: () => void;
}

const pointsLabels = {
  threshold: 'Points to reach',
  streak: 'Points per day',
  squad: 'Points per driver',
} as const;

/** Adds a reward to what a campaign or season pays. */
export function RewardDialog({ squad, onAdd, onClose }: RewardDialogProps) {
  const form = useForm({
    start: emptyReward,
    check: rewardProblems,
    send: async (values) => onAdd(rewardOf(values)),
    fieldOf: (name) => name.split('.').at(-1) ?? name,
    onSaved: onClose,
  });
  const { kind } = form.values;
  return (
    <FormDialog
      of={form}
      title="Add reward"
      description={`Paid into the driver’s bank when the ${squad === 'team' ? 'season' : 'campaign'} ends.`}
      submit="Add reward"
      onClose={onClose}
    >
      <FormField of={form} name="kind" label="For">
        {({ value, onValueChange, ...control }) => (
          <Select
            {...control}
            items={rewardKinds(squad)}
            value={value}
            onValueChange={(next) => isRewardKind(next) && onValueChange(next)}
          />
        )}
      </FormField>
      {kind === 'leaderboard' ? (
        <FormField of={form} name="places" label="Points by place" required description="First place first: 60, 40, 25">
          {(control) => <TextField {...control} />}
        </FormField>
      ) : (
        <>
          {kind === 'streak' && (
            <FormField of={form} name="days" label="Days in a row" required>
              {(control) => <NumberField {...control} min={2} max={366} />}
            </FormField>
          )}
          <FormField of={form} name="points" label={pointsLabels[kind]} required>
            {(control) => <NumberField {...control} min={1} />}
          </FormField>
          <FormField of={form} name="reward" label="Reward points" required>
            {(control) => <NumberField {...control} min={1} max={10_000} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
