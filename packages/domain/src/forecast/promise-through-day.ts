import { arrivalWithinPromise } from './arrival-within-promise.ts';
import type { PoolWork } from './pool-work.ts';
import { seededRandom } from './seeded-random.ts';

/** One hour of a pool: its work and the drivers on shift. */
export interface StaffedHour {
  readonly work: PoolWork;
  readonly drivers: number;
}

/** Hours of the first hour's work before the start, so that the day doesn't begin with everybody free. */
const warmUpHours = 12;
/** Moments per hour at which the wait is looked up: a call may come in at any of them. */
const looksPerHour = 4;
/** Calls and looks in all simulated days together; the more calls a day has, the fewer days are needed. */
const events = 200_000;
const maxDays = 2000;
const fewestDays = 20;
const seed = 20_261_127;

/**
 * Share of each hour's calls reached within the promise, 0 to 1, when calls and crews change through the day. Calls
 * that wait at the end of an hour are still there in the next, and a driver finishes a call before going home, so days
 * are simulated call by call: calls arrive at random, first come is first served, and a call keeps a driver busy for a
 * lognormal time. The simulation is seeded: the same day always has the same result. A day of equal hours has the
 * steady state's formula instead.
 */
export function promiseThroughDay(hours: readonly StaffedHour[]): readonly number[] {
  const [first] = hours;
  if (!first) return [];
  if (hours.every(({ work, drivers }) => drivers === first.drivers && alike(work, first.work)))
    return hours.map(() => arrivalWithinPromise(first.drivers, first.work));
  const plan = [...Array.from({ length: warmUpHours }, () => first), ...hours];
  const perDay = plan.reduce((sum, { work }) => sum + work.callsPerHour + looksPerHour, 0);
  const days = Math.round(Math.min(maxDays, Math.max(fewestDays, events / perDay)));
  const within = plan.map(({ work }) => shareWithin(work));
  const reached = new Float64Array(plan.length);
  const day = new SimulatedDay(plan);
  for (let run = 0; run < days; run += 1) day.run(run, (hour, wait) => (reached[hour]! += within[hour]!(wait)));
  return hours.map((_, hour) => reached[hour + warmUpHours]! / (days * looksPerHour));
}

function alike(one: PoolWork, other: PoolWork): boolean {
  return (
    one.load === other.load &&
    one.busyMinutes === other.busyMinutes &&
    one.busyVariation === other.busyVariation &&
    one.slack.every((minutes, at) => minutes === other.slack[at] && one.slackShares[at] === other.slackShares[at])
  );
}

/** Share of calls that still make the promise after a wait in minutes. */
function shareWithin({ slack, slackShares }: PoolWork): (wait: number) => number {
  const order = [...slack.keys()].sort((a, b) => slack[a]! - slack[b]!);
  const limits = Float64Array.from(order, (at) => slack[at]!);
  // Share of calls whose slack is at least that of this place in the order.
  const shares = Float64Array.from(order, (at) => slackShares[at]!);
  for (let at = shares.length - 2; at >= 0; at -= 1) shares[at]! += shares[at + 1]!;
  return (wait) => {
    let [low, high] = [0, limits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (limits[middle]! < wait) low = middle + 1;
      else high = middle;
    }
    return shares[low] ?? 0;
  };
}

/** A day of calls and drivers, simulated again and again. Times are minutes from its first hour. */
class SimulatedDay {
  readonly #plan: readonly StaffedHour[];
  #gaps = seededRandom(seed);
  #work = seededRandom(seed);
  /** Every second day mirrors the one before: its gaps are long where those were short, so chance cancels out. */
  #mirrored = false;
  /** When each driver has finished all calls. */
  readonly #free: Float64Array;
  /** By driver and hour: the next hour with that many drivers on shift, or the number of hours if there is none. */
  readonly #nextOn: Uint8Array[];

  constructor(plan: readonly StaffedHour[]) {
    this.#plan = plan;
    const most = Math.max(...plan.map(({ drivers }) => drivers));
    this.#free = new Float64Array(most);
    this.#nextOn = Array.from({ length: most }, (_, driver) => {
      const next = new Uint8Array(plan.length + 1).fill(plan.length);
      for (let hour = plan.length - 1; hour >= 0; hour -= 1)
        next[hour] = plan[hour]!.drivers > driver ? hour : next[hour + 1]!;
      return next;
    });
  }

  /** Simulates one day; `look` receives the hour and the wait of a call that came in at each of the day's looks. */
  run(index: number, look: (hour: number, wait: number) => void): void {
    const pair = index >> 1;
    this.#mirrored = index % 2 === 1;
    this.#gaps = seededRandom(seed + 2 * pair);
    this.#work = seededRandom(seed + 2 * pair + 1);
    this.#free.fill(0);
    // The looks of all days cover the hour evenly.
    const offset = (pair * 0.618_033_988_75) % 1;
    for (const [hour, { work }] of this.#plan.entries()) {
      const end = (hour + 1) * 60;
      const spread = Math.sqrt(Math.log(1 + work.busyVariation));
      const middle = Math.log(work.busyMinutes) - (spread * spread) / 2;
      let looked = 0;
      let call = hour * 60 + this.#gap(work.callsPerHour);
      while (looked < looksPerHour || call < end) {
        const next = looked < looksPerHour ? hour * 60 + ((looked + offset) * 60) / looksPerHour : end;
        const clock = Math.min(next, call);
        const driver = this.#firstFree(hour, clock);
        const start = driver < 0 ? Infinity : this.#startOf(driver, hour, clock);
        if (clock === next) {
          looked += 1;
          look(hour, start - clock);
        } else {
          if (driver >= 0) this.#free[driver] = start + Math.exp(middle + spread * this.#normal());
          call += this.#gap(work.callsPerHour);
        }
      }
    }
  }

  /** Minutes to the next call. */
  #gap(callsPerHour: number): number {
    const chance = this.#gaps();
    return callsPerHour > 0 ? (-Math.log(this.#mirrored ? 1 - chance : chance) * 60) / callsPerHour : Infinity;
  }

  /** The driver who can start first, or -1 if nobody will be on shift again. */
  #firstFree(hour: number, clock: number): number {
    let [first, earliest] = [-1, Infinity];
    for (let driver = 0; driver < this.#free.length && earliest > clock; driver += 1) {
      const start = this.#startOf(driver, hour, clock);
      if (start < earliest) [first, earliest] = [driver, start];
    }
    return first;
  }

  /** When a driver can start a call that came in at this moment: once free, and on shift. */
  #startOf(driver: number, hour: number, clock: number): number {
    const from = Math.max(clock, this.#free[driver]!);
    const at = from === clock ? hour : Math.floor(from / 60);
    if (at >= this.#plan.length) return Infinity;
    const on = this.#nextOn[driver]![at]!;
    if (on === at) return from;
    return on >= this.#plan.length ? Infinity : on * 60;
  }

  #normal(): number {
    const size = Math.sqrt(-2 * Math.log(this.#work()));
    return (this.#mirrored ? -size : size) * Math.cos(2 * Math.PI * this.#work());
  }
}
