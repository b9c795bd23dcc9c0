import type { Bank } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import type { DataTableColumn } from '@roadside/ui/data-table';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useMemo } from 'react';
import { ArenaNav } from '../../../kit/arena-nav/arena-nav.tsx';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { useListState } from '../../../kit/list/use-list-state.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { banksAddress } from '../model/addresses.ts';
import { booksWords, moneyText, paidIn, pointsWords } from '../model/bank-words.ts';
import { banksList, banksListAddress } from '../model/banks-list.ts';
import type { BankPage, BanksResource } from '../server/bank.server.ts';
import * as styles from './bank.css.ts';
import { cityFirst } from '../../../kit/format/station-words.ts';

const toDecide = ({ allocations }: Bank) => allocations.filter(({ state }) => state === 'pending');
const waiting = (bank: Bank) => toDecide(bank).length;
const waitingPoints = (bank: Bank) => toDecide(bank).reduce((sum, { amount }) => sum + amount, 0);

const columnsIn = (year: number): readonly DataTableColumn<Bank>[] => [
  { id: 'display_name', header: 'Driver', type: 'text', width: 200, priority: 1, value: (row) => row.display_name },
  {
    id: 'waiting',
    header: 'To approve',
    type: 'number',
    width: 130,
    priority: 2,
    value: waiting,
    cell: (row) =>
      waiting(row) > 0 && (
        <Badge tone="beacon" emphasis="soft">
          {pointsWords(waitingPoints(row))}
        </Badge>
      ),
  },
  { id: 'available', header: 'Rewards', type: 'number', width: 120, value: (row) => row.available },
  { id: 'play_points', header: 'Play points', type: 'number', width: 120, value: (row) => row.play_points },
  { id: 'pending', header: 'Pending', type: 'number', width: 110, value: (row) => row.pending_payment_amount },
  {
    id: 'paid',
    header: `Paid in ${year}`,
    type: 'number',
    width: 180,
    value: (row) => paidIn(row, year).paid_cents / 100,
    cell: (row) => {
      const { paid_cents, reportable } = paidIn(row, year);
      return (
        <Inline gap={8} justify="end">
          {reportable && (
            <Badge tone="info" emphasis="soft">
              Reportable
            </Badge>
          )}
          {moneyText(paid_cents)}
        </Inline>
      );
    },
  },
  { id: 'balance', header: 'Balance', type: 'number', width: 110, value: (row) => row.balance },
  {
    id: 'station_name',
    header: 'Station',
    type: 'text',
    width: 220,
    priority: 3,
    value: (row) => row.station_name,
    format: cityFirst,
  },
];

export interface BanksScreenProps {
  /** Today's date where the reader works (ISO). */
  readonly today: string;
  readonly arena: ArenaPlace;
  /** The first page and the URL it belongs to; null if it could not be read. */
  readonly first: { readonly address: string; readonly page: BankPage } | null;
}

/** Every driver's bank: payouts to decide first. */
export function BanksScreen({ today, arena, first }: BanksScreenProps) {
  const { state } = useListState(banksList);
  const address = banksListAddress(state);
  useLiveResource(banksAddress(), ['bank']);
  const { pages, ...list } = useResourcePages<BanksResource>(address, ({ next_cursor }) => next_cursor, {
    keepPrevious: true,
    ...(first?.address === address ? { first: first.page } : {}),
  });
  const rows = useMemo(() => pages.flatMap((page) => page.banks), [pages]);
  const books = pages[0]?.books;
  const year = Number(today.slice(0, 4));
  const columns = useMemo(() => columnsIn(year), [year]);
  return (
    <Stack gap={24}>
      <ArenaNav at="bank" own={arena} />
      <ListScreen
        title="Bank"
        description="Drivers’ rewards, play points and payouts"
        definition={banksList}
        columns={columns}
        rowId={({ employee_id }) => String(employee_id)}
        rows={rows}
        totalRows={pages[0]?.total_rows ?? null}
        list={list}
        today={today}
        views="banks"
        searchPlaceholder="Search by driver"
        notice={books && <p className={styles.quiet}>{booksWords(books)}</p>}
        empty={{ title: 'No drivers yet', description: 'Each driver has a bank from the first reward on.' }}
        rowHref={({ slug }) => `/bank/${encodeURIComponent(slug)}`}
        rowMark={(row) => (waiting(row) > 0 ? { tone: 'beacon', label: 'Payout to approve' } : null)}
      />
    </Stack>
  );
}
