import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  carriedShifts,
  carryOperations,
  countsOver,
  drawnBackgrounds,
  driversBetween,
  ghostGroup,
  copyShifts,
  createClockFormat,
  createDefaultPolicy,
  createScheduleModel,
  duplicateShifts,
  hour,
  listRows,
  moveEdge,
  moveInTime,
  moveToDriver,
  pasteOperations,
  patchOf,
  quarterHour,
  removeShifts,
  scheduleCsv,
  setService,
  shiftLines,
  snapToQuarter,
  windowOfDays,
} from './index.ts';
import type { Background, Driver, Operation, Shift, SnapContext } from './index.ts';

const window = windowOfDays({ year: 2026, month: 11, day: 16 }, 1, 'America/New_York');
const drivers: Driver[] = [
  { id: 'open', name: 'Open 1', kind: 'ghost' },
  ...['kim', 'lou', 'max'].map((id): Driver => ({ id, name: id.toUpperCase(), kind: 'driver' })),
];
const rows = drivers.map(({ id }) => id);
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
const modelOf = (
  shifts: readonly Shift[],
  more: { needed?: number[]; backgrounds?: ReadonlyMap<string, readonly Background[]>; drivers?: Driver[] } = {},
) =>
  createScheduleModel({
    drivers: more.drivers ?? drivers,
    shifts,
    window,
    ...(more.backgrounds ? { backgrounds: more.backgrounds } : {}),
    ...(more.needed ? { needed: { bucket: hour, values: more.needed } } : {}),
  });
const numbered = () => {
  let count = 0;
  return () => `n${++count}`;
};
const rules = { policy: createDefaultPolicy(), timeZone: window.timeZone, rows, phase: 'dropped' as const };

describe('moving shifts', () => {
  const [a, b] = [shift('a', 'kim', 8, 12), shift('b', 'lou', 9.1, 12)];
  it('snaps the grabbed shift and keeps the others at their offset, on both axes', () => {
    const carried = carriedShifts(
      { held: a, shifts: [a, b], part: 'whole' },
      { time: 68 * 60_000, rows: 1, copy: false },
      rules,
    );
    expect(carried.map(({ driverId, start, end }) => [driverId, start, end])).toEqual([
      ['lou', at(9.25), at(13.25)],
      ['max', at(10.35), at(13.25)],
    ]);
  });

  it('stops all shifts at the last row instead of changing their order', () => {
    const carried = carriedShifts({ held: a, shifts: [a, b], part: 'whole' }, { time: 0, rows: 9, copy: false }, rules);
    expect(carried.map(({ driverId }) => driverId)).toEqual(['lou', 'max']);
    expect(
      carriedShifts({ held: a, shifts: [a], part: 'whole' }, { time: 0, rows: -9, copy: false }, rules)[0]?.driverId,
    ).toBe('open');
  });

  it('leaves an off-grid shift where it is until it moves', () => {
    expect(
      carriedShifts({ held: b, shifts: [b], part: 'whole' }, { time: 0, rows: 1, copy: false }, rules)[0],
    ).toMatchObject({ start: b.start, driverId: 'max' });
  });

  it('keeps a quarter hour when one edge passes the other', () => {
    expect(
      carriedShifts({ held: a, shifts: [a], part: 'start' }, { time: 99 * hour, rows: 0, copy: false }, rules)[0]
        ?.start,
    ).toBe(a.end - quarterHour);
    expect(
      carriedShifts({ held: a, shifts: [a], part: 'end' }, { time: -99 * hour, rows: 0, copy: false }, rules)[0]?.end,
    ).toBe(a.start + quarterHour);
  });

  it('uses the policy to snap times', () => {
    const toHalf = {
      ...rules,
      policy: { snap: (instant: number) => Math.floor(instant / (2 * quarterHour)) * 2 * quarterHour },
    };
    expect(
      carriedShifts({ held: a, shifts: [a], part: 'end' }, { time: 44 * 60_000, rows: 0, copy: false }, toHalf)[0]?.end,
    ).toBe(at(12.5));
  });

  it('stores the time that was shown while dragging, whatever the rule for other times', () => {
    // Rounding table of an older system: minutes 1–14 round to the hour, 16–44 to the half hour, 46–59 to the next
    // hour.
    const landed = (minute: number) =>
      minute < 15 ? 0 : minute === 15 || minute === 45 ? minute : minute < 45 ? 30 : 60;
    const policy = {
      snap: (instant: number, { phase }: SnapContext) =>
        phase === 'gliding'
          ? snapToQuarter(instant)
          : instant - (instant % hour) + landed(Math.round((instant % hour) / 60_000)) * 60_000,
    };
    const startAfter = (minutes: number, phase: 'gliding' | 'dropped') =>
      ((carriedShifts(
        { held: a, shifts: [a], part: 'whole' },
        { time: minutes * 60_000, rows: 0, copy: false },
        { ...rules, policy, phase },
      )[0]?.start ?? 0) -
        a.start) /
      60_000;
    for (let minutes = 1; minutes <= 120; minutes += 1)
      expect(startAfter(minutes, 'dropped')).toBe(startAfter(minutes, 'gliding'));
    expect([7, 14, 31, 46].map((minutes) => startAfter(minutes, 'dropped'))).toEqual([0, 15, 30, 45]);
  });

  it('copies without the lock, and creates no operations without a move', () => {
    const locked = shift('a', 'kim', 8, 12, { lock: 'all' });
    const carry = { held: locked, shifts: [locked], part: 'whole' as const };
    const moved = carriedShifts(carry, { time: 5 * hour, rows: 0, copy: true }, rules);
    expect(carryOperations(carry, moved, true, numbered())).toEqual([
      { kind: 'add', shift: { id: 'n1', driverId: 'kim', start: at(13), end: at(17), service: 'tow', version: 0 } },
    ]);
    expect(carryOperations(carry, [locked], true, numbered())).toEqual([]);
    expect(carryOperations(carry, [locked], false, numbered())).toEqual([]);
  });
});

