import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { browserStore } from '../../../kit/outbox/outbox-store.ts';
import { forgetDrafts } from '../../../kit/store/drafts.ts';
import {
  conversationsAddress,
  linkAddress,
  messagesAddress,
  quietAddress,
  scheduledAddress,
  sharedValueAddress,
} from '../model/addresses.ts';
import { lateUrgentWords } from '../outbox/late-urgent.ts';
import { readWaitingMessage } from '../outbox/waiting-message.ts';
import { ChatScreen, type ChatScreenProps } from './chat-screen.tsx';
import {
  conversations,
  me,
  message,
  messagesPage,
  now,
  sharedCall,
  sharedNumber,
  storm,
} from './chat-screen.fixtures.ts';

const offline = { ok: false, problem: { kind: 'unreachable', detail: '', requestId: '' } };
const shown = { ok: true as const, data: { conversation: storm, messages: messagesPage, at: null } };

const scene = ({ open = shown, ...more }: Partial<ChatScreenProps> = {}) =>
  drawScene({
    route: 'routes/chat',
    path: 'chat/:conversation?',
    at: open === null ? '/chat/' : '/chat/7/',
    framed: true,
    screen: () => <ChatScreen me={me} now={now} first={{ ok: true, data: conversations }} open={open} {...more} />,
  });

/** What a browser says after another tab wrote: the outbox of this tab may be older than the story. */
const tellOutbox = () => dispatchEvent(new StorageEvent('storage'));

const meta = preview.meta({
  title: 'Screens/Chat',
  ...screenMeta,
  beforeEach: () => {
    const leave = enterRecording({
      [conversationsAddress()]: { ok: true, data: conversations },
      [messagesAddress({ id: 7 })]: { ok: true, data: messagesPage },
      [linkAddress()]: sharedCall,
      [quietAddress({ id: 7 })]: { ok: true, data: { members: [], activeAt: null, asOf: now } },
      [scheduledAddress()]: { ok: true, data: { scheduled: [] } },
    });
    return () => {
      forgetDrafts();
      tellOutbox();
      leave();
    };
  },
});

export const Default = meta.story({
  tags: ['matrix'],
  render: scene(),
  play: async ({ canvas }) => {
    const thread = await canvas.findByRole('log', { name: 'Chat with Tonight’s ice' });
    // Nothing of a record the reader may not see, not even its number.
    await waitFor(() => expect(within(thread).getByText('Shared record: not allowed')).toBeVisible());
    await waitFor(() => expect(within(thread).getByRole('link', { name: 'Harbor One' })).toBeVisible());
    await waitFor(() =>
      expect(within(thread).getByText('New messages').nextElementSibling).toHaveTextContent('This is'),
    );
    // A time on a line of its own after 65 minutes.
    await waitFor(() => expect(thread.querySelectorAll('[data-component="Thread.Time"]')).toHaveLength(3));
    await waitFor(() =>
      expect(within(thread).getByRole('button', { name: 'Yes, 2' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
});

/** A link is added by the number of a call, or by pasting an address of this app; the message carries both. */
export const SharesRecords = meta.story({
  render: scene(),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message to Tonight’s ice' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add link' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Link to' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Call' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Call number' }), '48213');
    await userEvent.click(dialog.getByRole('button', { name: 'Add link' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove link to Flatbed tow call' })).toBeVisible());
    // The same call again, by its address: it is there once, and the address isn't in the text.
    await userEvent.click(field);
    await userEvent.paste(`${location.origin}/passed-calls/harbor?drawer=call~harbor~48213`);
    await userEvent.paste('Look');
    await waitFor(() => expect(field).toHaveValue('Look'));
    expect(canvas.getAllByRole('button', { name: /^Remove link/ })).toHaveLength(1);
  },
});

/** A shared number is the reader's current one; who is off shift shows beside the composer, and ringing asks why. */
export const SharedNumberAndQuiet = meta.story({
  render: scene({
    open: {
      ok: true,
      data: {
        ...shown.data,
        messages: {
          ...messagesPage,
          messages: [
            message(7, { user_id: 2, display_name: 'Rosa Ndiaye' }, 'Look at this.', 3, { refs: [sharedNumber] }),
          ],
          has_earlier: false,
        },
      },
    },
  }),
  beforeEach: () =>
    enterRecording({
      [conversationsAddress()]: { ok: true, data: conversations },
      [messagesAddress({ id: 7 })]: { ok: true, data: messagesPage },
      [scheduledAddress()]: {
        ok: true,
        data: {
          scheduled: [
            { id: 'w', conversation_id: 7, message: 'Bring the keys.', send_at: '2026-11-20T18:00:00Z', refused: true },
          ],
        },
      },
      [quietAddress({ id: 7 })]: {
        ok: true,
        data: {
          members: [{ name: 'Cher', reason: 'off-shift', until: '2026-11-21T11:00:00.000Z' }],
          activeAt: null,
          asOf: now,
        },
      },
      [sharedValueAddress({ element: 31, slug: 'harbor' })]: {
        ok: true,
        data: {
          value: {
            figures: [{ label: 'ATA', value: '47.6 min', goal: 'yellow' }],
            from: '2026-11-01',
            to: '2026-11-19',
            asOf: now,
          },
        },
      },
    }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('47.6 min')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Cher is off shift until .* This rings then\.$/)).toBeVisible());
    const later = within(await canvas.findByRole('list', { name: 'Scheduled messages' }));
    await waitFor(() => expect(later.getByText(/^Not sent .* you can no longer write there$/)).toBeVisible());
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message to Tonight’s ice' }), 'Come in');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ring now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ring people off shift?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send and ring now' })).toBeDisabled());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why it can’t wait' }), 'Ice on the hill road');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send and ring now' })).toBeEnabled());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const RenameGroup = meta.story({
  render: scene(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Conversation actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename group' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Group name/ })).toHaveValue('Tonight’s ice'));
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Group name/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rename group' }));
    await waitFor(() => expect(dialog.getByText('Enter a name')).toBeVisible());
  },
});

