import type { CampaignPoints, CampaignTransactionReply } from '@roadside/contract/schemas';
import { type CampaignTransaction, transactionStatusShown } from '@roadside/domain/arena';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { type Outcome, unanswered } from '../../../kit/outcome/outcome.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { performanceCampaignAddress } from '../model/addresses.ts';
import { metricsWords, moneyText, pointsWords, statusOf } from '../model/campaign-words.ts';
import { afterAnswer, type Sending, sendingOf, sentNotice, shownPayment } from '../model/sending.ts';
import type { CampaignPage, PerformanceCampaignResource } from '../server/performance-campaigns.server.ts';
import * as styles from './campaigns.css.ts';

interface CampaignPeopleProps {
  readonly id: string;
  readonly data: CampaignPage;
  /** The reader, who can't pay themselves. */
  readonly employeeId: number;
  /** Until then everybody's share still changes, and no one is paid. */
  readonly over: boolean;
}

/** People with their points and payments. Sending marks them all as pending, then each gets the server's status. */
export function CampaignPeople({ id, data, employeeId, over }: CampaignPeopleProps) {
  const { change } = useChange<PerformanceCampaignResource>(performanceCampaignAddress({ campaign: id }));
  const notify = useNotify();
  const [held, setHeld] = useState<Sending>(new Map());
  const [busy, setBusy] = useState(false);
  const paymentOf = new Map(data.transactions.map((row) => [row.employee_id, row]));
  const toPay = data.points.filter(
    (row) => over && row.employee_id !== employeeId && isPayable(row, paymentOf.get(row.employee_id)),
  );

  const pay = async (rows: readonly CampaignPoints[]) => {
    setBusy(true);
    setHeld(sendingOf(rows, paymentOf));
    const outcomes: Outcome<unknown>[] = [];
    for (const { employee_id, share_cents } of rows) {
      const amount_cents = paymentOf.get(employee_id)?.paymentInfo?.amount_cents ?? share_cents;
      const outcome = (await change({ intent: 'send', employee_id, amount_cents })) ?? unanswered;
      outcomes.push(outcome);
      setHeld((before) => afterAnswer(before, employee_id, outcome));
    }
    setBusy(false);
    notify(sentNotice(outcomes));
  };

  return (
    <Stack gap={12} asChild>
      <section aria-label="Points and payments">
        <Inline gap={12} align="end" justify="between" wrap>
          <h2 className={styles.heading}>{data.can_pay ? 'Points and payments' : 'Points'}</h2>
          {data.can_pay && toPay.length > 0 && (
            <Button tone="beacon" loading={busy} onClick={() => void pay(toPay)}>
              {`Pay ${toPay.length} ${toPay.length === 1 ? 'person' : 'people'}`}
            </Button>
          )}
        </Inline>
        {data.can_pay && !over && <p className={styles.quiet}>You can pay once the campaign is over.</p>}
        {data.points.length === 0 ? (
          <EmptyState size="sm" title="Nobody yet" description="People appear here with their first points." />
        ) : (
          <List.Root aria-label="People" wrap>
            {data.points.map((row) => (
              <Person
                key={row.employee_id}
                row={row}
                campaign={data.campaign.id}
                payment={paymentOf.get(row.employee_id)}
                held={held.get(row.employee_id)}
                {...(data.can_pay && toPay.includes(row) && !busy ? { onPay: () => void pay([row]) } : {})}
              />
            ))}
          </List.Root>
        )}
      </section>
    </Stack>
  );
}

const isPayable = (row: CampaignPoints, payment: CampaignTransactionReply | undefined): boolean => {
  const status = transactionStatusShown(payment?.status);
  return status !== 'success' && status !== 'pending' && (payment?.paymentInfo?.amount_cents ?? row.share_cents) > 0;
};

interface PersonProps {
  readonly campaign: number;
  readonly row: CampaignPoints;
  readonly payment: CampaignTransactionReply | undefined;
  readonly held: CampaignTransaction | undefined;
  readonly onPay?: () => void;
}

function Person({ campaign, row, payment, held, onPay }: PersonProps) {
  const drawers = useDrawers();
  const { slug } = row;
  const shown = shownPayment(payment, held);
  const status = statusOf(shown);
  const amount = payment?.paymentInfo?.amount_cents ?? row.share_cents;
  return (
    <List.Item
      title={`${row.display_name} · ${pointsWords(row.points)}`}
      description={
        <>
          {[row.station_name, metricsWords(row), amount > 0 && moneyText(amount)].filter(Boolean).join(' · ')}
          {row.open_modules > 0 && (
            <>
              <br />
              {`Nothing counts until ${row.open_modules === 1 ? '1 required module is' : `${row.open_modules} required modules are`} finished`}
            </>
          )}
          {shown?.errorMessage && (
            <>
              <br />
              {shown.errorMessage}
            </>
          )}
        </>
      }
      meta={
        amount > 0 && (
          <Badge tone={status.tone} emphasis="soft">
            {status.label}
          </Badge>
        )
      }
      {...((onPay ?? slug) !== null && {
        trailing: (
          <Inline gap={8} wrap>
            {drawers && slug !== null && (
              <Button
                emphasis="plain"
                aria-label={`See calls of ${row.display_name}`}
                onClick={() => drawers.open('points', { slug, day: null, campaign })}
              >
                See calls
              </Button>
            )}
            {onPay && <Button onClick={onPay}>{`Pay ${moneyText(amount)}`}</Button>}
          </Inline>
        ),
      })}
    />
  );
}