describe('copy and paste', () => {
  it('puts the topmost shift at the chosen driver and keeps the row offsets of the rest', () => {
    const clip = copyShifts([shift('b', 'lou', 9, 12), shift('a', 'kim', 8, 12)], rows);
    const pasted = pasteOperations(clip, { rows, driverId: 'lou', newId: numbered() });
    expect(
      pasted.map((operation) => operation.kind === 'add' && [operation.shift.driverId, operation.shift.start]),
    ).toEqual([
      ['max', at(9)],
      ['lou', at(8)],
    ]);
  });
  it('can start at another time, and drops shifts that would fall below the last row', () => {
    const clip = copyShifts([shift('a', 'kim', 8, 12), shift('b', 'lou', 9, 12)], rows);
    expect(pasteOperations(clip, { rows, driverId: 'max', at: at(1), newId: numbered() })).toEqual([
      { kind: 'add', shift: { id: 'n1', driverId: 'max', start: at(1), end: at(5), service: 'tow', version: 0 } },
    ]);
  });
});

describe('bulk changes', () => {
  const both = [shift('a', 'kim', 8, 12), shift('b', 'lou', 9, 12)];
  const after = (operations: readonly Operation[]) => {
    const model = modelOf(both);
    expect(model.apply(operations, 'bulk').applied).toBe(true);
    return rows
      .flatMap((id) => model.shiftsOf(id))
      .map(
        ({ driverId, start, end, service }) =>
          `${driverId} ${(start - at(0)) / hour}-${(end - at(0)) / hour} ${service}`,
      );
  };
  it.each<[string, readonly Operation[], string[]]>([
    ['later', moveInTime(both, quarterHour), ['kim 8.25-12.25 tow', 'lou 9.25-12.25 tow']],
    ['longer', moveEdge(both, 'end', hour, quarterHour), ['kim 8-13 tow', 'lou 9-13 tow']],
    [
      'never without a length',
      moveEdge(both, 'start', 9 * hour, quarterHour),
      ['kim 11.75-12 tow', 'lou 11.75-12 tow'],
    ],
    ['another service', setService(both, 'battery'), ['kim 8-12 battery', 'lou 9-12 battery']],
    ['gone', removeShifts(both), []],
    [
      'twice in a day',
      duplicateShifts(both, modelOf(both), numbered()),
      ['kim 8-12 tow', 'kim 12-16 tow', 'lou 9-12 tow', 'lou 12-15 tow'],
    ],
  ])('%s', (_, operations, expected) => expect(after(operations)).toEqual(expected));

  it('duplicate to the same hours of the next free day, across a change of clocks', () => {
    const timeZone = 'America/New_York';
    const from = Date.parse('2026-10-30T04:00:00Z');
    const local = (day: number, hours: number) =>
      from + day * 24 * hour + (day * 24 + hours > 49 ? hour : 0) + hours * hour;
    const own = (id: string, day: number, start: number, length: number) =>
      shift(id, 'kim', 0, 1, { start: local(day, start), end: local(day, start) + length * hour });
    const days = createScheduleModel({
      drivers: rows.map((id) => ({ id, name: id.toUpperCase(), kind: 'driver' as const })),
      shifts: [own('a', 0, 8, 8), own('b', 1, 7, 8)],
      window: { from, to: local(7, 0), timeZone },
    });
    const copy = duplicateShifts([days.shift('a') as Shift], days, numbered())[0];
    // The next day is taken.
    expect(copy).toMatchObject({ kind: 'add', shift: { start: local(2, 8), end: local(2, 16), driverId: 'kim' } });
    const last = duplicateShifts([own('c', 2, 8, 8)], days, numbered())[0];
    expect(last).toMatchObject({ shift: { start: local(3, 8), end: local(3, 16) } });
    const atTheEnd = duplicateShifts([own('d', 6, 8, 8)], days, numbered())[0];
    expect(atTheEnd).toMatchObject({ shift: { start: local(6, 16), end: local(6, 24) } });
  });

  it('are refused as a whole', () => {
    const model = modelOf(both);
    const result = model.apply(moveToDriver(both, 'max'), 'bulk');
    expect(result).toMatchObject({
      applied: false,
      issues: [
        { code: 'overlaps', text: expect.stringMatching(/^Overlaps MAX’s shift from 9:00\sAM to 12:00\sPM\.$/) },
        { code: 'overlaps', text: expect.stringMatching(/^Overlaps MAX’s shift from 8:00\sAM to 12:00\sPM\.$/) },
      ],
    });
    expect(model.shiftsOf('max')).toEqual([]);
  });
});

