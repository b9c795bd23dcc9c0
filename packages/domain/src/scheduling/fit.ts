import { dropVerdict, stationTimeOf } from './availability.ts';
import { unpaidMinutes } from './breaks.ts';
import type { TimeSpan } from './coverage.ts';
import type { PtoEntry, SchedulerDriver, Shift } from './driver.ts';
import { certificateFinding, certificateState, type CertificateRule, validThrough } from '../training/due.ts';
import { dayWords, hoursWords, listWords, momentWords, ptoWords } from './fit-words.ts';
import { overlapWords, shiftTime, spansOverlap } from './overlap.ts';
import { countsAsTimeOff, isPending } from './pto.ts';
import { weeksOf } from './week-spans.ts';

/** Rules that a driver's fit for a shift is checked against. */
export type FitRule =
  | 'overlap'
  | 'time-off'
  | 'unavailable'
  | 'outside-availability'
  | 'rest'
  | 'weekly-hours'
  | 'hours-of-service'
  | 'skill'
  | 'certificate'
  | 'inactive';

/** One rule that a shift breaks. */
export interface FitFinding {
  readonly rule: FitRule;
  /** `block` stops the save; `warn` only shows a warning. */
  readonly severity: 'block' | 'warn';
  /** Whether a manager can save a blocked shift anyway by giving a reason. The reason goes to the audit log. */
  readonly overridable: boolean;
  /** The rule in plain English, ready to show. */
  readonly words: string;
}

/** Limits of the fit check, in hours. */
export interface FitSettings {
  /** Minimum time off between two shifts; less triggers a warning. */
  readonly minimumRestHours: number;
  /** Hours in a Sunday-to-Saturday week; more is overtime and triggers a warning. */
  readonly weeklyHours: number;
  /** Maximum hours on duty before a break of `breakHours`; more violates the hours-of-service limits. */
  readonly longestDayHours: number;
  /** A break this long ends a duty day. Shorter breaks don't reset the count. */
  readonly breakHours: number;
  /** Maximum hours on duty in any seven days. */
  readonly sevenDayHours: number;
}

/**
 * Default limits, unless an installation overrides them: the 14-hour and 60-hour limits of 49 CFR 395, and a 40-hour
 * week.
 */
export const fitDefaults: FitSettings = {
  minimumRestHours: 10,
  weeklyHours: 40,
  longestDayHours: 14,
  breakHours: 6,
  sevenDayHours: 60,
};

/** A certificate the fit check reads. */
export interface FitCertificate {
  readonly title: string;
  /** Station-local ISO day. */
  readonly issuedOn: string;
  /** Days it is valid; null = forever. */
  readonly validDays: number | null;
  readonly rule: CertificateRule;
}

/** The driver a shift is checked for. */
export type FitDriver = SchedulerDriver & {
  /** False for people who no longer work here. */
  readonly active: boolean;
  /** The latest certificate of each module. @defaultValue [] */
  readonly certificates?: readonly FitCertificate[];
};

/** Location and limits for checking a shift. */
export interface FitContext {
  /** Time zone of the shift's station. */
  readonly timeZone: string;
  readonly settings?: Partial<FitSettings> | undefined;
}

const hour = 3_600_000;
const week = 7 * 24 * hour;

/**
 * Every rule a shift would break if this driver worked it, most severe first; empty if it fits. The schedule, requests
 * and templates all use this check. Rest and hour limits don't apply to ghosts, because no person works those shifts
 * yet.
 * @param others The other shifts of the same driver, from a week before to a week after. Other drivers' are ignored.
 */
export function checkFit(
  driver: FitDriver,
  shift: Shift,
  others: readonly Shift[],
  { timeZone, settings }: FitContext,
): readonly FitFinding[] {
  const limits = { ...fitDefaults, ...settings };
  const span = shiftTime(shift);
  const own = others.filter(({ driverId }) => driverId === driver.id);
  const taken = own.map(shiftTime);
  const findings = [
    ...overlapFindings(span, taken, timeZone),
    ...driverFindings(driver, shift, span, timeZone),
    ...(driver.ghost
      ? []
      : [
          ...serviceHoursFindings(span, taken, limits),
          ...restFindings(span, taken, limits, timeZone),
          ...weekFindings(span, taken, { unpaid: [shift, ...own].map(unpaidIn), ...limits }, timeZone),
        ]),
  ];
  return [
    ...findings.filter(({ severity }) => severity === 'block'),
    ...findings.filter(({ severity }) => severity === 'warn'),
  ];
}

