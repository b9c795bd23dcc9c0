/** Everything people are notified of. A new kind is one entry here. */
export const notificationKinds = [
  'announcement',
  'not-acknowledged',
  'announcement-withheld',
  'chat',
  'mention',
  'huddle',
  'mail',
  'mail-not-delivered',
  'invite-not-delivered',
  'message-reported',
  'message-removed',
  'message-not-sent',
  'call-out',
  'schedule',
  'open-shift',
  'swap',
  'campaign',
  'module',
  'payout',
  'reward',
  'bet',
  'subscription-not-sent',
  'subscription-stopped',
  'scorecard',
  'metric-alert',
] as const;

/** What a notification is about. */
export type NotificationKind = (typeof notificationKinds)[number];

/** Where a notification reaches a person. */
export const notificationChannels = ['in_app', 'push', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The channels a kind of notification takes to one person. */
export type ChannelChoice = Readonly<Record<NotificationChannel, boolean>>;

/** What must be read stays in the notification center, whatever somebody chose. */
const alwaysInApp: ReadonlySet<NotificationKind> = new Set([
  'announcement',
  'not-acknowledged',
  'call-out',
  'schedule',
]);

/** Talk in a team's room rings nobody unless they want it to. */
const quietByDefault: ReadonlySet<NotificationKind> = new Set(['huddle']);

/** Whether people can turn a channel off for a kind. */
export function mayTurnOff(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel !== 'in_app' || !alwaysInApp.has(kind);
}

/** A mail in the app has a copy by email, unless its recipient turned that off. */
const emailByDefault: ReadonlySet<NotificationKind> = new Set(['mail']);

/** The channels of a kind for somebody who hasn't chosen: the app and push, and email for mail alone. */
export function defaultChannels(kind: NotificationKind): ChannelChoice {
  return { in_app: true, push: !quietByDefault.has(kind), mail: emailByDefault.has(kind) };
}

/**
 * The channels a kind takes to a person. A push rings for what is in the app, so there is none without it.
 * @param chosen - what the person stored; null without a choice
 */
export function channelsOf(kind: NotificationKind, chosen: ChannelChoice | null): ChannelChoice {
  const { in_app, push, mail } = chosen ?? defaultChannels(kind);
  const shown = in_app || !mayTurnOff(kind, 'in_app');
  return { in_app: shown, push: push && shown, mail };
}
