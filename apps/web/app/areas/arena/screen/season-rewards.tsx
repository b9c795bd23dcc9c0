import type { IncentiveReply } from '@roadside/contract/schemas';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { RewardList } from '../../../kit/rewards/reward-list.tsx';
import * as styles from './arena.css.ts';

const maxRewards = 10;

interface SeasonRewardsProps {
  readonly incentives: readonly IncentiveReply[];
  /** Why the rewards can't be saved. */
  readonly problem: string | undefined;
  readonly onChange: (incentives: readonly IncentiveReply[]) => void;
  readonly onAdd: () => void;
}

/** What a season that hasn't started will pay. */
export function SeasonRewards({ incentives, problem, onChange, onAdd }: SeasonRewardsProps) {
  return (
    <Stack gap={8} asChild>
      <section aria-label="Season rewards">
        <Inline gap={12} justify="between" wrap>
          <h3 className={styles.heading}>Rewards</h3>
          {incentives.length < maxRewards && <Button onClick={onAdd}>Add reward</Button>}
        </Inline>
        {incentives.length === 0 ? (
          <p className={styles.note}>This season pays nothing yet. Add what players can earn.</p>
        ) : (
          <RewardList incentives={incentives} squad="team" onRemove={onChange} />
        )}
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      </section>
    </Stack>
  );
}
