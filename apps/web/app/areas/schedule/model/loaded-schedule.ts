import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { Packed } from '../../../kit/packed/packed.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { FirstRead } from '../../../kit/resource/first-read.ts';
import type { NoticesReply, PredictionReply, ScheduleReply } from './schedule-reply.ts';

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

/** What a page comes with beside the schedule, so that it doesn't grow after its first paint. */
export interface FirstScheduleReads {
  /** The forecast of its days; null where the browser reads it. */
  readonly forecast: FirstRead<Packed<PredictionReply>> | null;
  /** A driver's own notices; null for everybody else. */
  readonly notices: FirstRead<NoticesReply> | null;
}
