import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';

/** A location's schedule as the service sends it. */
export type ScheduleReply = CallReply<typeof calls.scheduler.schedule>;
export type ScheduleEntry = ScheduleReply['schedule'][number];
export type ScheduleDriver = ScheduleReply['drivers'][number];
export type ScheduleStation = ScheduleReply['stations'][number];
/** The reply to a save. */
export type SavedReply = CallReply<typeof calls.scheduler.saveSchedule>;
/** What isn't published, and who would be told what. */
export type UnpublishedReply = CallReply<typeof calls.scheduler.unpublished>;
export type PublishedReply = CallReply<typeof calls.scheduler.publish>;
/** What drivers were told, and who confirmed. */
export type NoticesReply = CallReply<typeof calls.scheduler.notices>;
export type Notice = NoticesReply['notices'][number];
/** Who can take a shift. */
export type TakersReply = CallReply<typeof calls.scheduler.takers>;
/** How open shifts are filled. */
export type SettingsReply = CallReply<typeof calls.scheduler.settings>;
/** When drivers were signed on. */
export type WorkedReply = CallReply<typeof calls.scheduler.worked>;
/** The states a shift has been in. */
export type ShiftHistoryReply = CallReply<typeof calls.scheduler.shiftHistory>;
/** A driver's own calendar feed. */
export type CalendarFeedReply = CallReply<typeof calls.scheduler.calendarFeed>;
/** Templates of a location. */
export type TemplatesReply = CallReply<typeof calls.scheduler.getTemplates>;
export type Template = TemplatesReply['all_templates'][number];
/** The shifts a template or a ghost's pattern would create. */
export type PlanReply = CallReply<typeof calls.scheduler.previewTemplate>;
export type PlannedEntry = PlanReply['entries'][number];
/** The ghosts of a location. */
export type GhostsReply = CallReply<typeof calls.scheduler.getPlaceholders>;
export type Ghost = GhostsReply['ghosts'][number];
/** Expected calls and drivers needed. */
export type PredictionReply = CallReply<typeof calls.scheduler.predict>;
export type PredictionHour = PredictionReply['hours'][number];
export type PresenceReply = CallReply<typeof calls.scheduler.presence>;
