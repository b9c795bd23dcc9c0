import type { IncentiveReply } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { List } from '@roadside/ui/list';
import { distinctKeys, rewardWords, type Squad } from './reward-words.ts';

interface RewardListProps {
  readonly incentives: readonly IncentiveReply[];
  /** Who earns points together. */
  readonly squad: Squad;
  /** Takes one off the list, if the reader may; gets the others. */
  readonly onRemove?: (rest: IncentiveReply[]) => void;
  /** A removal is being sent. */
  readonly busy?: boolean;
}

/** What a campaign or season pays, and how much. */
export function RewardList({ incentives, squad, onRemove, busy = false }: RewardListProps) {
  const keys = distinctKeys(incentives.map((incentive) => JSON.stringify(incentive)));
  return (
    <List.Root aria-label="Rewards" wrap>
      {incentives.map((incentive, index) => {
        const { title, pays } = rewardWords(incentive, squad);
        return (
          <List.Item
            key={keys[index]}
            title={title}
            description={`Pays ${pays}`}
            {...(onRemove
              ? {
                  trailing: (
                    <Button
                      emphasis="plain"
                      tone="danger"
                      disabled={busy}
                      aria-label={`Remove reward: ${title}`}
                      onClick={() => onRemove(incentives.filter((_, at) => at !== index))}
                    >
                      Remove
                    </Button>
                  ),
                }
              : {})}
          />
        );
      })}
    </List.Root>
  );
}
