/** Where the api streams what changed, as server-sent events. */
export const livePath = '/live';

/** What a change can be about. A new topic is one entry here and an `announce` in the write. */
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
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/**
 * One change, without its content: whoever is interested reads the record again, under their own rights.
 * Sent as the event `change`, whose event id is the position in the stream.
 */
export interface LiveChange {
  readonly topic: LiveTopic;
  /**
   * The element of a comment or note, the dashboard, the goal; of the schedule the station, of its presence the place;
   * the employee of a driver, the request; of surveys the place that got some or whose comments read differently.
   */
  readonly id: number;
  /** Slug of the place it is about; null when it concerns everyone. */
  readonly place: string | null;
}

/**
 * Events of the stream. `open` comes first and gives the position; `change` carries a `LiveChange`; `missed` says that
 * changes since the given position are no longer known, so everything shown should be read again. The web server adds
 * `away` (the api can't be reached; try again later) and `signed-out` (stop), since a browser can't read the status of
 * a stream.
 */
export const liveEvents = ['open', 'change', 'missed', 'away', 'signed-out'] as const;
export type LiveEventName = (typeof liveEvents)[number];
