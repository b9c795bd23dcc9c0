import {
  type Background,
  createScheduleModel,
  type Driver,
  hour,
  type ScheduleModel,
  type SchedulePolicy,
  type Shift,
  windowOfDays,
} from '../src/model/index.ts';

const firstNames = ['Kim', 'Lou', 'Maxine', 'Ana', 'Dmitri', 'Ngozi', 'Per', 'Yuki', 'Ayaan', 'Rosa', 'Tom', 'Ines'];
const lastNames = [
  'Ray',
  'Okafor',
  'Lindqvist',
  'de la Cruz y Fernández',
  'Smith',
  'Wójcik',
  'Tanaka',
  'Oberhuber',
  'Nguyen',
  'Petrov',
];
const services = ['tow', 'battery', 'light', 'multiple', 'tow', 'battery'];
const details = ['T B', 'T B L', 'L', 'T', 'B L'];

export interface SampleSize {
  readonly drivers?: number;
  readonly days?: number;
  readonly ghosts?: number;
  readonly grouped?: boolean;
  readonly timeZone?: string;
  readonly day?: { readonly year: number; readonly month: number; readonly day: number };
  readonly policy?: SchedulePolicy;
}

/** A small random generator that gives the same sequence on every machine. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A realistic schedule, always the same for the same size. */
export function sampleSchedule({
  drivers: count = 18,
  days = 1,
  ghosts = 2,
  grouped = false,
  timeZone = 'America/New_York',
  day = { year: 2026, month: 11, day: 16 },
  policy,
}: SampleSize = {}): ScheduleModel {
  const window = windowOfDays(day, days, timeZone);
  const next = sequence(count * 31 + days);
  const drivers: Driver[] = [
    ...Array.from({ length: ghosts }, (_, index): Driver => ({
      id: `99999${index + 1}`,
      name: `Open shift ${index + 1}`,
      kind: 'ghost',
    })),
    ...Array.from({ length: count }, (_, index): Driver => ({
      id: `d${index + 1}`,
      name: `${firstNames[index % firstNames.length]} ${lastNames[(index * 7) % lastNames.length]}`,
      kind: 'driver',
      detail: details[index % details.length] as string,
      ...(grouped ? { group: index % 3 === 0 ? 'North yard' : 'South yard' } : {}),
    })),
  ];
  const shifts: Shift[] = [];
  const backgrounds = new Map<string, readonly Background[]>();
  for (const [place, driver] of drivers.entries()) {
    const stretches: Background[] = [];
    for (let date = 0; date < days; date++) {
      const midnight = window.from + date * 24 * hour;
      const begins = midnight + (4 + next(6)) * hour + next(4) * 900_000;
      stretches.push({ kind: 'available', start: midnight + 3 * hour, end: midnight + 23 * hour });
      if (driver.kind === 'driver' && place % 7 === 3) {
        stretches.push({ kind: 'pto', start: midnight + 12 * hour, end: midnight + 18 * hour });
        shifts.push({
          id: `s${place}-${date}-0`,
          driverId: driver.id,
          start: midnight + 5 * hour,
          end: midnight + 11 * hour,
          service: services[place % 6] as string,
          version: 1,
        });
        continue;
      }
      if (place % 5 === 4) stretches.push({ kind: 'unavailable', start: midnight, end: midnight + 3 * hour });
      if (place % 9 === 8) continue;
      const length = (3 + next(4)) * hour;
      shifts.push({
        id: `s${place}-${date}-0`,
        driverId: driver.id,
        start: begins,
        end: begins + length,
        service: services[next(6)] as string,
        version: 1,
        ...(place % 11 === 5 ? { lock: 'all' as const } : {}),
      });
      if (driver.kind === 'driver') {
        const again = begins + length + (1 + next(3)) * hour;
        shifts.push({
          id: `s${place}-${date}-1`,
          driverId: driver.id,
          start: again,
          end: again + (3 + next(3)) * hour,
          service: services[next(6)] as string,
          version: 1,
        });
      }
    }
    backgrounds.set(driver.id, stretches);
  }
  const hours = Math.round((window.to - window.from) / hour);
  const values = Array.from({ length: hours }, (_, index) =>
    Math.round(count * (0.1 + 0.75 * Math.max(0, Math.sin((((index % 24) - 5) / 15) * Math.PI)))),
  );
  return createScheduleModel({
    drivers,
    shifts,
    backgrounds,
    window,
    needed: { bucket: hour, values },
    ...(policy ? { policy } : {}),
  });
}
