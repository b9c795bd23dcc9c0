import type { NotificationKind } from '../home/notification.ts';

/** What a banner says, by kind of notification. It names nobody and quotes nothing: banners show on locked screens. */
const banners: Readonly<Record<NotificationKind, string>> = {
  announcement: 'New announcement',
  'not-acknowledged': 'Not everyone has confirmed an announcement',
  'announcement-withheld': 'An announcement wasn’t published',
  'message-not-sent': 'A scheduled message wasn’t sent',
  chat: 'New message',
  mention: 'You were mentioned',
  mail: 'New mail',
  'mail-not-delivered': 'A copy of your mail wasn’t delivered',
  'invite-not-delivered': 'An invitation wasn’t delivered',
  'message-reported': 'A message was reported',
  'message-removed': 'Your message was removed',
  huddle: 'New huddle message',
  'call-out': 'Can you work extra hours?',
  schedule: 'Your schedule changed',
  'open-shift': 'An open shift fits you',
  swap: 'A colleague wants to swap shifts',
  payout: 'Your payout was decided',
  reward: 'You earned a reward',
  bet: 'A bet of yours is over',
  campaign: 'Training is due',
  module: 'You have a lesson to finish',
  scorecard: 'New message about a scorecard',
  'subscription-not-sent': 'An email report wasn’t delivered',
  'subscription-stopped': 'An email report stopped',
  'metric-alert': 'A number crossed your alert',
};

/** The text of a push, and of an email about it: by kind for a single notification, or how many there are. */
export function bannerText(kind: string, count: number): string {
  if (count > 1) return `${count} new notifications`;
  return Object.hasOwn(banners, kind) ? banners[kind as NotificationKind] : 'New notification';
}
