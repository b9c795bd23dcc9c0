import type { BetReply } from '@roadside/contract/schemas';
import { betOffers, dailyDistribution, maxToBet, pointsStatsOf, totalsAhead } from '@roadside/domain/arena';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { betsAddress, oddsAddress } from '../model/addresses.ts';
import type { Odds } from '../server/bookie.server.ts';
import { BookieScreen, type BookieScreenProps } from './bookie-screen.tsx';

const meta = preview.meta({ title: 'Screens/Bookie', ...screenMeta });

const days = Array.from({ length: 91 }, (_, day) => [35, 20, 0, 40, 15, 25, 0][day % 7] ?? 0);

const oddsOf = (remainingDays: number, sum: number, given: Partial<Odds> = {}): Odds => {
  const board = {
    driver: pointsStatsOf(days, sum),
    everybody: { mean: 20, std: 11 },
    day: dailyDistribution(days, []),
    earnedToday: 0,
    remainingDays,
    horizon: 'days' as const,
  };
  const { totals, chances } = totalsAhead(board);
  return {
    driver_stats: board.driver,
    global_stats: { ...board.everybody, sum: 0 },
    remaining_days: remainingDays,
    period: { from: '2026-10-01', to: '2026-12-31' },
    horizon: 'days',
    levels: betOffers(board).map(({ level, factor, needToBeat, chance }) => ({
      level,
      factor,
      need_to_beat: needToBeat,
      chance,
      max_stake: maxToBet({ level, chance }),
    })),
    curve: { totals: [...totals], chances: [...chances] },
    play_points: 55,
    max_stake: 50,
    cool_off_hours: 24,
    blocked: null,
    ...given,
  };
};

const bet = (id: string, given: Partial<BetReply> = {}): BetReply => ({
  id,
  status: 'CURRENT',
  bet_made_on: '2026-11-12',
  metric: 'points',
  level: 3,
  points_bet: 10,
  need_to_beat: 1835.4,
  current_period_points: 980,
  projected_total_points: 1801.2,
  points_earned: null,
  reward_earned: null,
  period: { from: '2026-10-01', to: '2026-12-31' },
  chance_then: 0.24,
  chance_now: 0.21,
  void_reason: null,
  ...given,
});
const finished = {
  status: 'FINISHED',
  bet_made_on: '2026-08-12',
  period: { from: '2026-07-01', to: '2026-09-30' },
  chance_now: null,
} as const;
const bets = [
  bet('b1'),
  bet('b2', { ...finished, points_earned: 1902, reward_earned: 30 }),
  bet('b3', { ...finished, level: 10, points_earned: 1702, reward_earned: 0 }),
  bet('b4', { ...finished, reward_earned: 0, void_reason: 'The numbers of August 12 were restated.' }),
];

const odds = oddsAddress({ driver: '201', metric: 'points' });
const betsAt = betsAddress({ driver: '201' });
const answers = (given: Readonly<Record<string, unknown>>) => ({ beforeEach: () => enterRecording(given) });
const whole = (data: Odds, shown: readonly BetReply[] = bets) =>
  answers({ [odds]: { ok: true, data }, [betsAt]: { ok: true, data: shown } });
const scene = (given: Partial<BookieScreenProps> = {}) =>
  drawScene({
    route: 'screen.bookie',
    path: 'bookie/:slug',
    at: '/bookie/ignacio-de-la-cruz-y-vega',
    framed: true,
    screen: () => (
      <BookieScreen
        driver={{ id: 201, slug: 'ignacio-de-la-cruz-y-vega', name: 'Ignacio de la Cruz y Vega' }}
        isDriver
        own
        arena={{
          team: 'mountain-marvelers',
          slug: 'ignacio-de-la-cruz-y-vega',
          driver: true,
          bank: '/bank/ignacio-de-la-cruz-y-vega',
        }}
        odds={null}
        bets={null}
        {...given}
      />
    ),
  });

export const Default = meta.story({
  tags: ['matrix'],
  ...whole(oddsOf(41, 980)),
  render: scene(),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('form', { name: 'Place a bet' });
    const form = within(box);
    await canvas.findByRole('figure');
    expect(canvas.getByText(/Your real chance/)).toBeVisible();
    const place = form.getByRole('button', { name: 'Place bet' });
    // In the form: typing scrolls the page.
    const topOf = (part: HTMLElement) => part.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const top = topOf(place);
    await userEvent.type(form.getByRole('textbox', { name: 'Stake' }), '5');
    await userEvent.tab();
    await waitFor(() => expect(form.getByText(/If you lose: your stake of 5 points is gone/)).toBeVisible());
    // Pressing the button leaves the field: a button that moves then loses the press.
    expect(topOf(place)).toBe(top);
    await userEvent.clear(form.getByRole('textbox', { name: 'Stake' }));
    await userEvent.click(place);
    await waitFor(() => expect(form.getByText('Enter a whole number of points')).toBeVisible());
  },
});

const closed = 'Bets for this quarter are closed: no day is left after today. You can bet again on Jan 1, 2027.';

/** On the last day no day is left to beat (remaining_days 0): bets are closed, and those made before still run. */
export const LastDay = meta.story({
  ...whole(oddsOf(0, 1800, { blocked: closed }), [bet('b1')]),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(closed)).toBeVisible());
    expect(canvas.getByText('CURRENT')).toBeVisible();
    expect(canvas.queryByRole('form', { name: 'Place a bet' })).toBeNull();
    expect(canvas.queryByText(/Your real chance/)).toBeNull();
  },
});

/** The day before, high levels pay more than the chance is worth: their stake is smaller. */
export const DayBeforeTheLast = meta.story({
  ...whole(oddsOf(1, 1800), []),
  render: scene(),
  play: async ({ canvas, userEvent }) => {
    const level = await canvas.findByRole('slider');
    level.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(
        canvas.getByText('Up to 11 points of 55 points. Your chance at this level is better than the odds pay for.'),
      ).toBeVisible(),
    );
  },
});

export const NoPlayPoints = meta.story({
  ...whole(oddsOf(41, 980, { play_points: 0, blocked: 'You don’t have that many play points.' }), []),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Move rewards to your betting balance' })).toBeVisible(),
    );
  },
});

/** Others see how a driver stands, and can't bet. */
export const OfAnother = meta.story({
  ...whole(oddsOf(41, 980, { play_points: 0, blocked: 'Only the driver can bet on their own points.' })),
  render: scene({ own: false }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Your real chance|real chance/)).toBeVisible());
    expect(canvas.queryByRole('form', { name: 'Place a bet' })).toBeNull();
  },
});

export const NotADriver = meta.story({
  ...answers({}),
  render: scene({ isDriver: false, own: false }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Choose a driver')).toBeVisible());
  },
});

export const Refused = meta.story({
  ...answers({
    [odds]: { ok: false, problem: { kind: 'forbidden', detail: '', requestId: 'req-7c21' } },
    [betsAt]: { ok: true, data: [] },
  }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});