/** Whether findings stop a save: `no` = save freely, `reason` = only with a reason, `never` = can't be saved. */
export function overrideNeeded(findings: readonly FitFinding[]): 'no' | 'reason' | 'never' {
  const blocks = findings.filter(({ severity }) => severity === 'block');
  if (blocks.length === 0) return 'no';
  return blocks.every(({ overridable }) => overridable) ? 'reason' : 'never';
}

function block(rule: FitRule, words: string, overridable: boolean): FitFinding {
  return { rule, severity: 'block', overridable, words };
}

function warn(rule: FitRule, words: string): FitFinding {
  return { rule, severity: 'warn', overridable: true, words };
}

function overlapFindings(span: TimeSpan, taken: readonly TimeSpan[], timeZone: string): readonly FitFinding[] {
  return taken
    .filter((other) => spansOverlap(span, other))
    .map((other) => block('overlap', overlapWords({ span: other, timeZone }), false));
}

function driverFindings(driver: FitDriver, shift: Shift, span: TimeSpan, timeZone: string): readonly FitFinding[] {
  const findings: FitFinding[] = [];
  if (!driver.active) findings.push(block('inactive', `${driver.fullName} no longer works here`, false));
  if (driver.activeNotAvailable) findings.push(block('unavailable', 'Marked unavailable', true));
  const firstDay = stationTimeOf(new Date(span.start).toISOString(), timeZone).day;
  const lastDay = stationTimeOf(new Date(Math.max(span.start, span.end - 1)).toISOString(), timeZone).day;
  for (const entry of driver.pto.filter(({ ptoStart, ptoEnd }) => ptoStart <= lastDay && firstDay <= ptoEnd))
    findings.push(...timeOffFindings(entry));
  const missing = shift.scheduleType.filter((service) => !driver.tcd.includes(service));
  if (missing.length > 0) findings.push(block('skill', `Doesn't work ${listWords(missing)}`, true));
  findings.push(...certificateFindings(driver.certificates ?? [], lastDay));
  const hours = { availability: driver.availability, pto: [], activeNotAvailable: false };
  const end = new Date(span.end).toISOString();
  if (dropVerdict(hours, shift.startDate, end, timeZone) === 'outside-availability')
    findings.push(
      warn(
        'outside-availability',
        driver.availability.length === 0 ? 'No weekly availability on file' : 'Outside weekly availability',
      ),
    );
  return findings;
}

/** Certificates that have expired by the day of a shift, or will soon after. */
function certificateFindings(certificates: readonly FitCertificate[], day: string): readonly FitFinding[] {
  return certificates.flatMap(({ title, issuedOn, validDays, rule }) => {
    const state = certificateState({ issuedOn, validDays }, day);
    const severity = certificateFinding(state, rule);
    const last = validThrough({ issuedOn, validDays });
    if (severity === null || last === null) return [];
    const words =
      state === 'expired'
        ? `Certificate “${title}” expired: it was valid through ${dayWords(last)}`
        : `Certificate “${title}” expires soon: it’s valid through ${dayWords(last)}`;
    return [severity === 'block' ? block('certificate', words, true) : warn('certificate', words)];
  });
}

function timeOffFindings(entry: PtoEntry): readonly FitFinding[] {
  if (countsAsTimeOff(entry)) return [block('time-off', `On time off ${ptoWords(entry)}`, true)];
  return isPending(entry) ? [warn('time-off', `Requested time off ${ptoWords(entry)}`)] : [];
}

