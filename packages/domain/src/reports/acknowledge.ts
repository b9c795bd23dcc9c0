import { positionOf, type EmployeeSubject } from '../permissions/subject.ts';

/** Whether somebody can acknowledge scorecards of stations they may write to: it is the station's manager who answers. */
export function mayAcknowledge(subject: EmployeeSubject): boolean {
  return positionOf(subject) === 'station-admin';
}
