import { useNavigate } from '@remix-run/react';
import type { CampaignPoints, CampaignTransactionReply } from '@roadside/contract/schemas';
import { type CampaignTransaction, transactionStatusShown } from '@roadside/domain/arena';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Pagination } from '@roadside/ui/pagination';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { type Outcome, unanswered } from '../../../kit/outcome/outcome.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { performanceCampaignAddress } from '../model/addresses.ts';
import { metricsWords, moneyText, pointsWords, statusOf } from '../model/campaign-words.ts';
import { peoplePerPage } from '../model/people-page.ts';
import { afterAnswer, type Sending, sendingOf, sentNotice, shownPayment } from '../model/sending.ts';
import type { CampaignPage, PerformanceCampaignResource } from '../server/performance-campaigns.server.ts';
import * as styles from './campaigns.css.ts';

interface CampaignPeopleProps {
  readonly id: string;
  readonly data: CampaignPage;
  /** The page of people, from 1. */
  readonly page: number;
  /** The reader, who can't pay themselves. */
  readonly employeeId: number;
  /** Until then everybody's share still changes, and no one is paid. */
  readonly over: boolean;
}

/** People with their points and payments. Sending marks them all as pending, then each gets the server's status. */
export function CampaignPeople({ id, data, page, employeeId, over }: CampaignPeopleProps) {
  const { change } = useChange<PerformanceCampaignResource>(performanceCampaignAddress({ campaign: id }));
  const notify = useNotify();
  const [held, setHeld] = useState<Sending>(new Map());
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<readonly CampaignPoints[]>([]);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const paymentOf = new Map(data.transactions.map((row) => [row.employee_id, row]));
  const toPay = data.points.filter(
    (row) => over && row.employee_id !== employeeId && isPayable(row, paymentOf.get(row.employee_id)),
  );

  const ask = (rows: readonly CampaignPoints[]) => {
    setAsked(rows);
    setAsking(true);
  };
  const pay = async (rows: readonly CampaignPoints[]) => {
    setBusy(true);
    setHeld(sendingOf(rows, paymentOf));
    const outcomes: Outcome<unknown>[] = [];
    for (const { employee_id, share_cents } of rows) {
      const amount_cents = amountOf({ share_cents }, paymentOf.get(employee_id));
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
            <Button tone="beacon" loading={busy} onClick={() => ask(toPay)}>
              {`Pay ${countWords(toPay.length, 'person', 'people')}`}
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
                {...(data.can_pay && toPay.includes(row) && !busy ? { onPay: () => ask([row]) } : {})}
              />
            ))}
          </List.Root>
        )}
        {(data.total_rows > peoplePerPage || page > 1) && (
          <Pagination
            total={data.total_rows}
            pageSize={peoplePerPage}
            page={page}
            hrefOf={pageHref}
            onPageChange={(next) => void navigate(pageHref(next))}
          />
        )}
        <LazyConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={payTitle(asked, paymentOf)}
          description="The money is sent right away. This can’t be undone."
          confirm="Send payment"
          onConfirm={() => {
            setAsking(false);
            void pay(asked);
          }}
        />
      </section>
    </Stack>
  );
}

const pageHref = (page: number) => (page === 1 ? '?' : `?page=${page}`);

type Payments = ReadonlyMap<number, CampaignTransactionReply>;

/** What a payment is about: the amount recorded for the person, or their share. */
const amountOf = (
  { share_cents }: Pick<CampaignPoints, 'share_cents'>,
  payment: CampaignTransactionReply | undefined,
) => payment?.paymentInfo?.amount_cents ?? share_cents;

function payTitle(rows: readonly CampaignPoints[], paymentOf: Payments): string {
  const [first] = rows;
  const who = rows.length === 1 && first ? first.display_name : countWords(rows.length, 'person', 'people');
  const cents = rows.reduce((sum, row) => sum + amountOf(row, paymentOf.get(row.employee_id)), 0);
  return `Pay ${who} ${moneyText(cents)}?`;
}

const isPayable = (row: CampaignPoints, payment: CampaignTransactionReply | undefined): boolean => {
  const status = transactionStatusShown(payment?.status);
  return status !== 'success' && status !== 'pending' && amountOf(row, payment) > 0;
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
  const amount = amountOf(row, payment);
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
