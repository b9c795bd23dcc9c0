import { describe, expect, it } from 'vitest';
import { type ThreadMessage, threadRows } from './thread-rows.ts';

const message = (id: string, from: string, at: string, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id,
  from: { id: from, name: from },
  at,
  body: id,
  ...more,
});
const summaryOf = (messages: readonly ThreadMessage[], unreadFrom?: string, pauseMinutes?: number) =>
  threadRows(messages, 'America/New_York', { unreadFrom, pauseMinutes }).map((row) => {
    switch (row.kind) {
      case 'message':
        return `${row.message.id}${row.follows ? '+' : ''}`;
      case 'day':
        return row.day;
      case 'time':
        return row.at.slice(11, 16);
      case 'unread':
        return 'unread';
    }
  });

describe('threadRows', () => {
  it('separates days in the time zone', () => {
    expect(
      summaryOf([message('1', 'rosa', '2026-11-20T04:59:00Z'), message('2', 'rosa', '2026-11-20T05:00:00Z')]),
    ).toEqual(['2026-11-19', '1', '2026-11-20', '2']);
  });

  it('groups messages from one person without a long pause', () => {
    const at = (minute: string) => `2026-11-20T15:${minute}:00Z`;
    expect(
      summaryOf([
        message('1', 'rosa', at('00')),
        message('2', 'rosa', at('04')),
        message('3', 'rosa', at('09')),
        message('4', 'cher', at('09')),
        message('5', 'cher', at('10'), { replyTo: { name: 'rosa', excerpt: '1' } }),
        message('6', 'cher', at('11')),
      ]),
    ).toEqual(['2026-11-20', '1', '2+', '3', '4', '5', '6+']);
  });

  it('shows the time above the first message and after a pause of at least so many minutes', () => {
    const at = (time: string) => `2026-11-20T${time}:00Z`;
    expect(
      summaryOf(
        [
          message('1', 'rosa', at('15:00')),
          message('2', 'rosa', at('16:04')),
          message('3', 'rosa', at('17:09')),
          message('4', 'rosa', at('17:10')),
        ],
        undefined,
        65,
      ),
    ).toEqual(['2026-11-20', '15:00', '1', '2', '17:09', '3', '4+']);
  });

  it('marks the first unread one, and names its author again', () => {
    expect(
      summaryOf([message('1', 'rosa', '2026-11-20T15:00:00Z'), message('2', 'rosa', '2026-11-20T15:01:00Z')], '2'),
    ).toEqual(['2026-11-20', '1', 'unread', '2']);
    expect(summaryOf([], '2')).toEqual([]);
  });
});
