import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';

/** The schedule of a place as the service sends it. */
export type ScheduleReply = CallReply<typeof calls.scheduler.schedule>;
export type ScheduleEntry = ScheduleReply['schedule'][number];
export type ScheduleDriver = ScheduleReply['drivers'][number];
export type ScheduleStation = ScheduleReply['stations'][number];
/** What a save answers. */
export type SavedReply = CallReply<typeof calls.scheduler.saveSchedule>;
/** Templates of a place. */
export type TemplatesReply = CallReply<typeof calls.scheduler.getTemplates>;
/** What a template or a ghost's pattern would make. */
export type PlanReply = CallReply<typeof calls.scheduler.previewTemplate>;
export type PlannedEntry = PlanReply['entries'][number];
/** The ghosts of a place. */
export type GhostsReply = CallReply<typeof calls.scheduler.getPlaceholders>;
export type Ghost = GhostsReply['ghosts'][number];
/** Expected calls and drivers needed. */
export type PredictionReply = CallReply<typeof calls.scheduler.predict>;
export type PredictionHour = PredictionReply['hours'][number];
export type PresenceReply = CallReply<typeof calls.scheduler.presence>;