describe('reasons', () => {
  const backgrounds = new Map<string, readonly Background[]>([
    [
      'kim',
      [
        { kind: 'pto', start: at(12), end: at(16) },
        { kind: 'unavailable', start: at(20), end: at(22) },
      ],
    ],
  ]);
  it('name the conflicting shift and its time', () => {
    const model = modelOf([shift('a', 'kim', 8, 12)], { backgrounds });
    const clock = createClockFormat({ locale: 'en-US', timeZone: window.timeZone, hourCycle: 'h23' });
    const words = (from: number, to: number) =>
      model.validate([{ kind: 'add', shift: shift('n', 'kim', from, to) }], clock.time).map(({ text }) => text);
    expect(words(11, 13)).toEqual([
      'Overlaps KIM’s shift from 08:00 to 12:00.',
      'KIM has time off from 12:00 to 16:00.',
    ]);
    expect(words(21, 23)).toEqual(['KIM is not available from 20:00 to 22:00.']);
  });
  it('allow an already overlapping shift to change its service', () => {
    const model = modelOf([shift('a', 'kim', 8, 12), shift('b', 'kim', 9, 12)]);
    expect(model.apply(setService([model.shift('a') as Shift], 'battery'), 'editor').applied).toBe(true);
    expect(model.apply(moveInTime([model.shift('a') as Shift], quarterHour), 'editor').applied).toBe(false);
  });
  it('refuse changes to a read-only driver', () => {
    const model = modelOf([shift('a', 'kim', 8, 12)], {
      drivers: drivers.map((driver) => (driver.id === 'kim' ? { ...driver, readOnly: true } : driver)),
    });
    expect(model.apply(removeShifts([model.shift('a') as Shift]), 'keyboard')).toMatchObject({
      applied: false,
      issues: [{ code: 'read-only' }],
    });
    expect(model.apply([{ kind: 'add', shift: shift('n', 'kim', 1, 2) }], 'keyboard').applied).toBe(false);
  });
  it('refuse an invalid time, whatever its source', () => {
    const model = modelOf([shift('a', 'kim', 8, 12)]);
    expect(model.apply([patchOf(model.shift('a') as Shift, { end: Number.NaN }) as Operation], 'server')).toMatchObject(
      { applied: false, issues: [{ code: 'not-a-time' }] },
    );
  });
});

