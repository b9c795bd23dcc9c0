import type { CampaignPoints, CampaignTransactionReply, PerformanceCampaign } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { performanceCampaignAddress, performanceCampaignsAddress } from '../model/addresses.ts';
import type { CampaignPage } from '../server/performance-campaigns.server.ts';
import { CampaignScreen } from './campaign-screen.tsx';
import { CampaignsScreen } from './campaigns-screen.tsx';

const meta = preview.meta({ title: 'Screens/Performance campaigns', ...screenMeta });

const arena = { team: 'mountain-marvelers', slug: 'lantern-motor-club', driver: false, bank: '/bank/' };

const campaign = (id: number, given: Partial<PerformanceCampaign> = {}): PerformanceCampaign => ({
  id,
  title: ['On time in November', 'Winter battery check', 'Kept informed'][id % 3] ?? '',
  description: 'Arrive when you said you would, and tell members when you can’t.',
  start: '2026-11-01T05:00:00Z',
  end: '2026-11-30T05:00:00Z',
  time_zone: 'America/New_York',
  today: '2026-11-20',
  budget: 1000,
  metric_values: { overall_sat: 2, count_calls: 1, kmi: 1, kept_informed: 0 },
  handicap: false,
  reg_required: false,
  eligible: true,
  signed_up: false,
  ...given,
});

const person = (id: number, display_name: string, points: number): CampaignPoints => ({
  employee_id: 400 + id,
  driver_id: 200 + id,
  display_name,
  slug: 'gus-fairweather',
  station_name: 'Harbor Towing, Norristown',
  points,
  metrics: { overall_sat: 6, count_calls: 41, kmi: 3, kept_informed: 0 },
  open_modules: 0,
  share_cents: points * 25,
});

const payment = (id: number, status: string, errorMessage: string | null = null): CampaignTransactionReply => ({
  id: String(id),
  campaign_id: 1,
  employee_id: 400 + id,
  status,
  errorMessage,
  paymentInfo: { amount_cents: 12_500, sent_at: null, reference: null },
});

const page: CampaignPage = {
  campaign: campaign(1, { eligible: false, end: '2026-11-19T04:59:00Z' }),
  points: [
    person(1, 'Ignacio de la Cruz y Vega', 780),
    person(2, 'Rosa Ndiaye', 640),
    person(3, 'Teddy Marsh', 520),
    person(4, 'Wen', 15),
  ],
  total_rows: 4,
  rewards: {
    incentives: [
      { kind: 'leaderboard', rewards: [60, 40, 25] },
      { kind: 'streak', days: 5, pointsPerDay: 15, reward: 20 },
    ],
    paid_at: null,
    awards: [],
    can_set: true,
  },
  transactions: [
    payment(1, 'success'),
    payment(2, 'failed', 'The sandbox refused this payment.'),
    payment(3, 'pending', 'The payment service didn’t answer. We’ll check what became of it.'),
  ],
  can_pay: true,
};

const list = performanceCampaignsAddress();
const one = performanceCampaignAddress({ campaign: '1' });
const answers = (given: Readonly<Record<string, unknown>>) => ({ beforeEach: () => enterRecording(given) });
const listScene = (driver: boolean) =>
  drawScene({
    route: 'screen.performance-campaigns',
    path: 'performance_campaign',
    at: '/performance_campaign',
    framed: true,
    screen: () => <CampaignsScreen arena={arena} driver={driver} first={null} />,
  });
const campaignScene = drawScene({
  route: 'screen.performance-campaign',
  path: 'performance_campaign/:campaign',
  at: '/performance_campaign/1',
  framed: true,
  screen: () => <CampaignScreen arena={arena} campaign="1" employeeId={900} first={null} />,
});

export const Default = meta.story({
  tags: ['matrix'],
  ...answers({
    [list]: {
      ok: true,
      data: [
        campaign(1, { signed_up: true }),
        campaign(2, { start: '2026-12-01T05:00:00Z', end: '2026-12-31T05:00:00Z' }),
        campaign(3, { start: '2026-09-01T05:00:00Z', end: '2026-09-30T05:00:00Z', budget: 0 }),
      ],
    },
  }),
  render: listScene(true),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Winter battery check' })).toBeVisible());
    expect(canvas.getByText('Signed up')).toBeVisible();
    expect(canvas.getByText('Over')).toBeVisible();
  },
});

export const Empty = meta.story({
  ...answers({ [list]: { ok: true, data: [] } }),
  render: listScene(true),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No campaigns yet')).toBeVisible());
  },
});

/** The person who pays sees each person's status, and the payment service's error on the row. */
export const Payments = meta.story({
  tags: ['matrix'],
  ...answers({ [one]: { ok: true, data: page } }),
  render: campaignScene,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/The sandbox refused this payment\./)).toBeVisible());
    expect(canvas.getByText('incomplete')).toBeVisible();
    // One was refused, and one has no payment yet.
    expect(canvas.getByRole('button', { name: 'Pay 2 people' })).toBeVisible();
  },
});

/** Money is sent after a question with the amount; whom to pay and what they get fits on a page of people. */
export const Paying = meta.story({
  ...answers({ [one]: { ok: true, data: { ...page, total_rows: 420 } } }),
  render: campaignScene,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay 2 people' }));
    const question = await screen.findByRole('alertdialog', { name: 'Pay 2 people $128.75?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(canvas.getByText(/^Costs up to 8,525 points with the people in it now/)).toBeVisible();
    expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '?page=2');
  },
});

/** While a campaign runs, everybody's share still changes: no one can be paid. */
export const Running = meta.story({
  ...answers({ [one]: { ok: true, data: { ...page, campaign: campaign(1, { eligible: false }) } } }),
  render: campaignScene,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You can pay once the campaign is over.')).toBeVisible());
    expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});

/** A driver sees their own points, and signs up. */
export const OfADriver = meta.story({
  tags: ['matrix'],
  ...answers({
    [one]: {
      ok: true,
      data: {
        ...page,
        campaign: campaign(1, { reg_required: true }),
        points: page.points.slice(0, 1),
        transactions: [],
        can_pay: false,
      },
    },
  }),
  render: campaignScene,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign up' })).toBeVisible());
    expect(canvas.getByText('Your points count once you sign up.')).toBeVisible();
  },
});

export const Refused = meta.story({
  ...answers({ [one]: { ok: false, problem: { kind: 'forbidden', detail: '', requestId: 'req-7c21' } } }),
  render: campaignScene,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});
