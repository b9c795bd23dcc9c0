import type { MessageReport } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { receiptsAddress, reportsAddress, retentionAddress } from '../model/addresses.ts';
import { KeepingScreen, type KeepingScreenProps } from './keeping-screen.tsx';

const meta = preview.meta({ title: 'Screens/Moderation and data', ...screenMeta });

const now = '2026-11-20T19:30:00Z';
const report = (id: number, given: Partial<MessageReport> = {}): MessageReport => ({
  id,
  kind: 'chat',
  reason: 'harassment',
  note: 'Second time this week',
  reported_by: { user_id: 9, display_name: 'Ignacio de la Cruz y Vega' },
  author: { user_id: 8, display_name: 'Teddy Marsh' },
  organization_id: 15,
  organization_name: 'Harbor Towing, Norristown',
  text: 'If you take my call again we talk outside.',
  written_at: '2026-11-20T14:00:00Z',
  reported_at: '2026-11-20T15:00:00Z',
  reports: 2,
  state: 'open',
  decided_by: null,
  decided_at: null,
  decision_reason: '',
  ...given,
});
const open = [
  report(1),
  report(2, { kind: 'mail', reason: 'private-data', note: '', reports: 1, text: 'Member phone number: 555-0123' }),
];
const decided = [
  report(3, {
    state: 'removed',
    text: '',
    decided_by: 'Greta Longacre',
    decided_at: '2026-11-20T18:00:00Z',
    decision_reason: 'Threats have no place here',
  }),
];

const ok = <Data,>(data: Data) => ({ ok: true as const, data });
const page = (reports: readonly MessageReport[]) => ok({ reports: [...reports], open: 2, next_cursor: null });
const rules = ok({
  rules: [
    { kind: 'chat' as const, days: 365, set_by: 'Greta Longacre', set_at: '2026-06-01T12:00:00Z' },
    { kind: 'mail' as const, days: null, set_by: null, set_at: null },
    { kind: 'huddle' as const, days: null, set_by: null, set_at: null },
    { kind: 'announcements' as const, days: 730, set_by: 'Greta Longacre', set_at: '2026-06-01T12:00:00Z' },
    { kind: 'notifications' as const, days: null, set_by: null, set_at: null },
    { kind: 'visits' as const, days: 90, set_by: null, set_at: '2026-06-01T12:00:00Z' },
  ],
});

const receipts = ok({ on: true, inherited: true });

const replies = (reports: readonly MessageReport[]) => ({
  beforeEach: () =>
    enterRecording({
      [reportsAddress()]: page(reports),
      [retentionAddress()]: rules,
      [receiptsAddress({ slug: 'lantern' })]: receipts,
    }),
});
const scene = (given: Partial<KeepingScreenProps> = {}) =>
  drawScene({
    route: 'routes/keeping',
    path: 'keeping',
    at: '/keeping/',
    framed: true,
    screen: () => (
      <KeepingScreen
        state="open"
        person={{ employeeId: 4, name: 'Marisol Kirkbride' }}
        mayErase
        receiptsOf={{ slug: 'lantern', name: 'Lantern Automobile Club' }}
        reports={page(open)}
        retention={rules}
        now={now}
        {...given}
      />
    ),
  });

/** An Admin: reports, retention, and anybody's data. A removal needs a reason. */
export const Admin = meta.story({
  tags: ['matrix'],
  ...replies(open),
  render: scene(),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: 'Remove message' });
    if (!remove) throw new Error('Nothing to remove');
    await userEvent.click(remove);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this message?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove message' }));
    await waitFor(() => expect(dialog.getByText('Enter a reason')).toBeVisible());
  },
});

/** A station's manager decides reports, and has only the own data. */
export const Manager = meta.story({
  ...replies(decided),
  render: scene({ state: 'decided', reports: page(decided), retention: null, mayErase: false }),
});

/** Everybody may download the own data. */
export const Driver = meta.story({
  ...replies([]),
  render: scene({ reports: null, retention: null, receiptsOf: null, mayErase: false }),
});

export const NoReports = meta.story({ ...replies([]), render: scene({ reports: page([]) }) });

/** The setting is a location's: it is read and saved for the chosen one. */
export const TurnsReceiptsOff = meta.story({
  beforeEach: () => {
    let on = true;
    return enterRecording({
      [reportsAddress()]: page(open),
      [retentionAddress()]: rules,
      [receiptsAddress({ slug: 'lantern' })]: (init: RequestInit | undefined) => {
        if (init?.method === 'POST') on = false;
        return ok({ on, inherited: on });
      },
    });
  },
  render: scene(),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Show senders who has read their messages' });
    await waitFor(() => expect(toggle).toBeEnabled());
    expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByText('Set for Lantern Automobile Club.')).toBeVisible());
    expect(toggle).not.toBeChecked();
  },
});
