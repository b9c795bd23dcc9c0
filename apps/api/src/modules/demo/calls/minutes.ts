import type { ServiceGroup, StationFacilityType } from '@roadside/domain/calls';
import type { RandomStream } from '../random/random-stream.ts';

/** Median and sigma of the lognormal minutes to arrive (glossary section 4). */
const arrival: Readonly<Record<StationFacilityType, Readonly<Record<ServiceGroup, readonly [number, number]>>>> = {
  Fleet: { Tow: [44, 0.5], Battery: [31, 0.48], 'Light Service': [33, 0.48] },
  PSP: { Tow: [47, 0.55], Battery: [37, 0.5], 'Light Service': [39, 0.52] },
  nonPSP: { Tow: [56, 0.6], Battery: [44, 0.56], 'Light Service': [48, 0.58] },
};
// Compensates for nights, far cells, snow and stories, which lengthen the mean, so that the club's year has the
// glossary's mean of 49 minutes including them.
const circumstanceSurplus = 1.1;
const nightFactor = 1.15;
const ruralFactor = 1.35;
const minutesPerPass = 28;

/** Factors of the arrival time. `factor` combines weather and story. */
export interface ArrivalCircumstances {
  readonly facilityType: StationFacilityType;
  readonly group: ServiceGroup;
  readonly hour: number;
  readonly rural: boolean;
  readonly passes: number;
  readonly factor: number;
}

/** Minutes from RE to OL. */
export function drawArrival(
  stream: RandomStream,
  { facilityType, group, hour, rural, passes, factor }: ArrivalCircumstances,
): number {
  const night = hour >= 23 || hour <= 5 ? nightFactor : 1;
  const minutes =
    (stream.lognormal(...arrival[facilityType][group]) * night * (rural ? ruralFactor : 1) * factor) /
    circumstanceSurplus;
  return Math.min(470, Math.max(6, minutes + passes * minutesPerPass));
}

/** Minutes promised to the member: based on the PSP median for every network, rounded to five, at least twenty. */
export function drawPromise(stream: RandomStream, group: ServiceGroup): number {
  const minutes = stream.lognormal(1.3 * arrival.PSP[group][0], 0.25);
  return Math.max(20, Math.round(minutes / 5) * 5);
}

/** Minutes of the steps before the drive. They take at most 70 % of the time to arrival; AS is between SP and DI. */
export function drawSteps(
  stream: RandomStream,
  toArrival: number,
): { spotted: number; assigned: number; dispatched: number; enroute: number } {
  const spot = stream.lognormal(2.6, 0.5);
  const dispatch = stream.lognormal(4.4, 0.5);
  const leave = stream.lognormal(3.5, 0.5);
  const shrink = Math.min(1, (0.7 * toArrival) / (spot + dispatch + leave));
  const spotted = spot * shrink;
  const dispatched = spotted + dispatch * shrink;
  return {
    spotted,
    assigned: spotted + dispatch * shrink * stream.between(0.2, 0.7),
    dispatched,
    enroute: dispatched + leave * shrink,
  };
}

/** Minutes of work at the car, before any tow. */
export function drawOnScene(stream: RandomStream, code: string, group: ServiceGroup): number {
  const median = code === '8' ? 38 : code === '1B' ? 32 : group === 'Tow' ? 18 : group === 'Battery' ? 16 : 14;
  return Math.min(300, stream.lognormal(median, 0.4));
}

/** Minutes of the tow: a median of nine miles at 24 miles an hour. */
export function drawTowLeg(stream: RandomStream): number {
  return Math.min(170, (stream.lognormal(9, 0.6) / 24) * 60);
}