/** Hours of service: the duty day the shift belongs to, and the busiest seven days around it. */
function serviceHoursFindings(span: TimeSpan, taken: readonly TimeSpan[], limits: FitSettings): readonly FitFinding[] {
  const all = mergeSpans([...taken, span]);
  const findings: FitFinding[] = [];
  const day = dutyDay(all, span, limits.breakHours * hour);
  if (day > limits.longestDayHours * hour)
    findings.push(
      block(
        'hours-of-service',
        `Hours of service: ${hoursWords(day)} on duty without a ${limits.breakHours}-hour break (limit ${limits.longestDayHours})`,
        false,
      ),
    );
  const seven = fullestWeek(all, span);
  if (seven > limits.sevenDayHours * hour)
    findings.push(
      block(
        'hours-of-service',
        `Hours of service: ${hoursWords(seven)} on duty in 7 days (limit ${limits.sevenDayHours})`,
        false,
      ),
    );
  return findings;
}

/** Milliseconds on duty in the run of shifts around a span with all breaks shorter than `longBreak`. */
function dutyDay(merged: readonly TimeSpan[], span: TimeSpan, longBreak: number): number {
  const at = merged.findIndex(({ start, end }) => start <= span.start && span.end <= end);
  let first = at;
  let last = at;
  while (first > 0 && merged[first]!.start - merged[first - 1]!.end < longBreak) first -= 1;
  while (last < merged.length - 1 && merged[last + 1]!.start - merged[last]!.end < longBreak) last += 1;
  return merged.slice(first, last + 1).reduce((sum, { start, end }) => sum + end - start, 0);
}

/**
 * Most milliseconds on duty in any seven days that include part of the span. A busiest window starts or ends with a
 * shift.
 */
function fullestWeek(merged: readonly TimeSpan[], span: TimeSpan): number {
  const starts = merged.flatMap(({ start, end }) => [start, end - week]);
  const windows = starts.filter((start) => start < span.end && span.start < start + week);
  return Math.max(...windows.map((start) => timeWithin(merged, { start, end: start + week })));
}

function restFindings(
  span: TimeSpan,
  taken: readonly TimeSpan[],
  { minimumRestHours }: FitSettings,
  timeZone: string,
): readonly FitFinding[] {
  const before = Math.max(...taken.filter(({ end }) => end <= span.start).map(({ end }) => end));
  const after = Math.min(...taken.filter(({ start }) => start >= span.end).map(({ start }) => start));
  const findings: FitFinding[] = [];
  if (span.start - before < minimumRestHours * hour)
    findings.push(
      warn(
        'rest',
        `Only ${hoursWords(span.start - before)} of rest after the shift that ends ${momentWords(before, timeZone)} (minimum ${minimumRestHours})`,
      ),
    );
  if (after - span.end < minimumRestHours * hour)
    findings.push(
      warn(
        'rest',
        `Only ${hoursWords(after - span.end)} of rest before the shift that starts ${momentWords(after, timeZone)} (minimum ${minimumRestHours})`,
      ),
    );
  return findings;
}

interface Unpaid extends TimeSpan {
  /** Milliseconds of unpaid breaks. */
  readonly unpaid: number;
}

const unpaidIn = (shift: Shift): Unpaid => ({
  ...shiftTime(shift),
  unpaid: (unpaidMinutes(shift.breaks ?? []) * hour) / 60,
});

/** Overtime in each week the shift touches; a week starts at Sunday midnight, station time. Unpaid breaks don't count. */
function weekFindings(
  span: TimeSpan,
  taken: readonly TimeSpan[],
  { weeklyHours, unpaid }: Pick<FitSettings, 'weeklyHours'> & { readonly unpaid: readonly Unpaid[] },
  timeZone: string,
): readonly FitFinding[] {
  const all = mergeSpans([...taken, span]);
  const findings: FitFinding[] = [];
  for (const { start, end } of weeksOf(span, timeZone)) {
    const worked =
      timeWithin(all, { start, end }) -
      unpaid.reduce((sum, each) => sum + (each.start >= start && each.start < end ? each.unpaid : 0), 0);
    if (worked > weeklyHours * hour)
      findings.push(
        warn(
          'weekly-hours',
          `Overtime: ${hoursWords(worked)} in the week of ${momentWords(start, timeZone, 'day')} (${weeklyHours} without overtime)`,
        ),
      );
  }
  return findings;
}

/** Sorted spans, with touching or overlapping ones merged, so that no moment counts twice. */
function mergeSpans(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const merged: TimeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}

function timeWithin(spans: readonly TimeSpan[], window: TimeSpan): number {
  return spans.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, window.end) - Math.max(start, window.start)),
    0,
  );
}
