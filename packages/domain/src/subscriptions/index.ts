export { nextSendAt, scheduleProblem, sendIntervals, sendWords } from './send-schedule.ts';
export type { SendInterval, SendSchedule } from './send-schedule.ts';