describe('counts over time', () => {
  const counted = (...spans: readonly (readonly [number, number])[]) =>
    countsOver(spans.map(([from, to]) => ({ start: at(from), end: at(to) }))).map(
      ({ start, end, count }) => `${count}: ${(start - at(0)) / hour}-${(end - at(0)) / hour}`,
    );
  it('say how many spans there are at a time, and nothing between them', () => {
    expect(counted()).toEqual([]);
    expect(counted([6, 14], [10, 18], [20, 22])).toEqual(['1: 6-10', '2: 10-14', '1: 14-18', '1: 20-22']);
    expect(counted([6, 14], [14, 18])).toEqual(['1: 6-18']);
    expect(counted([6, 14], [6, 14])).toEqual(['2: 6-14']);
  });
});

describe('row backgrounds', () => {
  const day = { start: at(0), end: at(24) };
  const hours = (stretches: readonly Background[]) =>
    drawnBackgrounds(stretches, day).map(
      ({ kind, start, end }) => `${kind} ${(start - at(0)) / hour}-${(end - at(0)) / hour}`,
    );
  it('shade time outside availability, and texture time off', () => {
    expect(
      hours([
        { kind: 'available', start: at(12), end: at(20) },
        { kind: 'available', start: at(6), end: at(12) },
        { kind: 'pto', start: at(10), end: at(14) },
        { kind: 'pto', start: at(13), end: at(15) },
      ]),
    ).toEqual(['closed 0-6', 'closed 20-24', 'pto 10-15']);
  });
  it('are empty for a row without availability, with no shading below a texture', () => {
    expect(hours([])).toEqual([]);
    expect(hours([{ kind: 'unavailable', start: at(0), end: at(4) }])).toEqual(['unavailable 0-4']);
    expect(
      hours([
        { kind: 'unavailable', start: at(0), end: at(6) },
        { kind: 'available', start: at(6), end: at(24) },
      ]),
    ).toEqual(['unavailable 0-6']);
  });
});

describe('coverage', () => {
  it('counts drivers against the need, placeholders separately, and previews a change', () => {
    const model = modelOf([shift('a', 'kim', 8, 10), shift('o', 'open', 9, 10)], {
      needed: Array.from({ length: 24 }, () => 1),
    });
    expect(
      model
        .coverageWith()
        .slice(8, 11)
        .map(({ scheduled, unfilled, spare }) => [scheduled, unfilled, spare]),
    ).toEqual([
      [1, 0, 0],
      [1, 1, 0],
      [0, 0, -1],
    ]);
    const filled = [patchOf(model.shift('o') as Shift, { driverId: 'lou' }) as Operation];
    expect(model.coverageWith(filled)[9]).toMatchObject({ scheduled: 2, unfilled: 0, spare: 1, change: 1 });
    expect(model.coverageWith()[9]).toMatchObject({ scheduled: 1, unfilled: 1, change: 0 });
    model.apply(filled, 'pointer');
    expect(model.coverageWith()[9]).toMatchObject({ scheduled: 2, unfilled: 0, change: 0 });
  });
  it('shows no gap when the need is unknown', () => {
    expect(modelOf([]).coverageWith()[0]).toMatchObject({ needed: null, spare: null });
  });
});

