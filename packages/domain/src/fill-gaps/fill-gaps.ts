import { shortfall, type TimeSpan } from '../scheduling/coverage.ts';
import type { ServiceType } from '../scheduling/driver.ts';
import { openWindows, type OpenWindow } from './open-windows.ts';
import { Roster, type FillDriver } from './roster.ts';

const hourMs = 3_600_000;

/** Days to fill: what is needed and planned in each hour, and who may work. */
export interface FillInput {
  /** Epoch milliseconds of the first hour. */
  readonly from: number;
  /** Drivers needed in each hour. */
  readonly needed: readonly number[];
  /** Drivers planned in each hour. */
  readonly scheduled: readonly number[];
  /** Hours that start before this are left alone. */
  readonly notBefore: number;
  readonly drivers: readonly FillDriver[];
  /** Whether shifts may mean overtime; even then only where nobody can work without it. */
  readonly overtime: boolean;
}

/** A shift that would help, for a driver who can take it. */
export interface ProposedShift extends TimeSpan {
  readonly driverId: number;
  /** Every service the driver works. */
  readonly services: readonly ServiceType[];
  readonly overtimeHours: number;
}

/** How far the search is. */
export interface FillProgress {
  readonly shortBefore: number;
  /** Driver-hours still short. */
  readonly short: number;
}

/** The proposal, with what it changes. */
export interface FillResult {
  /** By start. */
  readonly proposals: readonly ProposedShift[];
  /** Driver-hours short, from `notBefore` on. */
  readonly short: { readonly before: number; readonly after: number };
  /** Overtime hours of these drivers in the weeks of the days. */
  readonly overtime: { readonly before: number; readonly after: number };
}

interface Placed extends OpenWindow {
  driverId: number;
  overtimeHours: number;
}

/** Windows for which a driver is freed from another proposal, at most. */
const repairs = 30;

/**
 * Proposes shifts for the hours that are short of drivers, the largest gap first. A shift never breaks a rule that
 * keeps a driver from being asked (`suitsCallOut`), never covers an hour that has enough drivers, and goes to the
 * driver with the least overtime and the fewest hours that week. Where nobody is free for a gap, a driver with a
 * proposed shift takes it if somebody else can take that shift.
 *
 * A generator, so that long searches can show progress and be stopped.
 */
export function* fillGaps(input: FillInput): Generator<FillProgress, FillResult> {
  const { from, notBefore } = input;
  const roster = new Roster(input.drivers, input.overtime);
  const missing = shortfall(input.needed, input.scheduled);
  for (let hour = 0; hour < missing.length; hour += 1) if (from + hour * hourMs < notBefore) missing[hour] = 0;
  const spanOf = ({ first, past }: OpenWindow): TimeSpan => ({
    start: from + first * hourMs,
    end: from + past * hourMs,
  });
  const days = { start: Math.max(from, notBefore), end: from + input.needed.length * hourMs };
  const shortBefore = total(missing);
  const overtimeBefore = roster.overtimeIn(days);
  const placed: Placed[] = [];
  const place = (window: OpenWindow, driverId: number, overtimeHours: number) => {
    roster.add(driverId, spanOf(window));
    placed.push({ first: window.first, past: window.past, driverId, overtimeHours });
    for (let hour = window.first; hour < window.past; hour += 1) missing[hour]! -= 1;
  };

  let repaired = 0;
  yield { shortBefore, short: shortBefore };
  for (let windows = openWindows(missing); windows.length > 0; windows = openWindows(missing)) {
    const free = firstOf(windows, (window) => {
      const choice = roster.choose(spanOf(window));
      return choice && { window, ...choice };
    });
    if (free) place(free.window, free.driverId, free.overtimeHours);
    else {
      const freed = firstOf(windows, (window) => {
        if (repaired >= repairs) return null;
        repaired += 1;
        return freeFor(window, placed, roster, spanOf);
      });
      if (!freed) break;
      place(freed.window, freed.driverId, freed.overtimeHours);
    }
    yield { shortBefore, short: total(missing) };
  }

  const proposals = placed
    .map(({ driverId, overtimeHours, ...window }) => ({
      driverId,
      overtimeHours,
      ...spanOf(window),
      services: roster.shiftOf(driverId, spanOf(window)).scheduleType,
    }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end || a.driverId - b.driverId);
  return {
    proposals,
    short: { before: shortBefore, after: total(missing) },
    overtime: { before: overtimeBefore, after: roster.overtimeIn(days) },
  };
}

/** Runs {@link fillGaps} to its end. */
export function filledGaps(input: FillInput): FillResult {
  const search = fillGaps(input);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** Hands one proposed shift to somebody else, so that its driver can take a window nobody else can. */
function freeFor(
  window: OpenWindow,
  placed: readonly Placed[],
  roster: Roster,
  spanOf: (window: OpenWindow) => TimeSpan,
): { readonly window: OpenWindow; readonly driverId: number; readonly overtimeHours: number } | null {
  for (const shift of placed) {
    const { driverId } = shift;
    roster.remove(driverId, spanOf(shift));
    const overtimeHours = roster.suits(driverId, spanOf(window));
    const other = overtimeHours === null ? null : roster.choose(spanOf(shift), driverId);
    if (overtimeHours === null || !other) {
      roster.add(driverId, spanOf(shift));
      continue;
    }
    roster.add(other.driverId, spanOf(shift));
    Object.assign(shift, other);
    return { window, driverId, overtimeHours };
  }
  return null;
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

const total = (missing: Int32Array): number => missing.reduce((sum, drivers) => sum + drivers, 0);
