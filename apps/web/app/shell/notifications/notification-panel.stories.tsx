import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { enterRecording } from '../../../stories/screen-stage.tsx';
import { notificationSettingsAddress, notificationsAddress } from '../addresses.ts';
import type { NotificationsPage } from './named-notification.ts';
import NotificationBell from './notification-bell.tsx';

const rung = (minutesAgo: number) => new Date(Date.parse('2026-11-26T14:00:00Z') - minutesAgo * 60_000).toISOString();
const page: NotificationsPage = {
  unread: 3,
  next_cursor: null,
  notifications: [
    {
      id: 1,
      kind: 'mention',
      subject_id: 7,
      amount: 1,
      rings: 1,
      rung_at: rung(2),
      read: false,
      name: 'Tonight’s ice',
      direct: false,
      slug: null,
    },
    {
      id: 2,
      kind: 'chat',
      subject_id: 8,
      amount: 4,
      rings: 4,
      rung_at: rung(20),
      read: false,
      name: 'Rosa Ndiaye',
      direct: true,
      slug: null,
    },
    {
      id: 3,
      kind: 'announcement',
      subject_id: 1,
      amount: 1,
      rings: 2,
      rung_at: rung(90),
      read: false,
      name: 'Ice storm watch: check your chains',
      direct: false,
      slug: null,
    },
    {
      id: 4,
      kind: 'huddle',
      subject_id: 1,
      amount: 1,
      rings: 1,
      rung_at: rung(3_000),
      read: true,
      name: 'Mountain Marvelers',
      direct: false,
      slug: 'mountain-marvelers',
    },
    {
      id: 5,
      kind: 'not-acknowledged',
      subject_id: 1,
      amount: 12,
      rings: 1,
      rung_at: rung(9_000),
      read: true,
      name: null,
      direct: false,
      slug: null,
    },
  ],
};
const settings = {
  settings: ['announcement', 'not-acknowledged', 'chat', 'mention', 'huddle'].map((kind) => ({
    kind,
    in_app: true,
    push: kind !== 'huddle',
    mail: false,
  })),
};
const marked = fn();
const saved = fn();
let answer: () => void = () => undefined;

const scene = drawScene({
  route: 'routes/home',
  path: 'home',
  at: '/home/',
  screen: () => <NotificationBell ownSlug="north" />,
});

const meta = preview.meta({
  title: 'Shell/Notifications',
  ...screenMeta,
  beforeEach: () =>
    enterRecording({
      [notificationsAddress()]: (init: RequestInit | undefined) => {
        if (init?.method !== 'POST') return { ok: true, data: page };
        marked();
        return { ok: true, data: { unread: 0 } };
      },
      [notificationSettingsAddress()]: { ok: true, data: settings },
    }),
});

export const Open = meta.story({
  render: scene,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
    const panel = await within(document.body).findByRole('dialog', { name: 'Notifications' });
    await waitFor(() =>
      expect(within(panel).getByRole('link', { name: 'You were mentioned in Tonight’s ice' })).toBeVisible(),
    );
    await userEvent.click(within(panel).getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(marked).toHaveBeenCalled());
  },
});

export const Settings = meta.story({
  render: scene,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
    const panel = await within(document.body).findByRole('dialog', { name: 'Notifications' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Settings' }));
    const must = await within(panel).findByRole('group', { name: 'Announcements' });
    await waitFor(() => expect(within(must).getByRole('checkbox', { name: 'In app' })).toBeDisabled());
  },
});

export const QuickChoices = meta.story({
  render: scene,
  beforeEach: () => {
    saved.mockClear();
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    return enterRecording({
      [notificationsAddress()]: { ok: true, data: page },
      [notificationSettingsAddress()]: async (init: RequestInit | undefined) => {
        if (init?.method === 'POST') {
          saved(JSON.parse(String(init.body)));
          await answered;
        }
        return { ok: true, data: settings };
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
    const panel = await within(document.body).findByRole('dialog', { name: 'Notifications' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Settings' }));
    const chat = await within(panel).findByRole('group', { name: 'Chat messages' });
    const push = within(chat).getByRole('checkbox', { name: 'Push' });
    await userEvent.click(push);
    await waitFor(() => expect(push).not.toBeChecked());
    // Before the first is saved: it must not bring back what that one turned off.
    await userEvent.click(within(chat).getByRole('checkbox', { name: 'Email' }));
    answer();
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith({ set: { kind: 'chat', in_app: true, push: false, mail: true } }),
    );
  },
});
