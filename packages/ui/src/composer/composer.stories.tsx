import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { AttachmentIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { composerConformance } from './composer.conformance.tsx';
import { Composer, type DraftStore } from './index.ts';

const meta = preview.meta({
  title: 'Conversation/Composer',
  component: Composer,
  args: { label: 'Message to Rosa Ndiaye', onSend: fn(), onReplyCancel: fn() },
});
const replyTo = {
  name: 'Rosa Ndiaye',
  excerpt: 'Until two. After that somebody from Lansdale has to come, because I am over my hours otherwise',
};
const attach = (
  <IconButton label="Attach a file">
    <AttachmentIcon />
  </IconButton>
);

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  args: { onSend: fn() },
  render: ({ onSend }) => (
    <Stack gap={24}>
      <Composer label="Message to Rosa Ndiaye" onSend={onSend} />
      <Composer label="With a draft" onSend={onSend} actions={attach} defaultValue={'Good.\nWho takes the night?'} />
      <Composer
        label="A reply with a file"
        onSend={onSend}
        actions={attach}
        replyTo={replyTo}
        onReplyCancel={() => undefined}
        attachments={<Badge>roster.csv</Badge>}
      />
      <Composer label="Too long" onSend={onSend} maxLength={20} defaultValue="Good, but who takes the night?" />
      <Composer label="Closed" onSend={onSend} disabled placeholder="This conversation is closed" />
      <div className="story-narrowest">
        <Composer label="Narrow" onSend={onSend} actions={attach} replyTo={replyTo} onReplyCancel={() => undefined} />
      </div>
    </Stack>
  ),
});

export const EnterSends = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message to Rosa Ndiaye' });
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Good.{Shift>}{Enter}{/Shift}Who takes the night?  {Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('Good.\nWho takes the night?'));
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'And now');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('And now'));
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** Until an attachment is there, nothing is sent without it. */
export const WaitsForAnAttachment = meta.story({
  args: { sendDisabled: true, defaultValue: 'Look at this hook' },
  play: async ({ canvas, args, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message to Rosa Ndiaye' });
    await userEvent.type(field, '.{Enter}');
    await waitFor(() => expect(field).toHaveValue('Look at this hook.'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled());
    expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const EnterOfAnInputMethodDoesNot = meta.story({
  args: { defaultValue: 'こんに' },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('こんに'));
    expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const TooLongIsNotSentNorCut = meta.story({
  args: { maxLength: 10 },
  play: async ({ canvas, args, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Who takes the night?');
    await waitFor(() => expect(field).toHaveValue('Who takes the night?'));
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/10 characters over/));
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, 'Who?{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('Who?'));
    expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const WhatWasNotSentComesBack = meta.story({
  args: { onSend: fn(() => Promise.reject(new Error('no connection'))) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'On my way{Enter}');
    await waitFor(() => expect(field).toHaveValue('On my way'));
    await waitFor(() =>
      expect(canvas.getAllByText('Not sent. Your message is still here. Try again.')[0]).toBeVisible(),
    );
  },
});

/** A store for this story only. */
function storeOf(kept: Map<string, string>): DraftStore {
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, words) => void (words ? kept.set(key, words) : kept.delete(key)),
  };
}

export const DraftsPerConversation = meta.story({
  render: function Conversations(args) {
    const [store] = useState(() => storeOf(new Map([['rosa', 'Who takes']])));
    const [person, setPerson] = useState('rosa');
    return (
      <Stack>
        <Button onClick={() => setPerson(person === 'rosa' ? 'cher' : 'rosa')}>The other one</Button>
        <Composer {...args} draftKey={person} drafts={store} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    const other = await canvas.findByRole('button', { name: 'The other one' });
    await waitFor(() => expect(field).toHaveValue('Who takes'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your draft is back'));
    await userEvent.type(field, ' the night?');
    await userEvent.click(other);
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'Hello');
    await userEvent.click(other);
    await waitFor(() => expect(field).toHaveValue('Who takes the night?'));
    await userEvent.type(field, '{Enter}');
    await userEvent.click(other);
    await userEvent.click(other);
    await waitFor(() => expect(field).toHaveValue(''));
  },
});

export const EscapeDoesNotReply = meta.story({
  args: { replyTo },
  play: async ({ canvas, args, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Reply to Rosa Ndiaye/));
    await userEvent.type(field, '{Escape}');
    await waitFor(() => expect(args.onReplyCancel).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel reply' }));
    await waitFor(() => expect(args.onReplyCancel).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const Conformance = meta.story(conformanceStory(composerConformance));
