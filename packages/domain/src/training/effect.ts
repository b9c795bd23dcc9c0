import { isWithinChance, type RangedValue, smallSampleSize, wilsonInterval } from '../metrics/interval.ts';
import { student95 } from '../metrics/student.ts';

/** A driver's metric as a count: successes of attempts, for instance top answers of surveys. */
export interface Counted {
  readonly hits: number;
  readonly of: number;
}

/** One driver's metric in the 30 days before and after. */
export interface BeforeAfter {
  readonly driverId: number;
  readonly before: Counted;
  readonly after: Counted;
  /** What drivers are matched within, such as provider type and main service. */
  readonly group: string;
}

/** Days before and after that are compared. */
export const effectDays = 30;
/** Most drivers a trained driver is compared with. */
export const matchesPerDriver = 5;
/** Fewest trained drivers with a match for a number to be shown. */
export const fewestTrained = 10;
/** Fewest attempts a driver needs in each period to be counted. */
const fewestAttempts = 3;

/** Whether a module helped. */
export type Effect =
  | { readonly kind: 'too-few'; readonly drivers: number }
  | {
      readonly kind: 'effect';
      /** Points of percent that trained drivers changed more than their matches. */
      readonly points: number;
      /** 95 % interval. */
      readonly low: number;
      readonly high: number;
      readonly drivers: number;
    };

const share = ({ hits, of }: Counted) => (100 * hits) / of;
const enough = ({ before, after }: BeforeAfter) => before.of >= fewestAttempts && after.of >= fewestAttempts;

/**
 * How much more the metric of trained drivers changed than that of drivers like them who were not trained (a difference
 * of differences). Each is compared with the drivers of the same group whose metric was nearest before: a module is
 * often given when a metric is low, and low ones rise by themselves, so both sides must start from the same place. The
 * interval counts that one driver may be the match of several (A. Abadie and G. Imbens, 2006, Econometrica 74).
 */
export function trainingEffect(trained: readonly BeforeAfter[], others: readonly BeforeAfter[]): Effect {
  const untrained = byGroup(others);
  const pairs = trained.filter(enough).flatMap((driver) => {
    const matches = nearest(untrained.get(driver.group) ?? [], driver);
    return matches.length === 0 ? [] : [{ driver, matches, weight: certainty(driver) }];
  });
  const drivers = pairs.length;
  if (drivers < fewestTrained) return { kind: 'too-few', drivers };
  const all = pairs.reduce((sum, { weight }) => sum + weight, 0);
  let points = 0;
  let variance = 0;
  /** How much each match counts, over all drivers it is compared with. */
  const counts = new Map<BeforeAfter, number>();
  const alike = byGroup(pairs.map(({ driver }) => driver));
  for (const { driver, matches, weight } of pairs) {
    const part = weight / all;
    points += part * (changeOf(driver) - meanChange(matches));
    variance += part * part * scatter(driver, alike);
    for (const match of matches) counts.set(match, (counts.get(match) ?? 0) + part / matches.length);
  }
  for (const [match, count] of counts) variance += count * count * scatter(match, untrained);
  const reach = student95(drivers - 1) * Math.sqrt(variance);
  return { kind: 'effect', points, low: points - reach, high: points + reach, drivers };
}

const changeOf = ({ before, after }: BeforeAfter) => share(after) - share(before);
const meanChange = (drivers: readonly BeforeAfter[]) =>
  drivers.reduce((sum, driver) => sum + changeOf(driver), 0) / drivers.length;

/** A driver with few answers says less; the harmonic mean is ruled by the smaller of the two periods. */
const certainty = ({ before, after }: BeforeAfter) => 2 / (1 / before.of + 1 / after.of);

function byGroup(drivers: readonly BeforeAfter[]): ReadonlyMap<string, readonly BeforeAfter[]> {
  const groups = new Map<string, BeforeAfter[]>();
  for (const driver of drivers.filter(enough)) {
    const group = groups.get(driver.group);
    if (group) group.push(driver);
    else groups.set(driver.group, [driver]);
  }
  return groups;
}

/** The other drivers whose share before was nearest; ties by id, so that the same data give the same number. */
function nearest(group: readonly BeforeAfter[], target: BeforeAfter): readonly BeforeAfter[] {
  const away = (driver: BeforeAfter) => Math.abs(share(driver.before) - share(target.before));
  return group
    .filter((driver) => driver !== target)
    .toSorted((a, b) => away(a) - away(b) || a.driverId - b.driverId)
    .slice(0, matchesPerDriver);
}

/** How far a driver's change lies from that of drivers alike, squared: the variance of one change. */
function scatter(driver: BeforeAfter, groups: ReadonlyMap<string, readonly BeforeAfter[]>): number {
  const alike = nearest(groups.get(driver.group) ?? [], driver);
  if (alike.length === 0) return 0;
  return (alike.length / (alike.length + 1)) * (changeOf(driver) - meanChange(alike)) ** 2;
}

/** A metric or topic that calls for a module. */
export interface Prescription {
  readonly moduleId: number;
  /** Shown to the driver and the manager. */
  readonly reason: string;
}

/** A change that a module may answer. */
export interface Symptom {
  /** Tag that answering modules carry: a metric id or a comment topic. */
  readonly tag: string;
  /** How it is called on the screen: 'Kept informed'. */
  readonly label: string;
  /** A share of top answers, or of comments that complain about a topic. @defaultValue 'metric' */
  readonly kind?: 'metric' | 'topic';
  /** Top answers, or comments that complain, in the 30 days before and in the last 30. */
  readonly before: Counted;
  readonly after: Counted;
}

/** From this fall a module is assigned. */
export const prescribedFall = -5;

/**
 * The modules that a driver's falls call for, worst fall first, each once. Modules taken or assigned already are left
 * out; so is a fall that rests on fewer than ten answers, or that can be chance, as everywhere else.
 */
export function prescribe(
  symptoms: readonly Symptom[],
  modules: readonly { readonly id: number; readonly tags: readonly string[] }[],
  known: ReadonlySet<number>,
): readonly Prescription[] {
  const prescribed = new Map<number, Prescription>();
  const falls = symptoms
    .filter(({ before, after }) => Math.min(before.of, after.of) >= smallSampleSize)
    .map((symptom) => ({ symptom, fall: fallOf(symptom) }))
    .filter(({ symptom, fall }) => fall <= prescribedFall && !canBeChance(symptom))
    .toSorted((a, b) => a.fall - b.fall);
  for (const { symptom, fall } of falls)
    for (const { id, tags } of modules)
      if (tags.includes(symptom.tag) && !known.has(id) && !prescribed.has(id))
        prescribed.set(id, { moduleId: id, reason: reasonOf(symptom, fall) });
  return [...prescribed.values()];
}

/** The change in points, negative when it got worse: fewer top answers, or more complaints. */
const fallOf = ({ kind = 'metric', before, after }: Symptom): number =>
  kind === 'metric' ? share(after) - share(before) : share(before) - share(after);

const canBeChance = ({ before, after }: Symptom): boolean => isWithinChance(ranged(after), ranged(before)) !== false;

const ranged = (counted: Counted): RangedValue => ({
  value: share(counted),
  ...wilsonInterval(counted.hits, counted.of),
});

function reasonOf({ kind = 'metric', label }: Symptom, fall: number): string {
  const points = `${Math.abs(fall).toFixed(1)} points`;
  return kind === 'metric'
    ? `${label} is down ${points}`
    : `Complaints about ${label.charAt(0).toLowerCase()}${label.slice(1)} are up ${points}`;
}
