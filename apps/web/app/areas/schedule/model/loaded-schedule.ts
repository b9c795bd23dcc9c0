import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { ScheduleReply } from './schedule-reply.ts';

/** What the screen opens with. */
export interface LoadedSchedule {
  readonly place: Place;
  readonly person: { readonly id: number; readonly employeeId: number; readonly driver: boolean };
  /** Whether this person may change schedules of this place; each station says so again. */
  readonly mayChange: boolean;
  /** ISO day at the place. */
  readonly today: string;
  /** ISO instant; on the day a demo is pinned to. */
  readonly now: string;
  /** Milliseconds from the real clock to `now`. */
  readonly aheadMs: number;
  readonly outcome: Outcome<ScheduleReply>;
}