describe('server updates', () => {
  const first = shift('a', 'kim', 8, 12);
  const edited = () => {
    const model = modelOf([first]);
    model.apply(moveInTime([first], hour), 'pointer');
    return model;
  };
  it('are applied to unedited shifts', () => {
    const model = modelOf([first]);
    expect(
      model.merge({ shifts: [{ ...first, end: at(14), version: 2 }, shift('b', 'lou', 1, 2)], removed: [] }),
    ).toEqual({ conflicts: [], issues: [] });
    expect(model.shift('a')).toMatchObject({ end: at(14), version: 2 });
    expect(model.shiftsOf('lou')).toHaveLength(1);
    expect(model.isDirty()).toBe(false);
    model.merge({ shifts: [], removed: ['a'] });
    expect(model.shift('a')).toBeUndefined();
  });
  it('keep my edit and apply changes that do not touch it', () => {
    const model = edited();
    expect(model.merge({ shifts: [{ ...first, service: 'battery', version: 2 }] }).conflicts).toEqual([]);
    expect(model.shift('a')).toMatchObject({ start: at(9), service: 'battery', version: 2 });
    expect(model.diff().changed).toMatchObject([
      { before: { start: at(8), service: 'battery' }, after: { start: at(9) } },
    ]);
  });
  it('report when both sides changed the same field, and keep mine until someone decides', () => {
    const model = edited();
    const theirs = { ...first, end: at(20), version: 2 };
    expect(model.merge({ shifts: [theirs] }).conflicts).toMatchObject([
      { id: 'a', mine: { start: at(9) }, theirs: { end: at(20) } },
    ]);
    expect(model.shift('a')).toMatchObject({ start: at(9), version: 2 });
    expect(model.diff().changed).toMatchObject([{ before: { end: at(20) } }]);
  });
  it('report when a shift I edited was removed, and when a shift I removed was edited', () => {
    const model = edited();
    expect(model.merge({ shifts: [], removed: ['a'] }).conflicts).toMatchObject([{ theirs: null }]);
    expect(model.diff().added).toMatchObject([{ id: 'a' }]);
    const other = modelOf([first]);
    other.apply(removeShifts([first]), 'keyboard');
    expect(other.merge({ shifts: [{ ...first, end: at(13), version: 2 }] }).conflicts).toMatchObject([{ mine: null }]);
    expect(other.shift('a')).toBeUndefined();
    expect(other.diff().removed).toMatchObject([{ end: at(13), version: 2 }]);
  });
  it('clear an edit when the server made the same change', () => {
    const model = edited();
    model.merge({ shifts: [{ ...first, start: at(9), end: at(13), version: 2 }] });
    expect(model.isDirty()).toBe(false);
  });
  it('takes from the server whether my edit is published: when it was saved, and while it is not', () => {
    const first = shift('a', 'kim', 8, 12);
    const model = modelOf([first]);
    model.apply(moveInTime([first], hour), 'editor');
    const moved = { ...first, start: at(9), end: at(13) };
    model.merge({ shifts: [{ ...moved, version: 2, draft: true }] });
    expect(model.shift('a')).toMatchObject({ start: at(9), version: 2, draft: true });
    expect(model.isDirty()).toBe(false);
    model.apply(moveInTime([model.shift('a')!], hour), 'editor');
    model.merge({ shifts: [{ ...moved, version: 3 }] });
    expect(model.shift('a')?.draft).toBeUndefined();
    expect(model.shift('a')).toMatchObject({ start: at(10), version: 3 });
  });

  it('that come later are never undone', () => {
    const model = modelOf([first, shift('b', 'lou', 8, 12)]);
    model.apply(moveInTime([first, shift('b', 'lou', 8, 12)], hour), 'bulk');
    model.apply([{ kind: 'add', shift: shift('n', 'max', 8, 12) }], 'keyboard');
    const saved = [shift('a', 'kim', 9, 13), shift('b', 'lou', 9, 13), shift('n', 'max', 8, 12)];
    model.merge({ shifts: saved.map((each) => ({ ...each, version: 2 })) });
    expect(model.isDirty()).toBe(false);
    // A colleague moves the first one on and gives the new one to somebody else.
    model.merge({ shifts: [shift('a', 'kim', 10, 14, { version: 3 }), shift('n', 'kim', 16, 20, { version: 3 })] });
    expect([model.undo(), model.leftAlone(), model.shift('n')?.driverId]).toEqual([true, 1, 'kim']);
    expect([model.undo(), model.leftAlone()]).toEqual([true, 1]);
    expect(model.shift('a')).toMatchObject({ start: at(10), end: at(14) });
    expect(model.shift('b')).toMatchObject({ start: at(8), end: at(12) });
    expect(model.diff().changed.map(({ after }) => after.id)).toEqual(['b']);
    // Their change to something else than mine is no reason to keep mine.
    const other = edited();
    other.merge({ shifts: [{ ...first, service: 'battery', version: 2 }] });
    expect([other.undo(), other.leftAlone()]).toEqual([true, 0]);
    expect(other.shift('a')).toMatchObject({ start: at(8), service: 'battery' });
  });
  it('stay in place on undo', () => {
    const model = edited();
    model.merge({ shifts: [shift('b', 'kim', 7, 9)] });
    expect(model.undo()).toBe(true);
    expect(model.shiftsOf('kim').map(({ id, start }) => [id, start])).toEqual([
      ['b', at(7)],
      ['a', at(9)],
    ]);
    model.merge({ shifts: [], removed: ['b'] });
    model.redo();
    model.undo();
    expect(model.shift('a')).toMatchObject({ start: at(8) });
  });
  it('are refused with a reason if they cannot be drawn', () => {
    const model = modelOf([first]);
    expect(
      model.merge({ shifts: [shift('x', 'nobody', 1, 2), shift('y', 'kim', 4, 3)] }).issues.map(({ code }) => code),
    ).toEqual(['unknown-driver', 'ends-before-start']);
  });
  it('leave the screen as the server has it, or with my edit on top, whatever both sides do', () => {
    const field = fc.record({
      start: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 20 }),
      service: fc.constantFrom('tow', 'battery'),
      driverId: fc.constantFrom('kim', 'lou'),
    });
    fc.assert(
      fc.property(fc.option(field), fc.option(field), (mine, theirs) => {
        const model = modelOf([first]);
        const shaped = (fields: NonNullable<typeof mine>, version: number): Shift => ({
          ...first,
          driverId: fields.driverId,
          service: fields.service,
          start: window.from + fields.start * quarterHour,
          end: window.from + (fields.start + fields.length) * quarterHour,
          version,
        });
        const edit = mine ? patchOf(first, shaped(mine, 1)) : { kind: 'remove' as const, shift: first };
        if (edit) model.apply([edit], 'editor');
        const screen = model.shift('a');
        model.merge(theirs ? { shifts: [shaped(theirs, 2)] } : { shifts: [], removed: ['a'] });
        const dirty = model.isDirty();
        const diff = model.diff();
        // A save sends exactly the difference between the server's version and the screen.
        const base = theirs ? shaped(theirs, 2) : null;
        if (!dirty) expect(model.shift('a') ?? null).toEqual(base);
        else if (diff.changed[0]) expect(diff.changed[0]).toEqual({ before: base, after: model.shift('a') });
        else
          expect([diff.added[0] ?? null, diff.removed[0] ?? null]).toEqual(
            base === null ? [model.shift('a'), null] : [null, base],
          );
        if (screen && model.shift('a') && mine) expect(model.shift('a')?.id).toBe(screen.id);
      }),
    );
  });
});

