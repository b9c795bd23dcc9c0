// What other modules may use of people: employees, and their weekly times, days off and state. This module is the only
// one that writes those rows. Lock people before changing their times, days off or state (`lockWorkers` of shifts).
export { firstAbsences, readAbsences } from './absences.repository.ts';
export * from './availability.repository.ts';
export * from './driver-facts.ts';
export * from './driver-people.repository.ts';
export { saveState } from './driver-state.repository.ts';
export { hitColumns } from './employee-search.repository.ts';
export type { EmployeeHitRow } from './employee-search.repository.ts';
export { lookUpEmployees, toHit } from './employee-search.service.ts';
export * from './employee-writes.repository.ts';
export { refuseTimeOff } from './time-off-check.ts';
export type { WantedDays } from './time-off-check.ts';
export * from './time-off.repository.ts';
export { eraseEmployee } from './erase-employee.repository.ts';
