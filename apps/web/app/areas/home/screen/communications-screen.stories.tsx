import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { savedViewsAddress } from '../../../kit/list/addresses.ts';
import {
  audienceChoicesAddress,
  audienceCountAddress,
  communicationsAddress,
  reachAddress,
  readersAddress,
} from '../model/addresses.ts';
import { CommunicationsScreen, type CommunicationsScreenProps } from './communications-screen.tsx';
import { announcements, reach, readers, unreachable } from './home-samples.ts';

const meta = preview.meta({ title: 'Screens/Communications', ...screenMeta });

const page = (shown: typeof announcements) => ({ announcements: [...shown], next_cursor: null });
const scene = (query = '', first: CommunicationsScreenProps['first'] = null) =>
  drawScene({
    route: 'screen.communications',
    path: 'communications/:slug',
    at: `/communications/lantern/${query}`,
    framed: true,
    screen: () => (
      <CommunicationsScreen place={{ slug: 'lantern', name: 'Lantern Motor Club' }} today="2026-11-20" first={first} />
    ),
  });

const list = (init: RequestInit | undefined, url: URL) => {
  if (init?.method === 'POST')
    return String(init.body).includes('escalate')
      ? {
          ok: true,
          data: {
            managers: 1,
            without_manager: 1,
            told: [{ employee_id: 5, display_name: 'Marisol Kirkbride', people: 2 }],
          },
        }
      : { ok: true, data: { reminded: 3 } };
  const only = Number(url.searchParams.get('only'));
  return { ok: true, data: page(announcements.filter(({ id }) => !only || id === only)) };
};
const answers = (given: Readonly<Record<string, unknown>> = {}) => ({
  beforeEach: () =>
    enterRecording({
      [savedViewsAddress({ screen: 'communications' })]: { ok: true, data: { views: [] } },
      [communicationsAddress()]: list,
      [readersAddress({ id: 1 })]: { ok: true, data: { readers, total_rows: 3, next_cursor: null } },
      [reachAddress({ id: 1 })]: { ok: true, data: reach },
      [audienceChoicesAddress({ asker: 'communications' })]: {
        ok: true,
        data: { positions: ['admin', 'driver', 'station-admin'], groups: [{ id: 1, group_name: 'Night shift' }] },
      },
      [audienceCountAddress({ asker: 'communications' })]: (_: unknown, url: URL) => ({
        ok: true,
        data: { people: url.searchParams.get('audience')?.includes('driver') ? 420 : 480 },
      }),
      ...given,
    }),
});

export const Default = meta.story({
  tags: ['matrix'],
  ...answers(),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Fall safety week')).toBeVisible());
  },
});

export const Empty = meta.story({
  ...answers({ [communicationsAddress()]: { ok: true, data: page([]) } }),
  render: scene(),
});

export const Failed = meta.story({ ...answers({ [communicationsAddress()]: unreachable }), render: scene() });

/** Who is late, a reminder, and the managers who were told, by name. */
export const RemindsAndEscalates = meta.story({
  tags: ['matrix'],
  ...answers(),
  render: scene('?drawer=announcement~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ice storm watch: check your chains' }));
    await waitFor(() => expect(drawer.getByText('37 of 40 people confirmed')).toBeVisible());
    await waitFor(() => expect(drawer.getByText('Rosa Ndiaye')).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Tell their managers' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Tell their managers?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Tell managers' }));
    await waitFor(() => expect(drawer.getByText('Marisol Kirkbride: 2 people late')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Reach = meta.story({
  ...answers(),
  render: scene('?drawer=announcement~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ice storm watch: check your chains' }));
    await userEvent.click(await drawer.findByRole('tab', { name: 'Reach' }));
    await waitFor(() =>
      expect(drawer.getByText('39 read, 37 confirmed, 61 clicks. 40 people in the audience now.')).toBeVisible(),
    );
    await waitFor(() => expect(drawer.getByRole('rowheader', { name: 'Harbor Towing, Norristown' })).toBeVisible());
  },
});

/** The audience is counted while it is chosen. */
export const Compose = meta.story({
  tags: ['matrix'],
  ...answers(),
  render: scene('?drawer=compose~new'),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('form', { name: 'New announcement' }));
    // Asked again once the lists of places and groups are here.
    await waitFor(() => expect(form.getByText('Reaches 480 people now')).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Publish announcement' }));
    await waitFor(() => expect(form.getByText('Enter a title')).toBeVisible());
    await waitFor(() => expect(form.getByText('Enter the text')).toBeVisible());
  },
});

export const EditOne = meta.story({
  ...answers(),
  render: scene('?drawer=compose~1'),
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Edit announcement' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Remove Harbor Towing, Norristown' })).toBeVisible());
    await waitFor(() => expect(form.getByText('Reaches 420 people now')).toBeVisible());
  },
});
