import type { IncentiveReply } from '@roadside/contract/schemas';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { TextField } from '@roadside/ui/text-field';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { performanceCampaignAddress } from '../model/addresses.ts';
import { emptyReward, isRewardKind, rewardKinds, rewardOf, rewardProblems } from '../model/reward-words.ts';
import type { PerformanceCampaignResource } from '../server/performance-campaigns.server.ts';

interface RewardDialogProps {
  readonly id: string;
  /** What the campaign pays already. */
  readonly incentives: readonly IncentiveReply[];
  readonly onClose: () => void;
}

const pointsLabels = {
  threshold: 'Points to reach',
  streak: 'Points per day',
  squad: 'Points per driver',
} as const;

/** Adds a reward to a campaign. */
export function RewardDialog({ id, incentives, onClose }: RewardDialogProps) {
  const { change } = useChange<PerformanceCampaignResource>(performanceCampaignAddress({ campaign: id }));
  const notify = useNotify();
  const form = useForm({
    start: emptyReward,
    check: rewardProblems,
    send: async (values) => change({ intent: 'rewards', incentives: [...incentives, rewardOf(values)] }),
    fieldOf: (name) => name.split('.').at(-1) ?? name,
    onSaved: () => {
      notify({ tone: 'success', text: 'Reward added' });
      onClose();
    },
  });
  const { kind } = form.values;
  return (
    <FormDialog
      of={form}
      title="Add reward"
      description="Paid into the driver’s bank when the campaign ends."
      submit="Add reward"
      onClose={onClose}
    >
      <FormField of={form} name="kind" label="For">
        {({ value, onValueChange, ...control }) => (
          <Select
            {...control}
            items={rewardKinds}
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
