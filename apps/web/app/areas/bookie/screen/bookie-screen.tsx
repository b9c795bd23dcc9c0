import { useSearchParams } from '@remix-run/react';
import { betMetricLabels, betMetrics, isBetMetric } from '@roadside/domain/arena';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { Select } from '@roadside/ui/select';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { ArenaNav } from '../../../kit/arena-nav/arena-nav.tsx';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { betsAddress, oddsAddress } from '../model/addresses.ts';
import type { Bets, BetsResource, Odds, OddsResource } from '../server/bookie.server.ts';
import { BetDesk } from './bet-desk.tsx';
import { BetList } from './bet-list.tsx';
import * as styles from './bookie.css.ts';

export interface BookieScreenProps {
  readonly driver: { readonly id: number; readonly slug: string; readonly name: string };
  /** Whether the location of the path is a driver. */
  readonly isDriver: boolean;
  /** The reader is the driver. */
  readonly own: boolean;
  readonly arena: ArenaPlace;
  readonly odds: FirstRead<Odds> | null;
  readonly bets: FirstRead<Bets> | null;
}

const metrics = betMetrics.map((value) => ({ value, label: betMetricLabels[value] }));

/** Bets of a driver on the own points of the quarter: the odds, the real chance beside them, and how bets stand. */
export function BookieScreen(props: BookieScreenProps) {
  const { driver, isDriver, own, arena } = props;
  return (
    <Stack gap={24}>
      <ArenaNav at="bookie" own={arena} />
      <header>
        <h1 className={styles.title}>{own ? 'Bookie' : `Bookie of ${driver.name}`}</h1>
        <p className={styles.quiet}>
          Points only. Bet play points on your own points this quarter; they can’t be bought or paid out.
        </p>
      </header>
      {isDriver ? (
        <Desk {...props} />
      ) : (
        <EmptyState
          title="Choose a driver"
          description="Drivers bet on their own points, so each has their own odds."
        />
      )}
    </Stack>
  );
}

function Desk({ driver, own, odds: firstOdds, bets: firstBets }: BookieScreenProps) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('metric') ?? '';
  const metric = isBetMetric(asked) ? asked : 'points';
  const id = String(driver.id);
  const address = oddsAddress({ driver: id, metric });
  const odds = useResource<OddsResource>(address, { keepPrevious: true, ...firstOf(firstOdds, address) });
  // Points that are recomputed change the odds too.
  useLiveResource(address, ['bank', 'arena']);
  const betsAt = betsAddress({ driver: id });
  const bets = useResource<BetsResource>(betsAt, firstOf(firstBets, betsAt));
  useLiveResource(betsAt, ['bank']);
  return (
    <>
      <Field
        label="Bet on"
        {...(metric === 'points' && {
          description:
            'Completed calls, member updates, top survey answers and kept informed. The season may count more than these.',
        })}
      >
        <Select
          items={metrics}
          value={metric}
          onValueChange={(next) => setSearch({ metric: next }, { preventScrollReset: true })}
        />
      </Field>
      {odds.problem && !odds.data && <NotRead problem={odds.problem} onRetry={odds.retry} />}
      {!odds.data && !odds.problem && <Skeleton shape="block" />}
      {odds.data && (
        <BetDesk key={metric} driver={driver} own={own} metric={metric} odds={odds.data} onStale={odds.retry} />
      )}
      <Stack gap={12} asChild>
        <section aria-label="Bets">
          <h2 className={styles.heading}>{own ? 'My bets' : 'Bets'}</h2>
          {bets.problem && !bets.data && <NotRead problem={bets.problem} onRetry={bets.retry} />}
          {!bets.data && !bets.problem && <Skeleton shape="block" />}
          {bets.data && <BetList bets={bets.data} own={own} />}
        </section>
      </Stack>
    </>
  );
}
