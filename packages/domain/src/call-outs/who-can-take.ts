import { fitDefaults } from '../scheduling/fit.ts';
import type { FitFinding } from '../scheduling/fit.ts';
import { suitsCallOut } from './workable-span.ts';

/** A driver who might take a shift. */
export interface TakerFacts {
  readonly id: number;
  readonly name: string;
  /** The fit check of the shift for this driver. */
  readonly findings: readonly FitFinding[];
  /** Hours already planned in each week the shift touches. */
  readonly weekHours: readonly number[];
  /** Miles between the driver's station and the shift's; 0 at the same one, null if unknown. */
  readonly miles: number | null;
}

/** A driver who can take a shift, with what it costs. */
export interface Taker {
  readonly id: number;
  /** Hours already planned in the week the shift starts. */
  readonly weekHours: number;
  /** Hours of the shift beyond the weekly limit. */
  readonly overtimeHours: number;
  /** Extra pay for them, in dollars. */
  readonly overtimeCost: number;
  readonly miles: number | null;
}

/** Farther than any two stations: an unknown distance comes last. */
const farthest = 100_000;

interface ShiftCost {
  /** Hours of the shift in each week it touches. */
  readonly hours: readonly number[];
  /** Extra pay for an hour of overtime, in dollars. */
  readonly overtimePremium: number;
}

/**
 * The drivers who can take a shift, best first: least overtime, then nearest, then fewest hours that week. Drivers for
 * whom anything but overtime speaks against it are left out.
 */
export function whoCanTake(
  drivers: readonly TakerFacts[],
  { hours, overtimePremium }: ShiftCost,
  weeklyHours: number = fitDefaults.weeklyHours,
): readonly Taker[] {
  const beyond = (worked: number) => Math.max(0, worked - weeklyHours);
  return drivers
    .filter(({ findings }) => suitsCallOut(findings))
    .map(({ weekHours: planned, ...facts }) => ({
      ...facts,
      weekHours: planned[0] ?? 0,
      overtimeHours: hours.reduce(
        (sum, added, week) => sum + beyond((planned[week] ?? 0) + added) - beyond(planned[week] ?? 0),
        0,
      ),
    }))
    .toSorted(
      (a, b) =>
        a.overtimeHours - b.overtimeHours ||
        (a.miles ?? farthest) - (b.miles ?? farthest) ||
        a.weekHours - b.weekHours ||
        a.name.localeCompare(b.name, 'en') ||
        a.id - b.id,
    )
    .map(({ id, weekHours, miles, overtimeHours }) => ({
      id,
      weekHours,
      miles,
      overtimeHours,
      overtimeCost: overtimeHours * overtimePremium,
    }));
}
