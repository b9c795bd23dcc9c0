import type { ConversationMessage } from '../schemas/index.ts';

/** Path of the API's live stream of changes (server-sent events). */
export const livePath = '/live';

/** Topics of a change. To add one, add an entry here and an `announce` in the write. */
export const liveTopics = [
  'comments',
  'notes',
  'dashboards',
  'goals',
  'schedule',
  'schedule-presence',
  'drivers',
  'requests',
  'surveys',
  'announcements',
  'notifications',
  'chat',
  'chat-typing',
  'arena',
  'draft',
  'huddle',
  'mail',
  'mail-drafts',
  'reports',
  'call-outs',
  'training',
  'bank',
  'scorecards',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/**
 * One change. Sent as the event `change`; its event id is the position in the stream. Clients reread what changed under
 * their own rights, unless the change carries it. What a client catches up with after a break carries nothing.
 */
export interface LiveChange extends LiveContent {
  readonly topic: LiveTopic;
  /**
   * Id by topic: the element of a comment or note, the dashboard, the goal, the employee of a driver, or the request.
   * For the schedule, the station; for its presence, the location. For surveys, the location that got new ones or whose
   * comments were read differently. For announcements, the widget or announcement; for notifications, what one is about; for
   * chat and chat-typing, the conversation; for huddle, the team; for mail, the thread; for mail-drafts, the person who writes them, in all their windows; for reports, the report; for call-outs, the call-out; for training, the module; for the bank, the employee whose points moved. These are sent only to the people they are for. For
   * scorecards, the scorecard. For arena, 1: points, teams or the season changed; for draft, the draft.
   */
  readonly id: number;
  /** Slug of the location of the change; null if it concerns everyone. */
  readonly place: string | null;
}

/** What a change carries, as this reader may have it; at most one of these. A change without them is reread. */
export interface LiveContent {
  /** For chat: the new or changed message, as `conversations.messages` answers it to this reader. */
  readonly message?: ConversationMessage;
  /** For chat: nothing but how far this member has read. */
  readonly read?: { readonly user_id: number; readonly seq: number };
}

/**
 * Events of the stream. `open` comes first with the position. `change` carries a `LiveChange`. `missed` means that
 * changes since the given position are no longer available, so everything on the screen should be refetched. The web
 * server adds `away` (the API can't be reached; try again later) and `signed-out` (stop), since a browser can't read
 * the status of a stream.
 */
export const liveEvents = ['open', 'change', 'missed', 'away', 'signed-out'] as const;
export type LiveEventName = (typeof liveEvents)[number];
