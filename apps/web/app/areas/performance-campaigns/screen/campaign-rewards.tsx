import type { IncentiveReply } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useFetchedWhenIdle } from '../../../kit/page/use-fetched-when-idle.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { RewardList } from '../../../kit/rewards/reward-list.tsx';
import { distinctKeys } from '../../../kit/rewards/reward-words.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { performanceCampaignAddress } from '../model/addresses.ts';
import { costWords, pointsWords } from '../model/campaign-words.ts';
import type { CampaignPage, PerformanceCampaignResource } from '../server/performance-campaigns.server.ts';
import * as styles from './campaigns.css.ts';

const RewardDialog = lazyPart(async () => ({
  default: (await import('../../../kit/rewards/reward-dialog.tsx')).RewardDialog,
}));

interface CampaignRewardsProps {
  readonly id: string;
  readonly rewards: CampaignPage['rewards'];
  /** How many take part. */
  readonly people: number;
}

/** What a campaign pays in reward points, and who has earned it. */
export function CampaignRewards({ id, rewards, people }: CampaignRewardsProps) {
  const { incentives, paid_at, awards, can_set } = rewards;
  const [adding, setAdding] = useState(false);
  useFetchedWhenIdle(can_set ? RewardDialog : null);
  if (incentives.length === 0 && !can_set) return null;
  const awardKeys = distinctKeys(awards.map(({ employee_id, words }) => `${employee_id} ${words}`));
  return (
    <Stack gap={12} asChild>
      <section aria-label="Rewards">
        <Inline gap={12} justify="between" wrap>
          <h2 className={styles.heading}>Rewards</h2>
          {can_set && <Button onClick={() => setAdding(true)}>Add reward</Button>}
        </Inline>
        {incentives.length === 0 ? (
          <EmptyState size="sm" title="No rewards yet" description="Add what this campaign pays when it ends." />
        ) : (
          <Rewards id={id} incentives={incentives} canSet={can_set} />
        )}
        {can_set && incentives.length > 0 && <p className={styles.quiet}>{costWords(incentives, people)}</p>}
        {paid_at !== null && (
          <List.Root aria-label="Rewards paid" wrap>
            {awards.map(({ display_name, reward, words }, index) => (
              <List.Item
                key={awardKeys[index]}
                title={`${display_name} · ${pointsWords(reward)}`}
                description={words}
              />
            ))}
          </List.Root>
        )}
        {adding && <AddReward id={id} incentives={incentives} onClose={() => setAdding(false)} />}
      </section>
    </Stack>
  );
}

interface AddRewardProps {
  readonly id: string;
  readonly incentives: readonly IncentiveReply[];
  readonly onClose: () => void;
}

function AddReward({ id, incentives, onClose }: AddRewardProps) {
  const { change } = useChange<PerformanceCampaignResource>(performanceCampaignAddress({ campaign: id }));
  const notify = useNotify();
  return (
    <RewardDialog
      squad="station"
      onAdd={async (reward) => {
        const outcome = await change({
          intent: 'rewards',
          incentives: [...incentives, reward],
          seen: [...incentives],
        });
        if (outcome?.ok) notify({ tone: 'success', text: 'Reward added' });
        return outcome;
      }}
      onClose={onClose}
      onLost={onClose}
    />
  );
}

interface RewardsProps {
  readonly id: string;
  readonly incentives: readonly IncentiveReply[];
  readonly canSet: boolean;
}

function Rewards({ id, incentives, canSet }: RewardsProps) {
  const { change, busy } = useChange<PerformanceCampaignResource>(performanceCampaignAddress({ campaign: id }));
  const notify = useNotify();
  const remove = async (rest: IncentiveReply[]) => {
    const outcome = await change({ intent: 'rewards', incentives: rest, seen: [...incentives] });
    if (outcome?.ok) notify({ tone: 'success', text: 'Reward removed' });
    else if (outcome) notify({ tone: 'danger', text: problemWords(outcome.problem).words });
  };
  return (
    <RewardList
      incentives={incentives}
      squad="station"
      busy={busy}
      {...(canSet ? { onRemove: (rest: IncentiveReply[]) => void remove(rest) } : {})}
    />
  );
}
