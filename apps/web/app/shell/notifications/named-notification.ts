import type { Notification } from '@roadside/contract/schemas';
import { huddlePath, subjectPath } from '../../kit/notices/subject-path.ts';

/** A notification with the name of what it is about, as far as the person may know it. */
export interface NamedNotification extends Notification {
  readonly name: string | null;
  /** The name is a person's, who wrote to the reader alone. */
  readonly direct: boolean;
  /** The team's slug, for a huddle. */
  readonly slug: string | null;
}

export interface NotificationsPage {
  readonly notifications: readonly NamedNotification[];
  /** Unread ones in all. */
  readonly unread: number;
  readonly next_cursor: string | null;
}

const counted = (amount: number, one: string, many: string) => (amount === 1 ? one : `${amount} ${many}`);

/** What a notification says. */
export function notificationWords({ kind, amount, name, direct }: NamedNotification): string {
  switch (kind) {
    case 'announcement':
      return name === null ? 'New announcement' : `Announcement: ${name}`;
    case 'not-acknowledged':
      return `${counted(amount, '1 person hasn’t', 'people haven’t')} confirmed an announcement`;
    case 'announcement-withheld':
      return 'A scheduled announcement wasn’t published';
    case 'chat':
      return `${counted(amount, 'New message', 'new messages')}${name === null ? '' : ` ${direct ? 'from' : 'in'} ${name}`}`;
    case 'mention':
      return direct && name !== null
        ? `${name} mentioned you`
        : `You were mentioned${name === null ? '' : ` in ${name}`}`;
    case 'huddle':
      return `${counted(amount, 'New huddle message', 'new huddle messages')}${name === null ? '' : ` from ${name}`}`;
    case 'mail':
      return counted(amount, 'New mail', 'new mails');
    case 'mail-not-delivered':
      return 'A copy of your mail wasn’t delivered';
    case 'invite-not-delivered':
      return 'An invitation wasn’t delivered';
    case 'message-reported':
      return 'A message was reported';
    case 'message-removed':
      return 'Your message was removed';
    case 'message-not-sent':
      return 'A scheduled message wasn’t sent';
    case 'call-out':
      return 'Can you work extra hours?';
    case 'open-shift':
      return 'An open shift fits you';
    case 'swap':
      return 'A colleague wants to swap shifts with you';
    case 'payout':
      return 'Your payout was decided';
    case 'reward':
      return `You earned ${counted(amount, '1 reward point', 'reward points')}`;
    case 'bet':
      return counted(amount, 'A bet of yours is over', 'of your bets are over');
    case 'campaign':
      return counted(amount, 'Training is due', 'training modules are due');
    case 'module':
      return 'You have a lesson to finish';
    case 'scorecard':
      return counted(amount, 'New message about a scorecard', 'new messages about a scorecard');
    case 'schedule':
      return 'Your schedule changed. Please confirm it';
    case 'subscription-not-sent':
      return `${counted(amount, '1 person', 'people')} didn’t get your email report`;
    case 'subscription-stopped':
      return `${name ?? 'An email report'} stopped`;
    case 'metric-alert':
      return name ?? 'A number crossed your alert';
  }
}

/** Where a notification leads. */
export function notificationPath({ kind, subject_id, slug }: NamedNotification, ownSlug: string): string {
  if (kind === 'huddle') return huddlePath(slug);
  // The dashboard of the alert's location, which only its slug names.
  if (kind === 'metric-alert') return `/dashboard/${encodeURIComponent(slug ?? ownSlug)}`;
  // Where it leads depends on the person's rights, which the server knows.
  if (kind === 'announcement-withheld') return `/open/${kind}/${subject_id}`;
  return subjectPath(kind, subject_id, ownSlug);
}
