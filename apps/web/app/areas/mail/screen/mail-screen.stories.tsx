import type { Mail, MailDraft, MailThread } from '@roadside/contract/schemas';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { searchAddress } from '../../../kit/directory/addresses.ts';
import {
  mailAddress,
  mailChoicesAddress,
  mailDraftsAddress,
  mailReachAddress,
  mailThreadAddress,
} from '../model/addresses.ts';
import { readMailView } from '../model/mail-view.ts';
import { MailScreen, type MailScreenProps } from './mail-screen.tsx';

const meta = preview.meta({ title: 'Screens/Mail', ...screenMeta });

const now = '2026-11-20T19:30:00Z';
const greta = { user_id: 7, display_name: 'Greta Longacre' };
const ignacio = { user_id: 9, display_name: 'Ignacio de la Cruz y Vega' };
const me = { user_id: 4, display_name: 'Marisol Kirkbride' };

const thread = (id: number, given: Partial<MailThread> = {}): MailThread => ({
  id,
  subject: 'Winter readiness',
  from: greta,
  preview: 'Please check chains, battery testers and salt before December 1, and reply once your trucks are done.',
  mails: 3,
  unread: 0,
  last_at: '2026-11-20T18:48:00Z',
  ...given,
});
const threads: readonly MailThread[] = [
  thread(1, { unread: 1 }),
  thread(2, {
    subject: 'Parking lot repaving: where the flatbeds go from Thursday on',
    from: ignacio,
    preview: 'The lot is repaved on Thursday. Park trucks on Mill Street from 6 AM.',
    mails: 1,
    last_at: '2026-11-19T13:00:00Z',
  }),
  thread(3, { subject: 'Fuel cards', from: null, preview: '(erased)', mails: 1, last_at: '2025-12-30T13:00:00Z' }),
];

const mail = (id: number, given: Partial<Mail> = {}): Mail => ({
  id,
  thread_id: 1,
  from: greta,
  recipients: [me, ignacio],
  to: [],
  recipient_count: 6,
  subject: 'Winter readiness',
  body: 'Please check chains, battery testers and salt before December 1, and reply once your trucks are done.\n\nThe list is in Training under Documents.',
  sent_at: '2026-11-19T15:00:00Z',
  read: true,
  removed: null,
  undelivered: [],
  ...given,
});
const mails: readonly Mail[] = [
  mail(11),
  mail(12, {
    from: me,
    recipients: [greta],
    recipient_count: 1,
    subject: 'Re: Winter readiness',
    body: 'All nine trucks are done. We are short two sets of chains.',
    sent_at: '2026-11-20T14:10:00Z',
    undelivered: [{ display_name: 'Greta Longacre', problem: '550 No such mailbox' }],
  }),
  mail(13, {
    recipients: [me],
    recipient_count: 1,
    subject: 'Re: Winter readiness',
    body: 'Two sets are on the way from Lansdale.',
    sent_at: '2026-11-20T18:48:00Z',
    read: false,
  }),
];

const draft: MailDraft = {
  client_id: '5f0d8a52-6d0a-4a2e-9d3c-0a54f8f4f001',
  version: 2,
  recipients: [ignacio],
  audience: {
    positions: ['driver'],
    organizations: [{ id: 15, slug: 'harbor', display_name: 'Harbor Towing, Norristown' }],
    groups: [],
  },
  reply_to: null,
  subject: 'Chains by Monday',
  body: 'Please check your chains before the weekend.',
  updated_at: '2026-11-20T18:00:00Z',
};

const ok = <Data,>(data: Data) => ({ ok: true as const, data });
const page = (shown: readonly MailThread[]) => ok({ threads: [...shown], unread: 1, next_cursor: null });
const found = ok({
  hits: [{ id: '9', recordId: 9, name: 'Ignacio de la Cruz y Vega', what: 'station-admin', slug: 'harbor' }],
  total: 1,
  nextToken: null,
});

const scene = (query: string, given: Partial<MailScreenProps> = {}) =>
  drawScene({
    route: 'routes/mail',
    path: 'mail',
    at: `/mail/${query}`,
    framed: true,
    screen: () => (
      <MailScreen
        view={readMailView(new URLSearchParams(query))}
        person={{ id: 1, employeeId: me.user_id }}
        timeZone="America/New_York"
        mayWrite
        threads={page(threads)}
        thread={ok({ subject: 'Re: Winter readiness', mails: [...mails] })}
        drafts={ok({ drafts: [draft] })}
        now={now}
        {...given}
      />
    ),
  });
