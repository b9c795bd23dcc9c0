import { serviceGroupOf } from '@roadside/domain/calls';
import type { DemoDriver } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';
import { weekday } from './days.ts';
import type { DemoCall, DemoCar, DemoPass, DemoUpdate } from './demo-call.ts';
import type { Roster } from './roster.ts';

/** A call without its car, truck and messages. */
export type BareCall = Omit<DemoCall, 'updates' | 'car' | 'truck'>;

const minuteMs = 60_000;
const relatedMs = 48 * 3_600_000;
const makes = [
  'Toyota Camry',
  'Honda Civic',
  'Ford F-150',
  'Chevrolet Silverado',
  'Honda CR-V',
  'Toyota RAV4',
  'Nissan Altima',
  'Subaru Outback',
  'Jeep Wrangler',
  'Hyundai Elantra',
  'Kia Sorento',
  'Volkswagen Jetta',
  'Tesla Model 3',
  'GMC Sierra',
  'Mazda CX-5',
] as const;
const colors = ['white', 'black', 'silver', 'gray', 'blue', 'red', 'green'] as const;

/**
 * Adds cars, trucks and messages to a day's calls. They come from a separate random stream, so they do not affect other
 * draws. A call marked as a callback shares its car with a later call in the same territory.
 */
export function withCompany(
  seed: number,
  day: string,
  calls: readonly BareCall[],
  roster: Roster,
): readonly DemoCall[] {
  const stream = new RandomStream(seed, 'company', day);
  const cars = calls.map((_, index) => drawCar(stream, day, index));
  calls.forEach((call, index) => {
    if (!call.callback) return;
    const again = calls.findIndex(
      (later, at) =>
        at > index &&
        later.station.territory === call.station.territory &&
        later.times.received > (call.times.cleared ?? call.times.received) &&
        later.times.received - call.times.received < relatedMs,
    );
    if (again > 0) cars[again] = cars[index] as DemoCar;
  });
  return calls.map((call, index) => ({
    ...call,
    passes: call.passes.map((pass) => ({ ...pass, driver: drawDecliner(stream, call, pass, roster) })),
    car: cars[index] as DemoCar,
    truck: call.driver && call.times.dispatched !== null ? truckOf(call.driver) : null,
    updates: drawUpdates(stream, call),
  }));
}

function drawCar(stream: RandomStream, day: string, index: number): DemoCar {
  const year = stream.integer(2004, 2026);
  return {
    ref: `${day.replaceAll('-', '')}${index.toString(36)}`,
    words: `${year} ${stream.pick(makes)}, ${stream.pick(colors)}`,
  };
}

/** A driver's truck: always the same number for the same driver. */
function truckOf(driver: DemoDriver): string {
  const kind = driver.serviceTypes.includes('Tow') ? 'Tow' : 'Van';
  return `${kind} ${new RandomStream('truck', driver.key).integer(101, 899)}`;
}

/** The driver who declined: none if the reason is that no driver was available, otherwise someone on duty. */
function drawDecliner(
  stream: RandomStream,
  { day, hour, troubleCode }: BareCall,
  { reason, station }: DemoPass,
  roster: Roster,
): DemoDriver | null {
  if (reason === 'No driver available' || reason === 'Unreachable') return null;
  return roster.choose(stream, station, serviceGroupOf(troubleCode) ?? 'Light Service', weekday(day), hour);
}

function drawUpdates(stream: RandomStream, { kmiInformed, passes, times, promisedMinutes }: BareCall): DemoUpdate[] {
  if (!kmiInformed) return [];
  const end = times.arrived ?? times.cleared ?? times.received;
  const updates: DemoUpdate[] = passes.map((pass) => ({
    at: pass.at + stream.integer(1, 4) * minuteMs,
    text: 'Phone call: finding another provider',
  }));
  if (times.enroute !== null) updates.push({ at: times.enroute, text: 'Text message: driver on the way' });
  const promised = promisedMinutes === null ? null : times.received + promisedMinutes * minuteMs;
  if (promised !== null && promised < end)
    updates.push({ at: promised - stream.integer(0, 6) * minuteMs, text: 'Text message: new arrival time' });
  return updates.filter(({ at }) => at >= times.received && at <= end).toSorted((a, b) => a.at - b.at);
}
