import type { Bank } from '@roadside/contract/schemas';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { savedViewsAddress } from '../../../kit/list/addresses.ts';
import { banksAddress } from '../model/addresses.ts';
import type { BankPage } from '../server/bank.server.ts';
import { BanksScreen } from './banks-screen.tsx';

const meta = preview.meta({ title: 'Screens/Banks', ...screenMeta });

const bank = (id: number, display_name: string, pending: number): Bank => ({
  employee_id: 400 + id,
  driver_id: 200 + id,
  slug: `driver-${id}`,
  display_name,
  station_name: 'Harbor Towing, Norristown',
  balance: 120 + pending,
  available: 80,
  play_points: 40,
  pending_payment_amount: pending,
  allocations:
    pending === 0
      ? []
      : [
          {
            id: `w${id}`,
            kind: 'withdrawal_request',
            amount: pending,
            amount_cents: pending * 100,
            state: 'pending',
            pending_payment_amount: pending,
            created_at: '2026-11-19T15:00:00Z',
            requested_by: null,
            decided_at: null,
            decided_by: null,
            reason: null,
            reference: null,
            can_decide: true,
          },
        ],
  can_request_payout: false,
  years: [],
});

const page = (banks: Bank[]): BankPage => ({
  banks,
  bets: [],
  statement: [],
  books: { rewards: 160, play: 80, pending: 45, campaigns: -385, bookie: 20, payouts: 80, sum: 0 },
  total_rows: banks.length,
  next_cursor: null,
  point_cents: 100,
  reporting_threshold_cents: 60_000,
});

const answers = (data: unknown) => ({
  beforeEach: () =>
    enterRecording({
      [savedViewsAddress({ screen: 'banks' })]: { ok: true, data: { views: [] } },
      [banksAddress()]: data,
    }),
});
const render = drawScene({
  route: 'screen.banks',
  path: 'bank',
  at: '/bank',
  framed: true,
  screen: () => (
    <BanksScreen
      arena={{ team: 'mountain-marvelers', slug: 'lantern-motor-club', driver: false, bank: '/bank/' }}
      today="2026-11-20"
      first={null}
    />
  ),
});

export const Default = meta.story({
  tags: ['matrix'],
  ...answers({
    ok: true,
    data: page([
      { ...bank(1, 'Ignacio de la Cruz y Vega', 45), years: [{ year: 2026, paid_cents: 62_500, reportable: true }] },
      bank(2, 'Wen', 0),
    ]),
  }),
  render,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('45 points')).toBeVisible());
    expect(canvas.getByText(/The books balance/)).toBeVisible();
    expect(canvas.getByText('$625.00')).toBeInTheDocument();
    expect(canvas.getByText('Reportable')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  ...answers({ ok: true, data: page([]) }),
  render,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No drivers yet')).toBeVisible());
  },
});

export const Refused = meta.story({
  ...answers({ ok: false, problem: { kind: 'forbidden', detail: '', requestId: 'req-7c21' } }),
  render,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});
