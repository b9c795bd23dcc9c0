/** Whether an announcement can be read yet, now, or no longer. */
export const announcementStates = ['scheduled', 'live', 'expired'] as const;

/** The state of an announcement or widget. */
export type AnnouncementState = (typeof announcementStates)[number];

/** From when until when it can be read, as ISO instants; null = no limit. */
export interface Publication {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** The state at a moment. It goes live with its start and is expired with its end. */
export function announcementState({ startsAt, endsAt }: Publication, now: string): AnnouncementState {
  const at = Date.parse(now);
  if (endsAt !== null && at >= Date.parse(endsAt)) return 'expired';
  return startsAt !== null && at < Date.parse(startsAt) ? 'scheduled' : 'live';
}

/** What an announcement asks of its readers: nothing, to confirm once, or to confirm and ring until they do. */
export const askedOfReaders = ['nothing', 'acknowledge', 'confirm'] as const;

/** What an announcement asks of its readers. */
export type AskedOfReaders = (typeof askedOfReaders)[number];

/** Whether a reader still owes a confirmation. */
export function mustBeRead(asks: AskedOfReaders, acknowledgedAt: string | null): boolean {
  return asks !== 'nothing' && acknowledgedAt === null;
}

/** Minutes after which an important announcement rings again for a reader who hasn't confirmed it. */
export const ringAgainMinutes = 15;

/** Whether an important announcement is due to ring again; null = it hasn't rung yet. */
export function dueToRing(asks: AskedOfReaders, lastRungAt: string | null, now: string): boolean {
  if (asks !== 'confirm') return false;
  return lastRungAt === null || Date.parse(now) - Date.parse(lastRungAt) >= ringAgainMinutes * 60_000;
}