describe('rows and texts', () => {
  it('are grouped, placeholders first, and pinned while there are at most four', () => {
    const people: Driver[] = [
      ...Array.from({ length: 6 }, (_, index): Driver => ({ id: `g${index}`, name: `Open ${index}`, kind: 'ghost' })),
      { id: 'a', name: 'A', kind: 'driver', group: 'North' },
      { id: 'b', name: 'B', kind: 'driver', group: 'South' },
      { id: 'c', name: 'C', kind: 'driver', group: 'North' },
    ];
    const list = listRows(people.slice(2), new Set(['group:South']));
    expect(list.pinned.map(({ id }) => id)).toEqual([ghostGroup, 'g2', 'g3', 'g4', 'g5']);
    expect(list.rows.map(({ id }) => id)).toEqual(['group:North', 'a', 'c', 'group:South']);
    expect(list.driverIds).toEqual(['g2', 'g3', 'g4', 'g5', 'a', 'c']);
    expect([
      driversBetween(list, 1, 4),
      driversBetween(list, 4, 6),
      driversBetween(list, 7, 6),
      driversBetween(list, 0, 5),
    ]).toEqual([3, 1, -1, 4]);
    const many = listRows(people, new Set([ghostGroup]));
    expect(many.pinned).toEqual([]);
    expect(many.rows.map(({ id }) => id).slice(0, 2)).toEqual([ghostGroup, 'group:North']);
    expect(listRows([], new Set())).toEqual({ pinned: [], rows: [], driverIds: [] });
  });
  it('follow the requested zone, language and clock', () => {
    const clock = (hourCycle: 'h12' | 'h23', timeZone = 'Asia/Kathmandu') =>
      createClockFormat({ locale: 'en-US', timeZone, hourCycle });
    expect(clock('h23').time(Date.UTC(2026, 0, 1, 0, 0))).toBe('05:45');
    expect(
      clock('h12')
        .time(Date.UTC(2026, 0, 1, 12, 0))
        .replaceAll(/\s/g, ' '),
    ).toBe('5:45 PM');
  });
  it('have one line per shift, and one for a driver without shifts', () => {
    const clock = createClockFormat({ locale: 'en-US', timeZone: window.timeZone, hourCycle: 'h23' });
    const lines = shiftLines(modelOf([shift('a', 'kim', 8, 12), shift('b', 'kim', 14, 15)]), ['kim', 'lou'], {
      clock,
      serviceName: (name) => name,
    });
    expect(lines.map(({ driver, start, end }) => `${driver} ${start}-${end}`)).toEqual([
      'KIM 08:00-12:00',
      'KIM 14:00-15:00',
      'LOU -',
    ]);
  });
  it('are exported to spreadsheets as text that never runs', () => {
    const model = modelOf([shift('a', 'kim', 8, 12.25)], {
      drivers: [{ id: 'kim', name: '=SUM(A1), "Kim"', kind: 'driver' }],
    });
    expect(scheduleCsv(model, ['kim'], ['Driver', 'Start', 'End', 'Hours', 'Service'], (name) => name)).toBe(
      'Driver,Start,End,Hours,Service\r\n"\'=SUM(A1), ""Kim""",2026-11-16 08:00,2026-11-16 12:15,4.25,tow\r\n',
    );
  });
  it.each(['=1', '+1', '-1', '@SUM(A1)', '\tx'])('treat %j as text, whatever sign a formula may begin with', (name) => {
    const model = modelOf([shift('a', 'kim', 8, 9)], { drivers: [{ id: 'kim', name, kind: 'driver' }] });
    const csv = scheduleCsv(model, ['kim'], ['Driver', 'Start', 'End', 'Hours', 'Service'], (service) => service);
    expect(csv.split('\r\n')[1]).toMatch(new RegExp(`^"?'${name.replace(/[+()]/g, String.raw`\$&`)}`));
  });
});
