import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { ScheduleReply } from './schedule-reply.ts';

/** The data the screen opens with. */
export interface LoadedSchedule {
  readonly place: Place;
  readonly person: { readonly id: number; readonly employeeId: number; readonly driver: boolean };
  /** Whether this person may change schedules of this location; each station is checked separately. */
  readonly mayChange: boolean;
  /** Whether this person may unlock past days of this location. */
  readonly mayUnlock: boolean;
  /** Today's date at the location (ISO). */
  readonly today: string;
  /** ISO instant; in a demo, on the day it is pinned to. */
  readonly now: string;
  /** Milliseconds from the real clock to `now`. */
  readonly aheadMs: number;
  readonly outcome: Outcome<ScheduleReply>;
  /** When the days were read, if that was before anybody asked for them; milliseconds since 1970. */
  readonly readAheadAt?: number;
}
