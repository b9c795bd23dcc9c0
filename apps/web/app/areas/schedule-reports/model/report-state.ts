import { addDays, clampRange, firstOfMonth, isAcceptedDay } from '@roadside/domain/calendar';
import type { GeographyType } from '@roadside/domain/geography';
import { serviceTypes, type ServiceType, weekStartOf } from '@roadside/domain/scheduling';
import { scheduleReportAddress } from './addresses.ts';

/** The reports in display order. */
export const reportIds = ['hours', 'coverage', 'forecast', 'pto', 'adherence', 'ghosts', 'locations'] as const;
export type ReportId = (typeof reportIds)[number];

/** Labels of the reports. */
export const reportLabels: Readonly<Record<ReportId, string>> = {
  hours: 'Hours and overtime',
  coverage: 'Coverage',
  forecast: 'Forecast vs. actual',
  pto: 'Time off',
  adherence: 'Adherence',
  ghosts: 'Ghosts filled',
  locations: 'By location',
};

/** The reports of a location. A driver has no forecast and no open shifts, and a station has no child locations. */
export function reportsOf(type: GeographyType): readonly ReportId[] {
  if (type === 'driver') return ['hours', 'pto', 'adherence'];
  return reportIds.filter((id) => id !== 'locations' || type !== 'station');
}

/** The most days a report covers: a year, counting both ends. */
export const longestReportDays = 367;

/** The report and its dates, all kept in the URL. */
export interface ReportState {
  readonly report: ReportId;
  readonly from: string;
  readonly to: string;
}

/**
 * Reads the state from a query. Defaults to the current week and the four before it (for the forecast, through
 * yesterday), to the calendar year for time off, and to the month to date for adherence and ghosts.
 */
export function readReportState(query: URLSearchParams, today: string): ReportState {
  const report = reportIds.find((each) => each === query.get('report')) ?? 'hours';
  const [from, to] = [query.get('from'), query.get('to')];
  const chosen =
    isAcceptedDay(from) && isAcceptedDay(to) ? clampRange({ from, to }, { maxDays: longestReportDays }) : null;
  if (chosen) return { report, ...chosen };
  if (report === 'pto') return { report, from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
  if (report === 'adherence' || report === 'ghosts') return { report, from: firstOfMonth(today), to: today };
  const weeks = addDays(weekStartOf(today), -28);
  if (report === 'forecast') return { report, from: weeks, to: addDays(today, -1) };
  return { report, from: weeks, to: addDays(weekStartOf(today), 6) };
}

/** The URL a report is read from. */
export function reportAddress(slug: string, { report, from, to }: ReportState) {
  return scheduleReportAddress({ slug }, { report, from, to });
}

/** The shifts counted in a number. */
export interface ShiftsBehind {
  readonly slug: string;
  readonly from: string;
  readonly to: string;
  readonly driverId: number | null;
  readonly dayOfWeek: number | null;
  readonly hour: number | null;
  readonly service: ServiceType | null;
  readonly counted: Counted | null;
}

/** The shifts a number counts, if not all of them. */
export const countedShifts = ['staffed', 'open', 'overtime', 'late', 'missed', 'on-day-off', 'filled'] as const;
export type Counted = (typeof countedShifts)[number];

const orNothing = (value: number | null) => (value === null ? '-' : String(value));
const numberOf = (text: string | undefined) => (text === undefined || text === '-' ? null : Number(text));
const slugOf = (service: ServiceType) => service.toLowerCase().replace(' ', '-');

/** The URL form, such as 'montgomery~2026-11-01~2026-11-17~-~5~18', followed by the filters of the shifts. */
export function shiftsText({ slug, from, to, driverId, dayOfWeek, hour, service, counted }: ShiftsBehind): string {
  const narrowed =
    service === null && counted === null ? [] : [service === null ? '-' : slugOf(service), counted ?? '-'];
  return [slug, from, to, orNothing(driverId), orNothing(dayOfWeek), orNothing(hour), ...narrowed].join('~');
}

/** Parses the URL form; returns null for anything else. */
export function readShiftsBehind(text: string): ShiftsBehind | null {
  const [, slug, from, to, driver, day, hour, service, counted] =
    /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~(\d{4}-\d\d-\d\d)~(\d{4}-\d\d-\d\d)~([1-9]\d{0,15}|-)~([0-6]|-)~(1?\d|2[0-3]|-)(?:~([a-z-]+)~([a-z-]+))?$/.exec(
      text,
    ) ?? [];
  if (!slug || !isAcceptedDay(from) || !isAcceptedDay(to) || from > to) return null;
  return {
    slug,
    from,
    to,
    driverId: numberOf(driver),
    dayOfWeek: numberOf(day),
    hour: numberOf(hour),
    service: serviceTypes.find((each) => slugOf(each) === service) ?? null,
    counted: countedShifts.find((each) => each === counted) ?? null,
  };
}