const replies = (given: Readonly<Record<string, unknown>> = {}) => ({
  beforeEach: () =>
    enterRecording({
      [mailAddress()]: page(threads),
      [mailThreadAddress({ id: 1 })]: ok({ subject: 'Re: Winter readiness', mails }),
      [mailDraftsAddress()]: ok({ drafts: [draft] }),
      [mailReachAddress()]: ok({ people: 12, by_email: 10 }),
      [mailChoicesAddress()]: ok({ groups: [{ id: 3, group_name: 'Flatbeds' }], positions: ['dispatcher', 'driver'] }),
      [searchAddress()]: found,
      ...given,
    }),
});

export const Default = meta.story({ tags: ['matrix'], ...replies(), render: scene('') });

/** A thread with its mails, a copy that bounced, and the reply below. */
export const OpenThread = meta.story({
  tags: ['matrix'],
  ...replies(),
  render: scene('?thread=1'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Two sets are on the way from Lansdale.')).toBeVisible());
    expect(canvas.getByText(/couldn’t email a copy to Greta Longacre/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(canvas.getByText('Enter a message')).toBeVisible());
  },
});

/** Who it is for, and how many people that is now. */
export const WritingMail = meta.story({
  tags: ['matrix'],
  ...replies(),
  render: scene(`?compose=${draft.client_id}`),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reaches 12 people, 10 of them also by email')).toBeVisible());
    expect(canvas.getByLabelText('Subject')).toHaveValue('Chains by Monday');
  },
});

/** Each missing field says what is missing. */
export const NothingEntered = meta.story({
  ...replies(),
  render: scene('?compose=new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send mail' }));
    await waitFor(() => expect(canvas.getByText('Choose recipients')).toBeVisible());
    expect(canvas.getByText('Enter a subject')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^To/ }));
    const list = within(await screen.findByRole('listbox'));
    await userEvent.click(await list.findByRole('option', { name: /Ignacio/ }));
    await waitFor(() => expect(canvas.queryByText('Choose recipients')).toBeNull());
  },
});

const changed = fn();

/** A mail that couldn’t be sent is a draft: what is written from then on is saved. */
export const NotSent = meta.story({
  beforeEach: () => {
    changed.mockClear();
    return replies({
      [mailDraftsAddress()]: (init: RequestInit | undefined) => {
        if (init?.method !== 'POST') return ok({ drafts: [draft] });
        const written = JSON.parse(String(init.body)) as { readonly intent: string; readonly body: string };
        changed(written.intent, written.body);
        return written.intent === 'send'
          ? { ok: false, problem: { kind: 'refused', detail: 'Try again later.', requestId: '' } }
          : ok({ draft: { ...draft, version: 3, body: written.body } });
      },
    }).beforeEach();
  },
  render: scene(`?compose=${draft.client_id}`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send mail' }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith('send', draft.body));
    await waitFor(() => expect(canvas.getByText(/We couldn’t send the mail/)).toBeVisible());
    await userEvent.type(await canvas.findByLabelText('Message'), ' Thanks!');
    await waitFor(() => expect(changed).toHaveBeenCalledWith('save', `${draft.body} Thanks!`));
  },
});

export const Drafts = meta.story({ ...replies(), render: scene('?folder=drafts') });

export const RemovedMail = meta.story({
  ...replies({
    [mailThreadAddress({ id: 1 })]: ok({ subject: 'Removed mail', mails: [] }),
  }),
  render: scene('?thread=1', {
    thread: ok({
      subject: 'Removed mail',
      mails: [
        mail(11, {
          body: '',
          subject: 'Removed mail',
          removed: { at: now, by: 'Greta Longacre', reason: 'Names a member’s phone number' },
        }),
      ],
    }),
  }),
});

/** Drivers read mail and answer by chat. */
export const Driver = meta.story({
  ...replies(),
  render: scene('?thread=1', { mayWrite: false, drafts: null }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Drivers answer by chat/)).toBeVisible());
    expect(canvas.queryByRole('link', { name: 'New mail' })).toBeNull();
  },
});

export const Empty = meta.story({
  ...replies({ [mailAddress()]: page([]) }),
  render: scene('', { threads: page([]) }),
});

export const Unreachable = meta.story({
  ...replies({
    [mailAddress()]: { ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'req-7c21' } },
  }),
  render: scene('', { threads: { ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'req-7c21' } } }),
});
