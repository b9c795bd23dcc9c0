import { describe, expect, it } from 'vitest';
import { readWaitingMessage, type WaitingMessage } from './waiting-message.ts';

const waiting = (more: Partial<WaitingMessage> = {}): WaitingMessage => ({
  id: '1',
  conversationId: 1,
  message: 'On my way',
  replyTo: null,
  mentions: [],
  refs: [],
  pictures: [],
  writtenAt: '2026-11-20T14:00:00Z',
  sendAt: null,
  refused: null,
  ...more,
});

describe('readWaitingMessage', () => {
  it('takes what was kept', () => {
    const message = waiting({ replyTo: { id: 'x', name: 'Rosa', excerpt: 'Hi' }, mentions: [4] });
    expect(readWaitingMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
  });
  it.each([[null], ['text'], [{}], [{ ...waiting(), mentions: ['x'] }], [{ ...waiting(), writtenAt: 'soon' }]])(
    'refuses %j',
    (stored) => {
      expect(readWaitingMessage(stored)).toBeNull();
    },
  );
});