const [, withRosa = storm] = conversations.conversations;
const two = new Set(withRosa.members.map(({ user_id }) => user_id));
const ofTwo = {
  ...messagesPage,
  messages: messagesPage.messages.filter(({ author }) => author && two.has(author.user_id)),
};

/** The head says when the other person was last active. */
export const OneToOne = meta.story({
  render: scene({ open: { ok: true, data: { conversation: withRosa, messages: ofTwo, at: null } } }),
  beforeEach: () =>
    enterRecording({
      [conversationsAddress()]: { ok: true, data: conversations },
      [messagesAddress({ id: withRosa.id })]: { ok: true, data: ofTwo },
      [linkAddress()]: sharedCall,
      [quietAddress({ id: withRosa.id })]: {
        ok: true,
        data: { members: [], activeAt: '2026-11-20T19:35:00.000Z', asOf: now },
      },
      [scheduledAddress()]: { ok: true, data: { scheduled: [] } },
    }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('One to one, active 25 min ago')).toBeVisible());
  },
});

export const ListOnly = meta.story({ tags: ['matrix'], render: scene({ open: null }) });

export const NoConversations = meta.story({
  render: scene({ open: null, first: { ok: true, data: { conversations: [], next_cursor: null } } }),
  beforeEach: () =>
    enterRecording({ [conversationsAddress()]: { ok: true, data: { conversations: [], next_cursor: null } } }),
});

export const Gone = meta.story({
  render: scene({
    open: {
      ok: false,
      problem: { kind: 'refused', detail: 'This conversation no longer exists.', requestId: 'req-7c21' },
    },
  }),
});

export const OlderMessages = meta.story({
  render: scene({ open: { ok: true, data: { ...shown.data, at: 3 } } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to the latest' })).toBeVisible());
  },
});

/** Conversations can be read, but nothing can be sent. */
const whileOffline = () =>
  enterRecording({
    [conversationsAddress()]: { ok: true, data: conversations },
    [messagesAddress({ id: 7 })]: (init: RequestInit | undefined) =>
      init?.method === 'POST' ? offline : { ok: true, data: messagesPage },
    [linkAddress()]: sharedCall,
    [quietAddress({ id: 7 })]: { ok: true, data: { members: [], activeAt: null, asOf: now } },
    [scheduledAddress()]: { ok: true, data: { scheduled: [] } },
  });

export const WaitingAndRefused = meta.story({
  render: scene(),
  beforeEach: () => {
    const store = browserStore('chat-message', me.id, readWaitingMessage);
    const waiting = {
      conversationId: 7,
      replyTo: null,
      mentions: [],
      refs: [],
      pictures: [],
      sendAt: null,
    };
    store.keep({ ...waiting, id: 'a', message: 'Are the cones on the truck?', writtenAt: now, refused: null });
    store.keep({
      ...waiting,
      id: 'b',
      message: 'Call me.',
      writtenAt: now,
      refused: 'This conversation no longer exists.',
    });
    tellOutbox();
    return whileOffline();
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Are the cones on the truck?')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Not sent')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('This conversation no longer exists.')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByText('Call me.')).toBeNull());
  },
});

const keepLateUrgent = () => {
  browserStore('chat-message', me.id, readWaitingMessage).keep({
    id: 'late',
    conversationId: 7,
    message: 'Ice on 33, stay off the bridge',
    replyTo: null,
    mentions: [],
    refs: [],
    pictures: [],
    writtenAt: '2026-11-20T15:00:00Z',
    sendAt: null,
    refused: lateUrgentWords,
    urgentReason: 'Ice on the bridge',
  });
  tellOutbox();
  return whileOffline();
};

/** An urgent message came back after hours without network. It asks before it rings. */
export const UrgentTooLate = meta.story({
  render: scene(),
  beforeEach: keepLateUrgent,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/waited for the network/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send without ringing' })).toBeVisible());
  },
});

export const UrgentSentWithoutRinging = meta.story({
  render: scene(),
  beforeEach: keepLateUrgent,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send without ringing' }));
    await waitFor(() => expect(canvas.queryByText(/waited for the network/)).toBeNull());
    await waitFor(() => expect(canvas.queryByText('Not sent')).toBeNull());
  },
});
