import { suitsCallOut } from '../call-outs/workable-span.ts';
import { unpaidMinutes } from '../scheduling/breaks.ts';
import type { TimeSpan } from '../scheduling/coverage.ts';
import type { Shift } from '../scheduling/driver.ts';
import { checkFit, fitDefaults, type FitDriver } from '../scheduling/fit.ts';
import { shiftTime, spansOverlap } from '../scheduling/overlap.ts';
import { hoursShared, weeksOf } from '../scheduling/week-spans.ts';

const hourMs = 3_600_000;
const nearMs = 9 * 24 * hourMs;

/** A driver who may be planned, with all shifts from a week before the days to a week after, at any station. */
export interface FillDriver {
  readonly fit: FitDriver;
  /** Time zone of the driver's station. */
  readonly timeZone: string;
  readonly shifts: readonly Shift[];
}

/** Who takes a shift, and the hours of it that are overtime. */
export interface Choice {
  readonly driverId: number;
  readonly overtimeHours: number;
}

/** The drivers of a plan that is being filled: who can take which time. */
export class Roster {
  readonly #drivers = new Map<number, FillDriver>();
  readonly #shifts = new Map<number, (TimeSpan & { readonly shift: Shift })[]>();
  /**
   * Times a driver can't work. A longer time around one or another shift never makes it workable, so only taking a shift
   * away clears them.
   */
  readonly #refused = new Map<number, TimeSpan[]>();
  /** Hours already tried on their own. */
  readonly #triedHours = new Map<number, Set<number>>();
  readonly #overtime: boolean;

  constructor(drivers: readonly FillDriver[], overtime: boolean) {
    this.#overtime = overtime;
    for (const driver of drivers) {
      const { id, tcd, ghost } = driver.fit;
      if (ghost || tcd.length === 0) continue;
      this.#drivers.set(id, driver);
      this.#shifts.set(
        id,
        driver.shifts.map((shift) => ({ ...shiftTime(shift), shift })),
      );
      this.#refused.set(id, []);
      this.#triedHours.set(id, new Set());
    }
  }

  /** The driver with the least overtime, then the fewest hours that week; null if nobody can take the time. */
  choose(span: TimeSpan, except?: number): Choice | null {
    const order = [...this.#drivers.keys()]
      .filter((id) => id !== except && this.#free(id, span) && !this.#knownRefused(id, span))
      .map((id) => ({ id, hours: this.#weekHours(id, span) }))
      .toSorted((a, b) => a.hours - b.hours || a.id - b.id);
    let best: Choice | null = null;
    for (const { id } of order) {
      const overtimeHours = this.#everyHourSuits(id, span) ? this.suits(id, span) : null;
      if (overtimeHours === null) continue;
      if (overtimeHours === 0) return { driverId: id, overtimeHours };
      else if (!best || overtimeHours < best.overtimeHours) best = { driverId: id, overtimeHours };
    }
    return best;
  }

  /** The overtime a time would mean for a driver; null if a rule forbids it. */
  suits(id: number, span: TimeSpan): number | null {
    const driver = this.#drivers.get(id);
    if (!driver || this.#knownRefused(id, span)) return null;
    const near = this.#of(id).flatMap(({ start, shift }) => (Math.abs(start - span.start) < nearMs ? [shift] : []));
    const findings = checkFit(driver.fit, this.shiftOf(id, span), near, { timeZone: driver.timeZone });
    const overtimeHours = findings.some(({ rule }) => rule === 'weekly-hours') ? this.#overtimeOf(id, span) : 0;
    if (suitsCallOut(findings) && (this.#overtime || overtimeHours === 0)) return overtimeHours;
    this.#refused.get(id)?.push(span);
    return null;
  }

  /** The shift a driver would work: every service the driver works, and no other. */
  shiftOf(id: number, { start, end }: TimeSpan): Shift {
    return {
      driverId: id,
      startDate: new Date(start).toISOString(),
      endDate: new Date(end).toISOString(),
      duration: (end - start) / hourMs,
      scheduleType: this.#drivers.get(id)?.fit.tcd ?? [],
    };
  }

  add(id: number, span: TimeSpan): void {
    this.#of(id).push({ ...span, shift: this.shiftOf(id, span) });
  }

  remove(id: number, { start }: TimeSpan): void {
    const shifts = this.#of(id);
    const at = shifts.findLastIndex((shift) => shift.start === start);
    if (at >= 0) shifts.splice(at, 1);
    this.#refused.set(id, []);
    this.#triedHours.set(id, new Set());
  }

  /** All drivers' hours beyond the weekly limit, in the weeks a span touches. */
  overtimeIn(span: TimeSpan): number {
    let hours = 0;
    for (const { fit, timeZone } of this.#drivers.values())
      for (const week of weeksOf(span, timeZone)) hours += beyond(this.#hoursIn(fit.id, week));
    return hours;
  }

  #of(id: number) {
    return this.#shifts.get(id) ?? [];
  }

  #knownRefused(id: number, { start, end }: TimeSpan): boolean {
    return this.#refused.get(id)?.some((refused) => start <= refused.start && refused.end <= end) ?? false;
  }

  /** Tries each hour once, so that one hour of time off spares the check of all longer times around it. */
  #everyHourSuits(id: number, { start, end }: TimeSpan): boolean {
    const tried = this.#triedHours.get(id);
    for (let at = start; at < end; at += hourMs) {
      if (tried?.has(at)) continue;
      tried?.add(at);
      if (this.suits(id, { start: at, end: at + hourMs }) === null) return false;
    }
    return true;
  }

  #free(id: number, span: TimeSpan): boolean {
    return !this.#of(id).some((shift) => spansOverlap(shift, span));
  }

  #weekHours(id: number, span: TimeSpan): number {
    const [week] = weeksOf(span, this.#drivers.get(id)?.timeZone ?? 'UTC');
    return week ? this.#hoursIn(id, week) : 0;
  }

  #overtimeOf(id: number, span: TimeSpan): number {
    return weeksOf(span, this.#drivers.get(id)?.timeZone ?? 'UTC').reduce((sum, week) => {
      const planned = this.#hoursIn(id, week);
      return sum + beyond(planned + hoursShared(span, week)) - beyond(planned);
    }, 0);
  }

  #hoursIn(id: number, week: TimeSpan): number {
    return this.#of(id).reduce((sum, shift) => sum + hoursShared(shift, week) - unpaidHoursIn(shift, week), 0);
  }
}

/** Hours of a shift's unpaid breaks. They are in the week it starts, as in the fit check. */
const unpaidHoursIn = ({ start, shift }: TimeSpan & { readonly shift: Shift }, week: TimeSpan): number =>
  start >= week.start && start < week.end ? unpaidMinutes(shift.breaks ?? []) / 60 : 0;

const beyond = (hours: number): number => Math.max(0, hours - fitDefaults.weeklyHours);
