// What other modules may use of shifts. This module is the only one that writes shifts, ghosts and the versions of
// days. Lock the workers before changing them.
export * from './calendar-feed.repository.ts';
export { fitChecker, fitOf } from './fit.ts';
export type { FitChecker } from './fit.ts';
export { lockWorkers } from './lock-workers.repository.ts';
export * from './named-shifts.repository.ts';
export {
  addOpenShift,
  giveBackShift,
  openComingShifts,
  openShift,
  removeOpenShifts,
  shiftsOpenedAt,
} from './open-shifts.repository.ts';
export * from './published-shifts.repository.ts';
export * from './schedule-notices.repository.ts';
export * from './schedule-settings.repository.ts';
export { refusingOverlaps } from './overlap-refusal.ts';
export * from './placeholders.repository.ts';
export * from './schedule-days.repository.ts';
export { shiftSourceOf } from './shift-source.ts';
export { readShiftHistory } from './shift-history.repository.ts';
export * from './shift-workers.ts';
export * from './shift-writes.repository.ts';
export * from './shifts.repository.ts';
export { stretchesOfRow } from './stretches.ts';
export { readSignOns } from './sign-ons.repository.ts';
