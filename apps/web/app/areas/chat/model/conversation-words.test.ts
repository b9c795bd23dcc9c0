import { describe, expect, it } from 'vitest';
import { excerptOf, lastLine } from './conversation-words.ts';

describe('lastLine', () => {
  const last = (author: { user_id: number; display_name: string } | null, message: string, deleted = false) =>
    ({ author, message, deleted }) as Parameters<typeof lastLine>[0]['last_message'];
  it.each([
    ['direct', last({ user_id: 2, display_name: 'Rosa' }, 'On\n my way'), 'On my way'],
    ['direct', last({ user_id: 1, display_name: 'Me' }, 'Thanks'), 'You: Thanks'],
    ['group', last({ user_id: 2, display_name: 'Rosa' }, 'Ready'), 'Rosa: Ready'],
    ['group', last(null, 'Old'), 'Old'],
    ['direct', null, 'No messages yet'],
  ] as const)('%s: %j', (kind, last_message, wanted) => {
    expect(lastLine({ kind, last_message }, 1)).toBe(wanted);
  });

  it('says that a message was deleted', () => {
    expect(excerptOf({ message: '', deleted: true })).toBe('Message deleted');
  });
});
