/** What a banner says, by kind of notification. It names nobody and quotes nothing: banners show on locked screens. */
const banners: Readonly<Record<string, string>> = {
  announcement: 'New announcement',
  'not-acknowledged': 'Not everyone has confirmed an announcement',
  'announcement-withheld': 'An announcement wasn’t published',
  'message-not-sent': 'A scheduled message wasn’t sent',
  chat: 'New message',
  mention: 'You were mentioned',
  mail: 'New mail',
  huddle: 'New huddle message',
  'call-out': 'Can you work extra hours?',
  schedule: 'Your schedule changed',
  'open-shift': 'An open shift fits you',
  swap: 'A colleague wants to swap shifts',
  payout: 'Your payout was decided',
  reward: 'You earned a reward',
  bet: 'A bet of yours is over',
};

/** The text of a push: by kind for a single notification, or how many there are. */
export function bannerText(kind: string, count: number): string {
  if (count > 1) return `${count} new notifications`;
  return (Object.hasOwn(banners, kind) ? banners[kind] : undefined) ?? 'New notification';
}
