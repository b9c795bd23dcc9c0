import { betsShown } from '@roadside/domain/arena';
import { Badge } from '@roadside/ui/badge';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { dayWords } from '../../../kit/format/day-words.ts';
import { betState, betTitle, betWords } from '../model/bet-words.ts';
import type { Bets } from '../server/bookie.server.ts';
import * as styles from './bookie.css.ts';

/** A driver's bets: open ones first, then the latest. */
export function BetList({ bets, own }: { readonly bets: Bets; readonly own: boolean }) {
  if (bets.length === 0)
    return (
      <EmptyState
        size="sm"
        title="No bets yet"
        description={own ? 'Choose a level above and bet a few play points.' : 'This driver hasn’t bet yet.'}
      />
    );
  return (
    <>
      <List.Root aria-label="Bets" wrap>
        {bets.map((bet) => {
          const { label, tone } = betState(bet);
          return (
            <List.Item
              key={bet.id}
              title={`${betTitle(bet)} · ${dayWords(bet.bet_made_on, true)}`}
              description={betWords(bet)}
              meta={
                <Badge tone={tone} emphasis="soft">
                  {label}
                </Badge>
              }
            />
          );
        })}
      </List.Root>
      {bets.length >= betsShown && (
        <p className={styles.quiet}>{`These are ${betsShown} bets: open ones first, then the latest.`}</p>
      )}
    </>
  );
}
