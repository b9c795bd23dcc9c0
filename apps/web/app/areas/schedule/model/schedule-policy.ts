import {
  checkFit,
  fitDefaults,
  snapInstant,
  snapToDragStep,
  stationTimeOf,
  type FitFinding,
  type FitRule,
  type Shift as DomainShift,
} from '@roadside/domain/scheduling';
import { retrainingLead } from '@roadside/domain/training';
import {
  createDefaultPolicy,
  effectsOf,
  endsOpen,
  policyWords,
  type Issue,
  type PolicyView,
  type SchedulePolicy,
  type Shift,
} from '@roadside/scheduler-gantt/model';
import type { ScheduleRows } from './gantt-rows.ts';
import { servicesIn } from './services.ts';

const hour = 3_600_000;
const week = 168 * hour;
const minute = 60_000;

/** The gantt's codes for broken rules. The gantt colors the first three; the others are informational. */
const codes: Readonly<Record<FitRule, string>> = {
  'time-off': 'time-off',
  unavailable: 'not-available',
  'outside-availability': 'outside-availability',
  overlap: 'overlaps',
  rest: 'rest',
  'weekly-hours': 'weekly-hours',
  'hours-of-service': 'hours-of-service',
  skill: 'skill',
  certificate: 'certificate',
  inactive: 'inactive',
};
const colored = new Set<FitRule>(['time-off', 'unavailable', 'outside-availability']);
/** Rules that no reason can override. Time off and skills are up to the manager: flagged, and saved with a reason. */
const refused = (finding: FitFinding) => finding.severity === 'block' && !finding.overridable;

/** Shifts are immutable, and each is checked against all others of its driver. */
const converted = new WeakMap<Shift, DomainShift>();

/** Converts a bar to the shift the domain's rules expect. */
export function domainShift(shift: Shift, driverId: number): DomainShift {
  const known = converted.get(shift);
  if (known?.driverId === driverId) return known;
  const open = endsOpen(shift);
  const own: DomainShift = {
    driverId,
    startDate: new Date(shift.start).toISOString(),
    endDate: new Date(open ? shift.start : shift.end).toISOString(),
    duration: open ? 0 : (shift.end - shift.start) / hour,
    scheduleType: servicesIn(shift.service),
    breaks: shift.breaks,
  };
  converted.set(shift, own);
  return own;
}

/** The driver's shifts near one, wherever and in whatever week they are. */
function shiftsNear(
  { driverId, start, end }: Shift,
  margin: number,
  view: Pick<PolicyView, 'shiftsWithin'>,
  rows: ScheduleRows,
): readonly Shift[] {
  const span = { start: start - margin, end: end + margin };
  const elsewhere = rows.elsewhere.get(driverId);
  const here = view.shiftsWithin(driverId, span);
  if (!elsewhere) return here;
  return [...here, ...elsewhere.filter((other) => other.start < span.end && other.end > span.start)];
}

const overlapsElsewhere = ({ driverId, start, end }: Shift, rows: ScheduleRows): boolean =>
  rows.elsewhere.get(driverId)?.some((other) => other.start < end && other.end > start) ?? false;

/** All findings about a shift, from the domain's single fit check. */
export function findingsOf(
  shift: Shift,
  view: Pick<PolicyView, 'shiftsWithin'>,
  rows: ScheduleRows,
): readonly FitFinding[] {
  const driver = rows.fit.get(shift.driverId);
  if (!driver) return [];
  const others = shiftsNear(shift, week, view, rows)
    .filter(({ id }) => id !== shift.id)
    .map((other) => domainShift(other, driver.id));
  return checkFit(driver, domainShift(shift, driver.id), others, { timeZone: rows.timeZoneOf(shift.driverId) });
}

/** Whether a shift may break a rule the backgrounds don't show. Must be cheap: it runs for every shift on screen. */
function mayBreakHours(shift: Shift, view: Pick<PolicyView, 'shiftsWithin'>, rows: ScheduleRows): boolean {
  const rest = fitDefaults.minimumRestHours * hour;
  if (shift.end - shift.start > fitDefaults.longestDayHours * hour) return true;
  if (shiftsNear(shift, rest - 1, view, rows).some(({ id }) => id !== shift.id)) return true;
  let worked = 0;
  for (const { start, end } of shiftsNear(shift, week, view, rows)) worked += end - start;
  return worked > fitDefaults.weeklyHours * hour;
}

