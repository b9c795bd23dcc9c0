import { Link } from '@remix-run/react';
import type { Bank } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Metric } from '@roadside/ui/metric';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { ArenaNav } from '../../../kit/arena-nav/arena-nav.tsx';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useFetchedWhenIdle } from '../../../kit/page/use-fetched-when-idle.ts';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { bankAddress } from '../model/addresses.ts';
import { moneyText, pointsText } from '../model/bank-words.ts';
import type { BankPage, BankResource } from '../server/bank.server.ts';
import type { AmountKind } from './amount-dialog.tsx';
import * as styles from './bank.css.ts';
import { Payouts } from './payouts.tsx';
import { Statement } from './statement.tsx';

const AmountDialog = lazyPart(() => import('./amount-dialog.tsx'));

export interface BankScreenProps {
  readonly driver: { readonly id: number; readonly slug: string; readonly name: string; readonly timeZone: string };
  /** The reader is the driver. */
  readonly own: boolean;
  readonly arena: ArenaPlace;
  readonly first: FirstRead<BankPage> | null;
}

/** One driver's bank: what can be paid out, what can be bet, and the statement. */
export function BankScreen({ driver, own, arena, first }: BankScreenProps) {
  const address = bankAddress({ driver: String(driver.id) });
  const { data, problem, retry } = useResource<BankResource>(address, firstOf(first, address));
  useLiveResource(address, ['bank']);
  const [dialog, setDialog] = useState<AmountKind | null>(null);
  const bank = data?.banks[0];
  const requestsFor = bank?.can_request_payout === true;
  useFetchedWhenIdle(own || requestsFor ? AmountDialog : null);
  return (
    <Stack gap={24}>
      <ArenaNav at="bank" own={arena} />
      <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
        <header>
          <div>
            <h1 className={styles.title}>{own ? 'My bank' : `Bank of ${driver.name}`}</h1>
            <p className={styles.quiet}>
              Rewards can be paid out. Play points are for bets only: they can’t be bought or paid out.
            </p>
          </div>
          {own && bank && (
            <Inline gap={8} wrap>
              <Button disabled={bank.available === 0} onClick={() => setDialog('allocate')}>
                Move to betting balance
              </Button>
              <Button tone="beacon" disabled={bank.available === 0} onClick={() => setDialog('withdraw')}>
                Request payout
              </Button>
            </Inline>
          )}
          {requestsFor && (
            <Button disabled={bank.available === 0} onClick={() => setDialog('withdrawFor')}>
              Request payout
            </Button>
          )}
        </header>
      </Inline>
      {problem && !data && <NotRead problem={problem} onRetry={retry} />}
      {!data && !problem && <Skeleton shape="block" />}
      {data && bank && (
        <>
          {requestsFor && (
            <p className={styles.quiet}>
              {`${driver.name} has left. You can request a payout for them; another Admin approves it.`}
            </p>
          )}
          <Purses bank={bank} pointCents={data.point_cents} />
          {own && bank.play_points > 0 && (
            <p className={styles.quiet}>
              <Link to={`/bookie/${encodeURIComponent(driver.slug)}`}>Bet play points at the Bookie</Link>
            </p>
          )}
          <Payouts bank={bank} own={own} timeZone={driver.timeZone} />
          <Years bank={bank} threshold={data.reporting_threshold_cents} />
          <Statement lines={data.statement} timeZone={driver.timeZone} driverId={driver.id} />
        </>
      )}
      {dialog && bank && data && (
        <AmountDialog
          kind={dialog}
          driverId={driver.id}
          name={driver.name}
          available={bank.available}
          pointCents={data.point_cents}
          onClose={() => setDialog(null)}
          onLost={() => setDialog(null)}
        />
      )}
    </Stack>
  );
}

function Purses({ bank, pointCents }: { readonly bank: Bank; readonly pointCents: number }) {
  const purses = [
    { label: 'Available', points: bank.available, note: `Worth ${moneyText(bank.available * pointCents)}` },
    { label: 'Pending payout', points: bank.pending_payment_amount, note: 'Requested, not yet paid' },
    { label: 'Play points', points: bank.play_points, note: 'For bets only' },
    { label: 'Balance', points: bank.balance, note: 'All purses together' },
  ];
  return (
    <Grid columns={{ narrow: 2, wide: 4 }} gap={16} asChild>
      <section aria-label="Balances">
        {purses.map(({ label, points, note }) => (
          <Stack key={label} gap={4}>
            <span className={styles.label}>{label}</span>
            <Metric value={pointsText(points)} unit="points" />
            <span className={styles.quiet}>{note}</span>
          </Stack>
        ))}
      </section>
    </Grid>
  );
}

function Years({ bank: { years }, threshold }: { readonly bank: Bank; readonly threshold: number }) {
  if (years.length === 0) return null;
  return (
    <Stack gap={8} asChild>
      <section aria-label="Paid by year">
        <h2 className={styles.heading}>Paid by year</h2>
        {years.map(({ year, paid_cents, reportable }) => (
          <p key={year} className={styles.quiet}>
            {`${year}: ${moneyText(paid_cents)}`}
            {reportable && ` · reported to the tax office (${moneyText(threshold)} or more in a year)`}
          </p>
        ))}
      </section>
    </Stack>
  );
}
