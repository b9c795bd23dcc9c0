import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Thread, type ThreadMessage } from './index.ts';
import { threadConformance } from './thread.conformance.tsx';

const rosa = { id: 'rosa', name: 'Rosa Ndiaye' };
const cher = { id: 'cher', name: 'Cher' };
const now = '2026-11-20T20:00:00Z';
const messages: readonly ThreadMessage[] = [
  { id: '1', from: rosa, at: '2026-11-19T21:58:00Z', body: 'Van 12 is ready again.' },
  { id: '2', from: cher, at: '2026-11-20T14:02:00Z', body: 'Good. Who takes the night?' },
  { id: '3', from: rosa, at: '2026-11-20T14:03:00Z', body: 'I do.' },
  {
    id: '4',
    from: rosa,
    at: '2026-11-20T14:04:00Z',
    body: 'Until two. After that somebody from Lansdale has to come, because I am over my hours otherwise and nobody wants that again this month.',
  },
  {
    id: '5',
    from: cher,
    at: '2026-11-20T14:20:00Z',
    body: 'I ask them.',
    replyTo: {
      name: 'Rosa Ndiaye',
      excerpt: 'Until two. After that somebody from Lansdale has to come, because I am over my hours',
    },
  },
  {
    id: '6',
    from: rosa,
    at: '2026-11-20T19:40:00Z',
    body: 'شكرا\nA second line, and https://example.com/a-link-without-any-place-at-which-one-could-break-it-into-lines',
  },
  { id: '7', from: cher, at: '2026-11-20T19:41:00Z', body: 'They said yes', state: 'failed' },
  { id: '8', from: cher, at: '2026-11-20T19:42:00Z', body: 'Hello?', state: 'sending' },
];
const many = (count: number, from = 0): readonly ThreadMessage[] =>
  Array.from({ length: count }, (_message, index) => ({
    id: `m${from + index}`,
    from: index % 7 < 4 ? rosa : cher,
    at: new Date(Date.UTC(2026, 10, 1, 12, from + index)).toISOString(),
    body: `Message ${from + index}`,
  }));

const meta = preview.meta({
  title: 'Conversation/Thread',
  component: Thread,
  args: {
    label: 'Chat with Rosa Ndiaye',
    messages,
    me: 'cher',
    now,
    className: 'story-short',
    onReply: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Thread
        label="Chat"
        messages={messages}
        me="cher"
        now={now}
        unreadFrom="3"
        onReply={() => undefined}
        onRetry={() => undefined}
        onDiscard={() => undefined}
        renderAttachments={({ id }) => id === '4' && <Badge>roster.csv</Badge>}
      />
      <Thread label="No messages" messages={[]} me="cher" empty="Say hello to Rosa" />
      <div className="story-narrowest">
        <Thread label="Narrow" messages={messages} me="cher" onEarlier={() => undefined} loadingEarlier />
      </div>
    </Grid>
  ),
});

export const DaysWritersAndUnread = meta.story({
  args: { unreadFrom: '3' },
  play: async ({ canvas, canvasElement }) => {
    const log = await canvas.findByRole('log', { name: 'Chat with Rosa Ndiaye' });
    await waitFor(() => expect(canvas.getByText('Yesterday')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('Today')).toBeInTheDocument());
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-follows]')).toHaveLength(2));
    const mark = await canvas.findByText('New messages');
    await waitFor(() => expect(mark.nextElementSibling).toHaveAttribute('data-message', '3'));
    // It opens at the first unread message, not at the end.
    await waitFor(() =>
      expect(mark.getBoundingClientRect().top).toBeGreaterThanOrEqual(log.getBoundingClientRect().top - 1),
    );
    await waitFor(() =>
      expect(mark.getBoundingClientRect().bottom).toBeLessThanOrEqual(log.getBoundingClientRect().bottom),
    );
    await waitFor(() => expect(canvas.getByRole('article', { name: 'You, 9:20 AM' })).toHaveTextContent('I ask them.'));
  },
});

/** Position of a character on the page. */
const placeOf = (element: Element, index: number) => {
  const range = document.createRange();
  const words = element.firstChild as Text;
  range.setStart(words, index);
  range.setEnd(words, index + 1);
  return range.getBoundingClientRect().left;
};

export const TimesKeepTheirOrderFromRightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <UiProvider direction="rtl">
        <Thread
          {...args}
          messages={[
            { id: '1', from: { id: 'rosa', name: 'Rosa (Ambler)' }, at: '2026-11-20T19:40:00Z', body: 'شكرا' },
          ]}
        />
      </UiProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    const time = await canvas.findByText('2:40 PM');
    await waitFor(() => expect(placeOf(time, 0)).toBeLessThan(placeOf(time, '2:40 P'.length)));
    const name = await canvas.findByText('Rosa (Ambler)');
    await waitFor(() => expect(placeOf(name, 0)).toBeLessThan(placeOf(name, 'Rosa (Ambler'.length)));
  },
});

