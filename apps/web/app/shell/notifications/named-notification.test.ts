import { notificationKinds } from '@roadside/domain/home';
import { describe, expect, it } from 'vitest';
import { notificationPath, notificationWords, type NamedNotification } from './named-notification.ts';

const about = (kind: NamedNotification['kind'], more: Partial<NamedNotification> = {}): NamedNotification => ({
  id: 1,
  kind,
  subject_id: 7,
  amount: 1,
  rings: 1,
  rung_at: '2026-11-20T14:00:00Z',
  read: false,
  name: null,
  direct: false,
  slug: null,
  ...more,
});

describe('a notification', () => {
  it.each([
    [about('announcement'), 'New announcement'],
    [about('announcement', { name: 'Ice storm' }), 'Announcement: Ice storm'],
    [about('not-acknowledged'), '1 person hasn’t confirmed an announcement'],
    [about('not-acknowledged', { amount: 3 }), '3 people haven’t confirmed an announcement'],
    [about('chat'), 'New message'],
    [about('chat', { amount: 4, name: 'Storm' }), '4 new messages in Storm'],
    [about('chat', { name: 'Rosa', direct: true }), 'New message from Rosa'],
    [about('mention', { name: 'Rosa', direct: true }), 'Rosa mentioned you'],
    [about('mention', { name: 'Storm' }), 'You were mentioned in Storm'],
    [about('campaign', { amount: 3 }), '3 training modules are due'],
    [about('module'), 'You have a lesson to finish'],
    [about('reward', { amount: 60 }), 'You earned 60 reward points'],
    [about('bet', { amount: 2 }), '2 of your bets are over'],
    [about('mail'), 'New mail'],
    [about('huddle', { amount: 2, name: 'Night Lamps' }), '2 new huddle messages from Night Lamps'],
  ])('%j says %s', (notification, words) => {
    expect(notificationWords(notification)).toBe(words);
  });

  it.each([
    ['announcement', '/home/?read=7'],
    ['mail', '/mail/?thread=7'],
    ['call-out', '/call-outs/7/'],
    ['campaign', '/training/north/'],
    ['module', '/training/north/?module=7'],
    ['payout', '/bank/north/'],
    ['reward', '/bank/north/'],
    ['bet', '/bookie/north/'],
    ['not-acknowledged', '/home/'],
    ['announcement-withheld', '/open/announcement-withheld/7'],
    ['chat', '/chat/7/'],
    ['mention', '/chat/7/'],
    ['huddle', '/huddle/night-lamps/'],
  ] as const)('about %s leads to %s', (kind, path) => {
    expect(notificationPath(about(kind, { slug: 'night-lamps' }), 'north')).toBe(path);
  });

  it('always says something and leads somewhere', () => {
    for (const kind of notificationKinds) {
      expect(notificationWords(about(kind))).not.toBe('');
      expect(notificationPath(about(kind), 'north')).toMatch(/^\//);
    }
  });
});
