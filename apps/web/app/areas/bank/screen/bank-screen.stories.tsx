import type { Allocation, Bank } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { bankAddress } from '../model/addresses.ts';
import type { BankPage } from '../server/bank.server.ts';
import { BankScreen, type BankScreenProps } from './bank-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena bank', ...screenMeta });

const payout = (given: Partial<Allocation>): Allocation => ({
  id: 'w1',
  kind: 'withdrawal_request',
  amount: 40,
  state: 'pending',
  pending_payment_amount: 40,
  created_at: '2026-11-19T15:00:00Z',
  requested_by: null,
  decided_at: null,
  decided_by: null,
  reason: null,
  reference: null,
  can_decide: false,
  ...given,
  amount_cents: (given.amount ?? 40) * 100,
});

const decided = { decided_by: 'Rosalind Achterberg', decided_at: '2026-11-04T15:00:00Z', pending_payment_amount: 0 };

const bank: Bank = {
  employee_id: 401,
  driver_id: 201,
  slug: 'ignacio-de-la-cruz-y-vega',
  display_name: 'Ignacio de la Cruz y Vega',
  station_name: 'Harbor Towing, Norristown',
  balance: 187,
  available: 92,
  play_points: 55,
  pending_payment_amount: 40,
  allocations: [
    payout({}),
    payout({
      id: 'w2',
      ...decided,
      state: 'paid',
      amount: 25,
      reference: 'SB-3F9A1C20D7',
      created_at: '2026-11-03T15:00:00Z',
    }),
    payout({
      id: 'w3',
      ...decided,
      state: 'rejected',
      amount: 300,
      reason: 'Call the office first.',
      created_at: '2026-10-20T15:00:00Z',
    }),
  ],
  can_request_payout: false,
  years: [{ year: 2026, paid_cents: 62_500, reportable: true }],
};

const page: BankPage = {
  banks: [bank],
  bets: [],
  statement: [
    {
      id: '4',
      kind: 'withdrawal_request',
      amount: 40,
      booked_at: '2026-11-19T15:00:00Z',
      available_after: 92,
      play_points_after: 55,
      pending_after: 40,
    },
    {
      id: '3',
      kind: 'bet_reward',
      amount: 30,
      booked_at: '2026-10-01T12:00:00Z',
      available_after: 132,
      play_points_after: 55,
      pending_after: 0,
    },
    {
      id: '2',
      kind: 'bet_stake',
      amount: 10,
      booked_at: '2026-08-12T12:00:00Z',
      available_after: 132,
      play_points_after: 25,
      pending_after: 0,
    },
    {
      id: '1',
      kind: 'bet_allocation',
      amount: 35,
      booked_at: '2026-08-11T12:00:00Z',
      available_after: 132,
      play_points_after: 35,
      pending_after: 0,
    },
    {
      id: '0',
      kind: 'season_award',
      amount: 167,
      booked_at: '2026-08-01T12:00:00Z',
      available_after: 167,
      play_points_after: 0,
      pending_after: 0,
    },
  ],
  books: null,
  total_rows: 1,
  next_cursor: null,
  point_cents: 100,
  reporting_threshold_cents: 60_000,
};

const address = bankAddress({ driver: '201' });
const answers = (answer: unknown) => ({ beforeEach: () => enterRecording({ [address]: answer }) });
const scene = (given: Partial<BankScreenProps> = {}) =>
  drawScene({
    route: 'screen.bank',
    path: 'bank/:slug',
    at: '/bank/ignacio-de-la-cruz-y-vega',
    framed: true,
    screen: () => (
      <BankScreen
        driver={{ id: 201, slug: bank.slug, name: bank.display_name, timeZone: 'America/New_York' }}
        own
        arena={{
          team: 'mountain-marvelers',
          slug: 'ignacio-de-la-cruz-y-vega',
          driver: true,
          bank: '/bank/ignacio-de-la-cruz-y-vega',
        }}
        first={null}
        {...given}
      />
    ),
  });

export const Default = meta.story({
  tags: ['matrix'],
  ...answers({ ok: true, data: page }),
  render: scene(),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'My bank' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Request payout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request payout' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Request payout' }));
    await waitFor(() => expect(dialog.getByText('Enter a whole number of points')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
});

/** What an Admin sees: the payout can be approved or denied, with a reason. */
export const ToApprove = meta.story({
  tags: ['matrix'],
  ...answers({ ok: true, data: { ...page, banks: [{ ...bank, allocations: [payout({ can_decide: true })] }] } }),
  render: scene({ own: false }),
  play: async ({ canvas, userEvent }) => {
    // Money is paid after a question only.
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve payout' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Pay Ignacio de la Cruz y Vega $40.00 for 40 points?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Deny payout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deny payout' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Deny payout' }));
    await waitFor(() => expect(dialog.getByText('Enter a reason')).toBeVisible());
  },
});

/** Someone who left can't ask anymore: an Admin does, and another one approves. */
export const OfALeaver = meta.story({
  ...answers({
    ok: true,
    data: {
      ...page,
      banks: [{ ...bank, can_request_payout: true, allocations: [payout({ requested_by: 'Rosalind Achterberg' })] }],
    },
  }),
  render: scene({ own: false }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^Requested .* by Rosalind Achterberg$/)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Request payout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request payout' }));
    await waitFor(() =>
      expect(
        dialog.getByText(
          'Another Admin approves it, then it’s paid. Ignacio de la Cruz y Vega has 92 points available.',
        ),
      ).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
});

/** A long statement says that it is cut, and where the rest is. */
export const LongStatement = meta.story({
  ...answers({
    ok: true,
    data: {
      ...page,
      statement: Array.from({ length: 200 }, (_, index) => ({
        id: `long ${index}`,
        kind: 'bet_stake' as const,
        amount: 1,
        booked_at: '2026-08-12T12:00:00Z',
        available_after: 132,
        play_points_after: index,
        pending_after: 0,
      })),
    },
  }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('These are the latest 200 entries. Export to Excel for all of them.')).toBeVisible(),
    );
  },
});

export const Empty = meta.story({
  ...answers({
    ok: true,
    data: {
      ...page,
      banks: [
        { ...bank, available: 0, balance: 0, play_points: 0, pending_payment_amount: 0, allocations: [], years: [] },
      ],
      statement: [],
    },
  }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No movements yet')).toBeVisible());
    expect(canvas.getByRole('button', { name: 'Request payout' })).toBeDisabled();
  },
});

export const Refused = meta.story({
  ...answers({ ok: false, problem: { kind: 'forbidden', detail: '', requestId: 'req-7c21' } }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});
