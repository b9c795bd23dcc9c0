import type { ServiceGroup } from '@roadside/domain/calls';
import type { ShiftBreak } from '@roadside/domain/scheduling';
import { ZoneClock } from '../../../platform/time/zone-clock.ts';
import { dayNumber, plusDays, weekday } from '../calls/days.ts';
import type { DemoClub, DemoDriver, DemoStation } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';
import { planGhosts } from './ghost-plan.ts';
import type { DemoGhost } from './ghost-plan.ts';
import { TimeOffBook } from './time-off-plan.ts';

/** A shift before its people have ids. Instants are epoch milliseconds. */
export interface DemoShift {
  readonly driverKey: string | null;
  /** Number of the ghost; null for a driver's shift. */
  readonly ghost: number | null;
  readonly stationKey: string;
  readonly day: string;
  readonly startsAt: number;
  /** Equals startsAt if hours is 0. */
  readonly endsAt: number;
  readonly hours: number;
  readonly services: readonly ServiceGroup[];
  readonly breaks: readonly ShiftBreak[];
}

/** A driver who is employed and active but unavailable for scheduling. */
export interface DemoUnavailable {
  readonly driverKey: string;
  readonly since: string;
  readonly reason: string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const reasons = ['Medical leave', 'License renewal', 'Light duty after an injury'];
/** One in this many drivers is unavailable. */
const unavailableEvery = 53;
/** The share of stations that plan breaks, and what they plan: half an hour unpaid, taken any time. */
const withBreaks = 0.2;
const plannedBreaks: readonly ShiftBreak[] = [{ after: null, minutes: 30, paid: false }];

/**
 * The demo club's shifts by day, from the same pattern the generator uses to send drivers to calls. A day is the same
 * whenever it is generated.
 */
export class ShiftPlan {
  readonly ghosts: readonly DemoGhost[];
  readonly unavailable: readonly DemoUnavailable[];
  readonly #seed: number;
  readonly #club: DemoClub;
  readonly #off: TimeOffBook;
  readonly #clocks = new Map<string, ZoneClock>();
  readonly #since: ReadonlyMap<string, string>;
  readonly #stationOf: ReadonlyMap<string, DemoStation>;

  /** @param beganOn the day the world was created; unavailable drivers have been so since shortly before it */
  constructor(seed: number, club: DemoClub, beganOn: string) {
    this.#seed = seed;
    this.#club = club;
    this.#off = new TimeOffBook(seed);
    this.ghosts = planGhosts(seed, club);
    this.#stationOf = new Map(club.stations.map((station) => [station.key, station]));
    const drivers = club.stations.flatMap((station) => (station === club.homeStation ? [] : station.drivers));
    this.unavailable = drivers
      .filter(({ helper }, index) => helper === null && index % unavailableEvery === 20)
      .map(({ key }, index) => ({
        driverKey: key,
        since: plusDays(beganOn, -(5 + index * 4)),
        reason: reasons[index % reasons.length] ?? '',
      }));
    this.#since = new Map(this.unavailable.map(({ driverKey, since }) => [driverKey, since]));
  }

  /** The shifts that start on a day. */
  day(day: string): DemoShift[] {
    const shifts: DemoShift[] = [];
    const dayOfWeek = weekday(day);
    for (const station of this.#club.stations)
      for (const [index, driver] of station.drivers.entries()) {
        if (driver.helper !== null || !driver.workDays.includes(dayOfWeek)) continue;
        if (this.#away(driver, day) || missing(station, index, day)) continue;
        const stream = new RandomStream(this.#seed, 'shift', driver.key, day);
        // A call-out that was not covered.
        if (stream.chance(0.02)) continue;
        const endless = driver.shiftHours === 8 && stream.chance(0.004);
        const services = stream.chance(0.4) ? driver.serviceTypes.slice(0, 1) : driver.serviceTypes;
        shifts.push({
          driverKey: driver.key,
          ghost: null,
          services,
          breaks: endless ? [] : this.#breaksAt(station),
          ...this.#times(station, day, driver.shiftStart, endless ? 0 : driver.shiftHours),
        });
      }
    for (const ghost of this.ghosts) {
      if (!ghost.workDays.includes(dayOfWeek)) continue;
      // In some weeks the shift was not scheduled.
      const week = Math.floor((dayNumber(day) + 4) / 7);
      if (new RandomStream(this.#seed, 'ghost-week', ghost.number, week).chance(0.3)) continue;
      const station = this.#stationOf.get(ghost.stationKey);
      if (!station) continue;
      shifts.push({
        driverKey: null,
        ghost: ghost.number,
        services: ghost.services,
        breaks: [],
        ...this.#times(station, day, ghost.shiftStart, ghost.shiftHours),
      });
    }
    return shifts;
  }

  #breaksAt(station: DemoStation): readonly ShiftBreak[] {
    if (station.role !== 'ordinary' || station === this.#club.homeStation) return [];
    return new RandomStream(this.#seed, 'station-breaks', station.key).chance(withBreaks) ? plannedBreaks : [];
  }

  #away(driver: DemoDriver, day: string): boolean {
    const since = this.#since.get(driver.key);
    if (since !== undefined && day >= since) return true;
    if (this.#off.isOff(driver, day)) return true;
    return driver.shiftStart + driver.shiftHours > 24 && this.#off.isOff(driver, plusDays(day, 1));
  }

  #times({ key, territory }: DemoStation, day: string, start: number, hours: number) {
    const startsAt = this.#instant(territory.timeZone, day, start);
    const endsAt = hours === 0 ? startsAt : this.#instant(territory.timeZone, day, start + hours);
    // Real hours: one more or less on the night the clocks change.
    return { stationKey: key, day, startsAt, endsAt, hours: (endsAt - startsAt) / hourMs };
  }

  #instant(timeZone: string, day: string, hour: number): number {
    let clock = this.#clocks.get(timeZone);
    if (!clock) this.#clocks.set(timeZone, (clock = new ZoneClock(timeZone)));
    const wall = dayNumber(day) * dayMs + hour * hourMs;
    // A skipped clock time becomes the same duration after midnight, as elsewhere (domain, shiftSpan).
    return clock.instantsOf(wall)[0] ?? wall - clock.offsetAt(wall - dayMs);
  }
}

/** The collapsing station's story: in September, two of three drivers are missing from its schedule. */
function missing(station: DemoStation, index: number, day: string): boolean {
  const date = day.slice(5);
  return station.role === 'collapsing' && date >= '09-08' && date <= '09-28' && index % 3 !== 0;
}