export const PausesActionsAndDeleted = meta.story({
  args: {
    pauseMinutes: 65,
    messages: messages.map((message) =>
      message.id === '3' ? { ...message, body: 'Message deleted', removed: true } : message,
    ),
    renderActions: ({ id }) => <Button size="sm" emphasis="plain">{`React ${id}`}</Button>,
    renderBelow: ({ id }) => id === '4' && <Badge>Seen by 2</Badge>,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Seen by 2');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-component="Thread.Time"]')).toHaveLength(3));
    // A deleted message has no actions.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'React 3' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'React 4' })).toBeInTheDocument());
  },
});

export const NotSent = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledWith('7'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onDiscard).toHaveBeenCalledWith('7'));
    await waitFor(() => expect(canvas.getByText('Sending')).toBeInTheDocument());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const last = await canvas.findByRole('article', { name: 'You, 2:42 PM' });
    await waitFor(() => expect(last).toHaveAttribute('tabindex', '0'));
    last.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Rosa Ndiaye, 4:58 PM' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const held = await canvas.findByRole('article', { name: 'You, 9:02 AM' });
    await waitFor(() => expect(held).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(within(held).getByRole('button', { name: 'Reply to You' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onReply).toHaveBeenCalledWith(messages[1]));
  },
});

const scrollOf = (element: HTMLElement) => Math.round(element.scrollHeight - element.scrollTop - element.clientHeight);

export const FollowsAtTheEndAndStaysFurtherUp = meta.story({
  render: function Arriving(args) {
    const [count, setCount] = useState(30);
    return (
      <>
        <Button onClick={() => setCount(count + 1)}>Arrives</Button>
        <Thread {...args} messages={many(count)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    const arrive = await canvas.findByRole('button', { name: 'Arrives' });
    await waitFor(() => expect(scrollOf(log)).toBeLessThan(2));
    await userEvent.click(arrive);
    await waitFor(() => expect(scrollOf(log)).toBeLessThan(2));
    log.scrollTop = 300;
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'To the latest' })).toBeVisible());
    // Message 31 is from Rosa; 32 is the reader's own.
    await userEvent.click(arrive);
    const latest = await canvas.findByRole('button', { name: '1 new message' });
    await waitFor(() => expect(log.scrollTop).toBe(300));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Rosa Ndiaye: Message 31'));
    await userEvent.click(latest);
    await waitFor(() => expect(scrollOf(log)).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /latest/ })).toBeNull());
  },
});

export const ATakenBackMessageIsNothingNew = meta.story({
  render: function TakenBack(args) {
    const [count, setCount] = useState(30);
    return (
      <>
        <Button onClick={() => setCount(count - 1)}>Taken back</Button>
        <Thread {...args} messages={many(count)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(scrollOf(log)).toBeLessThan(2));
    log.scrollTop = 300;
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'To the latest' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Taken back' }));
    await waitFor(() => expect(canvas.queryByText('Message 30')).toBeNull());
    expect(canvas.getByRole('button', { name: 'To the latest' })).toBeVisible();
    expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
  },
});

export const EarlierMessagesDoNotMakeItJump = meta.story({
  render: function Earlier(args) {
    const [from, setFrom] = useState(40);
    return (
      <Thread
        {...args}
        messages={many(60 - from, from)}
        {...(from > 0 && {
          onEarlier: () => {
            args.onReply?.(messages[0] as ThreadMessage);
            setFrom(from - 20);
          },
        })}
      />
    );
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(scrollOf(log)).toBeLessThan(2));
    log.scrollTop = 200;
    const top = () => canvas.getByText('Message 45').getBoundingClientRect().top;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const before = top();
    (await canvas.findByRole('button', { name: 'Show earlier messages' })).click();
    await canvas.findByText('Message 20');
    await waitFor(() => expect(Math.abs(top() - before)).toBeLessThan(2));
  },
});

export const ThousandsOfMessages = meta.story({
  args: { messages: many(3000) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawn = () => canvasElement.querySelectorAll('[data-message]').length;
    await waitFor(() => expect(drawn()).toBe(150));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(drawn()).toBeGreaterThanOrEqual(300));
    await waitFor(() => expect(drawn()).toBeLessThan(1000));
    await waitFor(() => expect(canvas.getByText('Message 2999')).toBeInTheDocument());
  },
});

export const Conformance = meta.story(conformanceStory(threadConformance));
