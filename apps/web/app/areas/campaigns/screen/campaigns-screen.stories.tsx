import type { Campaign, Lesson } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { aboutAddress, campaignsAddress, peopleAddress } from '../model/addresses.ts';
import { CampaignsScreen, type CampaignsScreenProps } from './campaigns-screen.tsx';

const meta = preview.meta({ title: 'Screens/Campaigns', ...screenMeta });

/** Cones on a road: pictures in stories need no server. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 50 20'%3E%3Crect width='50' height='20' fill='%23456'/%3E%3Cpath d='M10 16l4-11 4 11zM30 16l4-11 4 11z' fill='%23e74'/%3E%3C/svg%3E";

const campaign = (id: number, given: Partial<Campaign> = {}): Campaign => ({
  id,
  title: 'Winter starts',
  description: 'Test before you jump: batteries, clamps and chains for the cold months.',
  start: '2026-10-25T04:00:00Z',
  end: '2026-12-24T04:59:59Z',
  reg_required: false,
  image: null,
  image_alt: '',
  place: { name: 'Lantern Motor Club', time_zone: 'America/New_York' },
  all_eligible: true,
  geography_eligiblity: [],
  positions: ['driver'],
  has_req_modules: true,
  existing_modules_req: [3, 4, 5, 6],
  managers: [7],
  settings: { cents_per_point: 1 },
  budget: 12_000,
  metric_values: { overall_sat: 1, count_calls: 1, kmi: 1, kept_informed: 1 },
  group_eligibility: [],
  joined_since: null,
  due_on: '2026-11-25',
  due_days: 14,
  auto_enroll: true,
  tags: [],
  version: 1,
  created_by: 'Greta Longacre',
  manages: true,
  progress: { people: 412, finished: 255, behind: 38 },
  ...given,
});

const rows: readonly Campaign[] = [
  campaign(1),
  campaign(2, {
    title: 'Safe on the shoulder',
    image: picture,
    image_alt: 'Cones behind a truck on the shoulder',
    end: '2027-01-05T04:59:59Z',
    budget: 0,
    progress: { people: 436, finished: 436, behind: 0 },
  }),
  campaign(3, {
    title: 'Keeping members informed on every call that runs past its promise, for all stations',
    manages: false,
    progress: null,
    created_by: 'Ignacio de la Cruz y Vega',
  }),
];

const answer = (data: unknown) => ({ ok: true, data });
const answers = (given: Readonly<Record<string, unknown>>) => ({ beforeEach: () => enterRecording(given) });
const scene = (query = '', given: Partial<CampaignsScreenProps> = {}) =>
  drawScene({
    route: 'screen.campaigns',
    path: 'campaign',
    at: `/campaign${query}`,
    framed: true,
    screen: () => <CampaignsScreen builds today="2026-11-18" first={null} drafts={[]} {...given} />,
  });
const running = campaignsAddress();

export const Default = meta.story({
  tags: ['matrix'],
  ...answers({ [running]: answer({ campaigns: rows }) }),
  render: scene('', {
    drafts: [{ id: 9, title: 'Spring tires', version: 3, updated_at: '2026-11-18T14:00:00Z' }],
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Safe on the shoulder')).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Spring tires' })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'New campaign' })).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  ...answers({ [running]: answer({ campaigns: [] }) }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No campaigns are running')).toBeVisible());
  },
});

export const Refused = meta.story({
  ...answers({ [running]: { ok: false, problem: { kind: 'forbidden', detail: '', requestId: 'req-7c21' } } }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});

const person = (id: number, name: string, state: 'overdue' | 'soon' | 'open', assigned = true) => ({
  employee_id: id,
  display_name: name,
  position_type: 'driver',
  organization_name: 'Harbor Towing, Norristown',
  state,
  assigned,
  modules_done: 1,
  modules_total: 4,
  due_on: '2026-11-15',
  last_activity_at: null,
  reminded_at: null,
  excuse: null,
  modules: [],
});

/** Who is behind, with the two things a manager does about it. */
export const WhoIsBehind = meta.story({
  tags: ['matrix'],
  ...answers({
    [running]: answer({ campaigns: rows }),
    [peopleAddress({ id: '1' })]: answer({
      people: [person(1, 'Rosa Ndiaye', 'overdue'), person(2, 'Ignacio de la Cruz y Vega', 'soon')],
      total_rows: 2,
      next_cursor: null,
      modules: [],
      reminder: { reaches: 2, reminded_lately: 0, turned_off: 0 },
    }),
  }),
  render: scene('?drawer=campaign~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'People in this campaign' }));
    await waitFor(() => expect(drawer.getAllByText('Behind')[0]).toBeVisible());
    const excuse = drawer.getByRole('button', { name: 'Excuse selected' });
    await waitFor(() => expect(excuse).toBeDisabled());
    await userEvent.click(drawer.getByRole('checkbox', { name: /Rosa Ndiaye/ }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Remind selected' })).toBeEnabled());
  },
});

/** A campaign that assigns nothing by itself: everybody it is for is listed, and a manager assigns. */
export const AssignByHand = meta.story({
  ...answers({
    [running]: answer({ campaigns: rows }),
    [peopleAddress({ id: '1' })]: answer({
      people: [person(1, 'Rosa Ndiaye', 'soon'), person(2, 'Ignacio de la Cruz y Vega', 'open', false)],
      total_rows: 2,
      next_cursor: null,
      modules: [],
      reminder: { reaches: 1, reminded_lately: 0, turned_off: 0 },
    }),
  }),
  render: scene('?drawer=campaign~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'People in this campaign' }));
    await waitFor(() => expect(drawer.getByText('Not assigned')).toBeVisible());
    const assign = drawer.getByRole('button', { name: 'Assign selected' });
    const remind = drawer.getByRole('button', { name: 'Remind selected' });
    await userEvent.click(drawer.getByRole('checkbox', { name: /Rosa Ndiaye/ }));
    await waitFor(() => expect(remind).toBeEnabled());
    await waitFor(() => expect(assign).toBeDisabled());
    await userEvent.click(drawer.getByRole('checkbox', { name: /Ignacio/ }));
    await waitFor(() => expect(assign).toBeEnabled());
  },
});

/** Reminding all says how many people it reaches, and who is left alone. */
export const RemindAll = meta.story({
  ...answers({
    [running]: answer({ campaigns: rows }),
    [peopleAddress({ id: '1' })]: answer({
      people: [person(1, 'Rosa Ndiaye', 'overdue'), person(2, 'Ignacio de la Cruz y Vega', 'overdue')],
      total_rows: 38,
      next_cursor: 'next',
      modules: [
        { module_id: 3, title: 'Test before you jump' },
        { module_id: 4, title: 'Chains' },
      ],
      reminder: { reaches: 34, reminded_lately: 3, turned_off: 1 },
    }),
  }),
  render: scene('?drawer=campaign~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'People in this campaign' }));
    const said = '3 people were reminded in the last 24 hours. 1 person turned these notifications off.';
    await waitFor(() => expect(drawer.getByText(said)).toBeVisible());
    const all = drawer.getByRole('button', { name: 'Remind all 34' });
    await waitFor(() => expect(all).toBeEnabled());
    await userEvent.click(all);
    const question = within(await screen.findByRole('alertdialog', { name: 'Remind 34 people?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(all).toHaveFocus());
  },
});

const lesson = (id: number, given: Partial<Lesson> = {}): Lesson => ({
  id,
  title: 'Test before you jump',
  description: '',
  minutes: 4,
  page_count: 4,
  pages_completed: 0,
  begun: false,
  completed_at: null,
  due_on: '2026-11-25',
  due: 'open',
  reason: 'Safe on the shoulder',
  assigned: true,
  picture: null,
  ...given,
});

/** Who doesn't manage a campaign reads what it is about, and opens the lessons that are theirs. */
export const About = meta.story({
  tags: ['matrix'],
  ...answers({
    [running]: answer({ campaigns: rows.map((row) => ({ ...row, manages: false, progress: null })) }),
    [aboutAddress({ id: '2' })]: answer({
      campaign: { ...rows[1], manages: false, progress: null },
      modules: [
        { id: 3, title: 'Test before you jump', lesson: lesson(3, { completed_at: '2026-11-10T14:00:00Z' }) },
        {
          id: 4,
          title: 'Chains on a slope, on ice and in the rain',
          lesson: lesson(4, { begun: true, pages_completed: 2 }),
        },
        { id: 5, title: 'For managers', lesson: null },
      ],
      slug: 'lantern',
      builds: false,
    }),
  }),
  render: scene('', { builds: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Safe on the shoulder/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Safe on the shoulder' }));
    await waitFor(() => {
      expect(drawer.getByRole('img', { name: 'Cones behind a truck on the shoulder' })).toBeVisible();
      expect(drawer.getByText('2 of 4 pages · due Nov 25')).toBeVisible();
      expect(drawer.getByRole('link', { name: /^Chains/ })).toHaveAttribute('href', '/training/lantern?module=4');
    });
    await expect(drawer.queryByRole('link', { name: 'For managers' })).toBeNull();
  },
});