/** The error for changing a past day. */
export const lockedWords = 'This day is past and locked. Unlock it to change it.';

/**
 * The schedule's rules in the gantt: it snaps by the specification's table and rejects overlaps, past days and people
 * who have left. All other findings of the fit check are flagged with their reason.
 */
export function schedulePolicy(rows: ScheduleRows): SchedulePolicy {
  const basic = createDefaultPolicy(policyWords);
  const issueOf = (shift: Shift, finding: FitFinding): Issue => ({
    code: codes[finding.rule],
    severity: refused(finding) ? 'block' : 'warn',
    shiftId: shift.id,
    text: `${finding.words}.`,
    ...(colored.has(finding.rule) ? {} : { quiet: true }),
  });
  const mayBreak = (shift: Shift, view: PolicyView) =>
    mayBreakHours(shift, view, rows) || !worksAll(shift, rows) || certificateEnds(shift, rows);
  const judge = (shift: Shift, view: PolicyView): readonly Issue[] =>
    findingsOf(shift, view, rows)
      .filter(({ rule }) => rule !== 'overlap')
      .map((finding) => ({ ...issueOf(shift, finding), severity: 'warn' as const }))
      .toSorted((a, b) => Number(a.quiet ?? false) - Number(b.quiet ?? false));
  return {
    snap: (instant, { phase, timeZone }) =>
      phase === 'gliding'
        ? snapToDragStep(instant / minute) * minute
        : Date.parse(snapInstant(new Date(instant).toISOString(), timeZone)),
    validate(operations, view) {
      const effects = effectsOf(operations, (id) => view.shift(id));
      const issues: Issue[] = basic.validate(operations, view).filter(({ severity }) => severity === 'block');
      const seen = {
        shiftsWithin: (driverId: string, span: Parameters<PolicyView['shiftsWithin']>[1]) => [
          ...view.shiftsWithin(driverId, span).filter(({ id }) => !effects.has(id)),
          ...[...effects.values()].flatMap(({ after }) =>
            after && after.driverId === driverId && after.start < span.end && after.end > span.start ? [after] : [],
          ),
        ],
      };
      for (const [shiftId, { before, after }] of effects) {
        if (!after) continue;
        const { day } = stationTimeOf(new Date(after.start).toISOString(), rows.timeZoneOf(after.driverId));
        const moved = !before || before.start !== after.start || before.driverId !== after.driverId;
        if (moved && rows.isLocked(after.driverId, day))
          issues.push({ code: 'locked', severity: 'block', shiftId, text: lockedWords });
        const changed = moved || before.end !== after.end || before.service !== after.service;
        if (changed)
          for (const finding of findingsOf(after, seen, rows))
            // The gantt finds overlaps with what is on screen itself.
            if (finding.rule !== 'overlap' || overlapsElsewhere(after, rows)) issues.push(issueOf(after, finding));
      }
      return issues;
    },
    conflicts(shifts, view, quiet = true) {
      const [first] = shifts;
      if (!first) return [];
      const basics = new Set(basic.conflicts?.(shifts, view).map(({ shiftId }) => shiftId));
      // A driver without any availability is always outside it, but the gantt would treat that driver as available.
      const judged = rows.fit.get(first.driverId)?.availability.length !== 0;
      return shifts
        .filter((shift) => basics.has(shift.id) || ((quiet || !judged) && mayBreak(shift, view)))
        .flatMap((shift) => judge(shift, view));
    },
  };
}

/** Whether a certificate of the driver has expired by a shift, or will soon after. */
function certificateEnds(shift: Shift, rows: ScheduleRows): boolean {
  const ends = (rows.fit.get(shift.driverId)?.certificates ?? []).map(({ issuedOn, validDays }) =>
    validDays === null ? Infinity : Date.parse(issuedOn) + (validDays - retrainingLead(validDays) - 1) * 24 * hour,
  );
  return ends.some((end) => shift.end >= end);
}

function worksAll(shift: Shift, rows: ScheduleRows): boolean {
  const driver = rows.fit.get(shift.driverId);
  return !driver || (driver.active && servicesIn(shift.service).every((service) => driver.tcd.includes(service)));
}
