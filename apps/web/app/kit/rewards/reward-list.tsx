import type { IncentiveReply } from '@roadside/contract/schemas';
import { List } from '@roadside/ui/list';
import type { ReactNode } from 'react';
import { rewardWords, type Squad } from './reward-words.ts';

interface RewardListProps {
  readonly incentives: readonly IncentiveReply[];
  /** Who earns points together. */
  readonly squad: Squad;
  /** What can be done with a reward, by its position in the list. */
  readonly trailing?: (index: number, title: string) => ReactNode;
}

/** What a campaign or season pays, and how much. */
export function RewardList({ incentives, squad, trailing }: RewardListProps) {
  return (
    <List.Root aria-label="Rewards" wrap>
      {incentives.map((incentive, index) => {
        const { title, pays } = rewardWords(incentive, squad);
        return (
          <List.Item
            key={JSON.stringify(incentive)}
            title={title}
            description={`Pays ${pays}`}
            {...(trailing ? { trailing: trailing(index, title) } : {})}
          />
        );
      })}
    </List.Root>
  );
}
