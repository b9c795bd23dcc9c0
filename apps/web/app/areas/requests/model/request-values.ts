import type { RequestDraft, RequestShift } from '@roadside/contract/schemas';
import { entriesOf, onQuarterHour, shiftSpan, stationTimeOf, type WeekCells } from '@roadside/domain/scheduling';
import type { FormMessages } from '../../../kit/form/form-field.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';

export type ShiftChange = 'change' | 'swap' | 'drop';

/** What a driver enters for a request of any kind, by the API's names where it has one. */
export interface RequestValues {
  readonly request_type: RequestDraft['request_type'];
  readonly pto_start: string | null;
  readonly pto_end: string | null;
  readonly type: string;
  readonly entries: WeekCells;
  /** Id of the shift; empty until one is chosen. */
  readonly shift_id: string;
  readonly change: ShiftChange;
  readonly swap_with_shift_id: string;
  /** The new day; null is the day of the shift. */
  readonly wanted_start: string | null;
  readonly from: string | null;
  /** The new end, a time of day. */
  readonly wanted_end: string | null;
  readonly reason: string;
}

/** The values of a shift request before a shift is chosen. */
export const noShift = {
  shift_id: '',
  change: 'swap',
  swap_with_shift_id: '',
  wanted_start: null,
  from: null,
  wanted_end: null,
} as const satisfies Partial<RequestValues>;

/** The driver's own shifts, and the station's time zone. */
export interface OwnShifts {
  readonly own_shifts: readonly RequestShift[];
  readonly time_zone: string;
}

/** The day the shift should move to, in the station's time zone. */
export function wantedDay({ wanted_start: day, shift_id }: RequestValues, { own_shifts, time_zone }: OwnShifts) {
  const chosen = own_shifts.find(({ id }) => String(id) === shift_id);
  return day ?? (chosen ? stationTimeOf(chosen.start_date, time_zone).day : null);
}

const timeProblem = (time: string | null, missing: string) =>
  time === null ? missing : !onQuarterHour(time) && 'Choose a time on a quarter hour, like 7:15';

/** What is missing or wrong, by field. */
export function requestProblems(values: RequestValues, shifts: OwnShifts): FormMessages {
  const { request_type, pto_start, pto_end, shift_id, change, swap_with_shift_id, from, wanted_end } = values;
  if (request_type === 'availability_requests') return {};
  if (request_type === 'pto_requests')
    return messagesFrom({
      pto_start: pto_start === null && 'Choose the first day',
      pto_end: pto_start !== null && pto_end !== null && pto_end < pto_start && 'The last day is before the first',
    });
  const changes = request_type === 'schedule_changes' && shift_id !== '';
  const retimes = changes && change === 'change';
  return messagesFrom({
    shift_id: shift_id === '' && 'Choose a shift',
    swap_with_shift_id: changes && change === 'swap' && swap_with_shift_id === '' && 'Choose a coworker’s shift',
    wanted_start: retimes && wantedDay(values, shifts) === null && 'Choose the new day',
    from: retimes && timeProblem(from, 'Enter the start'),
    wanted_end: retimes && timeProblem(wanted_end, 'Enter the end'),
  });
}

/** The request as the API takes it; null until it is complete. */
export function requestOf(values: RequestValues, shifts: OwnShifts): RequestDraft | null {
  if (Object.keys(requestProblems(values, shifts)).length > 0) return null;
  const { request_type, pto_start, pto_end, type, shift_id, change, swap_with_shift_id, from, wanted_end } = values;
  if (request_type === 'availability_requests')
    return {
      request_type,
      entries: entriesOf(values.entries).map(({ dayOfWeek, startTime, endTime }) => ({
        day_of_week: dayOfWeek,
        start_time: startTime,
        end_time: endTime,
      })),
    };
  if (request_type === 'pto_requests')
    return pto_start === null ? null : { request_type, pto_start, pto_end: pto_end ?? pto_start, type };
  const shift = Number(shift_id);
  if (request_type === 'schedule_fill_requests') return { request_type, shift_id: shift };
  const base = { request_type, shift_id: shift };
  if (change === 'drop') return { ...base, change };
  if (change === 'swap') return { ...base, change, swap_with_shift_id: Number(swap_with_shift_id) };
  const day = wantedDay(values, shifts);
  if (day === null || from === null || wanted_end === null) return null;
  const { startDate, endDate } = shiftSpan(day, from, wanted_end, shifts.time_zone);
  return { ...base, change, wanted_start: startDate, wanted_end: endDate };
}
