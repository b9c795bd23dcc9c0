import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countCoverage,
  createScheduleModel,
  dayTicks,
  hour,
  hourTicks,
  instantOf,
  overlaps,
  packLanes,
  patchOf,
  quarterHour,
  snapToQuarter,
  wallClock,
  windowOfDays,
} from './index.ts';
import type { Background, Driver, Operation, ScheduleModel, Shift } from './index.ts';

const window = windowOfDays({ year: 2026, month: 11, day: 16 }, 7, 'America/New_York');
const drivers: Driver[] = ['kim', 'lou', 'max'].map((id) => ({ id, name: id.toUpperCase(), kind: 'driver' }));
const at = (hours: number) => window.from + hours * hour;
const shift = (id: string, driverId: string, from: number, to: number, more: Partial<Shift> = {}): Shift => ({
  id,
  driverId,
  start: at(from),
  end: at(to),
  service: 'tow',
  version: 1,
  ...more,
});
const modelOf = (shifts: readonly Shift[], backgrounds?: ReadonlyMap<string, readonly Background[]>) =>
  createScheduleModel({ drivers, shifts, window, ...(backgrounds ? { backgrounds } : {}) });
const everything = (model: ScheduleModel) =>
  drivers.flatMap(({ id }) => model.shiftsOf(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** One random user action, given the current schedule. */
const attempt = fc.record({
  what: fc.constantFrom('add', 'remove', 'move', 'resize', 'swap', 'undo', 'redo'),
  which: fc.nat(11),
  driver: fc.constantFrom('kim', 'lou', 'max'),
  from: fc.integer({ min: -8, max: 170 * 4 }),
  length: fc.integer({ min: -2, max: 48 }),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never;

/** The operations of one action, on the schedule as it is before the list they are part of. */
function operationsOf(
  model: ScheduleModel,
  { what, which, driver, from, length }: Attempt,
  id: string,
): readonly Operation[] {
  const shifts = everything(model);
  const chosen = shifts[which % Math.max(1, shifts.length)];
  const other = shifts[(which + 1) % Math.max(1, shifts.length)];
  const start = window.from + from * quarterHour;
  const end = start + length * quarterHour;
  if (what === 'add') return [{ kind: 'add', shift: { id, driverId: driver, start, end, service: 'tow', version: 0 } }];
  if (!chosen || !other || what === 'undo' || what === 'redo') return [];
  if (what === 'remove') return [{ kind: 'remove', shift: chosen }];
  const patches =
    what === 'swap'
      ? [patchOf(chosen, { driverId: other.driverId }), patchOf(other, { driverId: chosen.driverId })]
      : [
          patchOf(
            chosen,
            what === 'move' ? { driverId: driver, start, end: start + chosen.end - chosen.start } : { end },
          ),
        ];
  return patches.flatMap((operation) => operation ?? []);
}

/** Several actions in one list: a bulk change, a paste, a drag of many. */
function perform(model: ScheduleModel, attempts: readonly Attempt[], serial: number): void {
  for (const { what } of attempts) {
    if (what === 'undo') model.undo();
    if (what === 'redo') model.redo();
  }
  model.apply(
    attempts.flatMap((each, place) => operationsOf(model, each, `n${serial}-${place}`)),
    'bulk',
  );
}
const lists = fc.array(fc.array(attempt, { minLength: 1, maxLength: 4 }), { maxLength: 20 });

describe('any sequence of changes', () => {
  const first = [shift('a', 'kim', 8, 16), shift('b', 'kim', 20, 28), shift('c', 'lou', 6, 14)];
  it('returns to the initial state after undoing everything, and forward again', () => {
    fc.assert(
      fc.property(lists, (attempts) => {
        const model = modelOf(first);
        for (const [serial, each] of attempts.entries())
          perform(
            model,
            each.filter(({ what }) => what !== 'undo' && what !== 'redo'),
            serial,
          );
        const last = everything(model);
        while (model.undo());
        expect(everything(model)).toEqual(first);
        expect(model.isDirty()).toBe(false);
        while (model.redo());
        expect(everything(model)).toEqual(last);
      }),
    );
  });

  it('never leaves an overlap the policy forbids, and counts coverage the same as a fresh count', () => {
    fc.assert(
      fc.property(lists, (attempts) => {
        const model = modelOf(first);
        for (const [serial, each] of attempts.entries()) perform(model, each, serial);
        const shifts = everything(model);
        for (const one of shifts)
          for (const other of shifts)
            if (one.id < other.id && one.driverId === other.driverId) expect(overlaps(one, other)).toBe(false);
        expect([...model.coverage.scheduled()]).toEqual([...countCoverage(window, hour, shifts)]);
        for (const { id } of drivers)
          for (const span of [
            { start: at(3), end: at(9) },
            { start: at(0), end: at(168) },
          ])
            expect(model.shiftsWithin(id, span)).toEqual(model.shiftsOf(id).filter((each) => overlaps(each, span)));
      }),
    );
  });

  it('previews coverage exactly as it becomes', () => {
    const model = modelOf(first);
    const moved = { ...(model.shift('a') as Shift), start: at(9), end: at(17) };
    const before = model.coverage.scheduled();
    const preview = model.coverage.preview([{ before: model.shift('a') as Shift, after: moved }]);
    model.apply([patchOf(model.shift('a') as Shift, { start: moved.start, end: moved.end }) as Operation], 'pointer');
    expect([...model.coverage.scheduled()]).toEqual(
      [...before].map((count, place) => count + (preview.get(place) ?? 0)),
    );
    expect([...preview]).toEqual([
      [8, -1],
      [16, 1],
    ]);
  });
});

describe('refused changes and their reasons', () => {
  const timeOff = new Map<string, readonly Background[]>([
    [
      'lou',
      [
        { kind: 'pto', start: at(24), end: at(48) },
        { kind: 'available', start: at(0), end: at(12) },
      ],
    ],
  ]);
  it.each<[string, Shift[], Operation[], string, boolean]>([
    ['an overlap', [shift('a', 'kim', 8, 16)], [{ kind: 'add', shift: shift('b', 'kim', 15, 20) }], 'overlaps', false],
    [
      'an overlap inside one change',
      [],
      [
        { kind: 'add', shift: shift('a', 'kim', 8, 16) },
        { kind: 'add', shift: shift('b', 'kim', 10, 12) },
      ],
      'overlaps',
      false,
    ],
    ['an empty shift', [], [{ kind: 'add', shift: shift('a', 'kim', 8, 8) }], 'empty', false],
    [
      'a locked one',
      [shift('a', 'kim', 8, 16, { lock: 'all' })],
      [{ kind: 'remove', shift: shift('a', 'kim', 8, 16) }],
      'locked',
      false,
    ],
    ['a shift that is gone', [], [{ kind: 'remove', shift: shift('a', 'kim', 8, 16) }], 'gone', false],
    ['an unknown driver', [], [{ kind: 'add', shift: shift('a', 'zed', 8, 16) }], 'unknown-driver', false],
    ['time off is warned of', [], [{ kind: 'add', shift: shift('a', 'lou', 26, 30) }], 'time-off', true],
    [
      'hours outside availability are warned of',
      [],
      [{ kind: 'add', shift: shift('a', 'lou', 10, 14) }],
      'outside-availability',
      true,
    ],
  ])('%s', (_, shifts, operations, code, applied) => {
    const model = modelOf(shifts, timeOff);
    const result = model.apply(operations, 'editor');
    expect(result.applied).toBe(applied);
    expect(result.issues.map((issue) => issue.code)).toContain(code);
    if (!applied) expect(everything(model)).toEqual(shifts);
  });

  it('shifts may touch', () => {
    expect(
      modelOf([shift('a', 'kim', 8, 16)]).apply([{ kind: 'add', shift: shift('b', 'kim', 16, 20) }], 'pointer'),
    ).toEqual({ applied: true, issues: [] });
  });

  it('two drivers may swap shifts in one change', () => {
    const model = modelOf([shift('a', 'kim', 8, 16), shift('b', 'lou', 8, 16)]);
    const swap = [
      patchOf(model.shift('a') as Shift, { driverId: 'lou' }),
      patchOf(model.shift('b') as Shift, { driverId: 'kim' }),
    ] as Operation[];
    expect(model.apply(swap, 'bulk').applied).toBe(true);
    expect(model.shiftsOf('kim').map(({ id }) => id)).toEqual(['b']);
  });
});

describe('bad data', () => {
  it('is drawn or refused with a reason, and never crashes', () => {
    const { dataIssues, ...model } = createScheduleModel({
      drivers: [...drivers, { id: 'kim', name: 'Kim again', kind: 'driver' }],
      shifts: [
        shift('a', 'kim', 8, 16),
        shift('a', 'lou', 8, 16),
        shift('b', 'kim', 10, 9),
        shift('c', 'nobody', 8, 16),
        { ...shift('d', 'max', 1, 2), start: Number.NaN },
        shift('e', 'kim', 9, 12),
        shift('far', 'lou', 900, 910),
      ],
      window,
    });
    expect(dataIssues.map(({ code, id }) => `${id} ${code}`)).toEqual([
      'kim duplicate-driver',
      'a duplicate-shift',
      'b ends-before-start',
      'c unknown-driver',
      'd not-a-time',
      'far outside-window',
    ]);
    expect(model.shiftsOf('kim').map(({ id }) => id)).toEqual(['a', 'e']);
    expect(
      modelOf([])
        .coverage.scheduled()
        .every((count) => count === 0),
    ).toBe(true);
  });

  it('packs two hundred overlapping shifts without any two in the same place', () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      shift(`s${index}`, 'kim', index % 7, (index % 7) + 1 + (index % 5)),
    );
    const sorted = createScheduleModel({ drivers, shifts: many, window }).shiftsOf('kim');
    const lanes = packLanes(sorted);
    for (const one of sorted)
      for (const other of sorted)
        if (one.id < other.id && overlaps(one, other))
          expect(lanes.get(one.id)?.lane).not.toBe(lanes.get(other.id)?.lane);
    expect(packLanes([shift('a', 'kim', 0, 4), shift('b', 'kim', 4, 8)])).toEqual(
      new Map([
        ['a', { lane: 0, lanes: 1 }],
        ['b', { lane: 0, lanes: 1 }],
      ]),
    );
  });
});

describe('saving', () => {
  it('tracks changes since the last save, including after undo', () => {
    const model = modelOf([shift('a', 'kim', 8, 16)]);
    model.apply([patchOf(model.shift('a') as Shift, { end: at(18) }) as Operation], 'pointer');
    model.apply([{ kind: 'add', shift: shift('b', 'lou', 8, 16) }], 'pointer');
    expect(model.diff()).toMatchObject({
      added: [{ id: 'b' }],
      removed: [],
      changed: [{ after: { id: 'a', end: at(18) } }],
    });
    model.undo();
    model.undo();
    expect(model.isDirty()).toBe(false);
    model.redo();
    model.markSaved();
    expect(model.isDirty()).toBe(false);
    model.undo();
    expect(model.diff().changed).toHaveLength(1);
  });

  it('draws server changes without marking them as edits', () => {
    const model = modelOf([shift('a', 'kim', 8, 16)]);
    expect(model.apply([{ kind: 'add', shift: shift('b', 'kim', 10, 12) }], 'server').applied).toBe(true);
    expect(model.isDirty()).toBe(false);
    expect(model.canUndo()).toBe(false);
  });

  it('notifies only the rows it touched', () => {
    const model = modelOf([shift('a', 'kim', 8, 16)]);
    const events: string[] = [];
    for (const { id } of drivers) model.watchRow(id, () => events.push(id));
    model.apply([patchOf(model.shift('a') as Shift, { driverId: 'max' }) as Operation], 'pointer');
    expect(events.toSorted()).toEqual(['kim', 'max']);
  });
});

describe('time', () => {
  it.each([
    ['America/New_York', 2026, 3, 8, 23],
    ['America/New_York', 2026, 11, 1, 25],
    ['Australia/Lord_Howe', 2026, 4, 5, 24.5],
    ['Asia/Kathmandu', 2026, 6, 1, 24],
  ])('%s %i-%i-%i has %f hours', (timeZone, year, month, day, hours) => {
    const { from, to } = windowOfDays({ year, month, day }, 1, timeZone);
    expect((to - from) / hour).toBe(hours);
    expect(wallClock(from, timeZone)).toMatchObject({ hour: 0, minute: 0, day });
  });

  it('marks every hour on the clock: none for a skipped one, two for a repeated one', () => {
    const spring = hourTicks(windowOfDays({ year: 2026, month: 3, day: 8 }, 1, 'America/New_York')).map(
      ({ clock }) => clock.hour,
    );
    expect(spring).toEqual([0, 1, ...Array.from({ length: 21 }, (_, index) => index + 3)]);
    const autumn = hourTicks(windowOfDays({ year: 2026, month: 11, day: 1 }, 1, 'America/New_York')).map(
      ({ clock }) => clock.hour,
    );
    expect(autumn.filter((each) => each === 1)).toHaveLength(2);
    expect(
      hourTicks(windowOfDays({ year: 2026, month: 6, day: 1 }, 1, 'Asia/Kathmandu')).every(
        ({ clock }) => clock.minute === 0,
      ),
    ).toBe(true);
    expect(dayTicks(window)).toHaveLength(7);
  });

  it('a clock reading and its instant match, in every zone', () => {
    const zone = fc.constantFrom(
      'America/New_York',
      'America/Chicago',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'UTC',
    );
    fc.assert(
      fc.property(zone, fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2028, 0) }), (timeZone, instant) => {
        const quarter = snapToQuarter(instant);
        const clock = wallClock(quarter, timeZone);
        expect(clock.minute % 15).toBe(0);
        const back = instantOf(clock, timeZone);
        expect(wallClock(back, timeZone)).toEqual(clock);
        expect(Math.abs(back - quarter)).toBeLessThanOrEqual(hour);
      }),
    );
  });
});
