import { describe, expect, it } from 'vitest';
import {
  createClockFormat,
  createDefaultPolicy,
  createScheduleModel,
  endsOpen,
  hour,
  listRows,
  quarterHour,
  repeatShift,
  sameShift,
  searchDrivers,
  shiftLines,
  summarizeDays,
  wallClock,
  wholeBuckets,
  windowOfDays,
  patchOf,
  placedBreaks,
} from './index.ts';
import type { Background, CoverageRule, Driver, Operation, SchedulePolicy, Shift, TimeText } from './index.ts';

const timeZone = 'America/New_York';
const window = windowOfDays({ year: 2026, month: 11, day: 16 }, 1, timeZone);
const at = (hours: number) => window.from + hours * hour;
const drivers: Driver[] = [
  { id: '999991', name: 'Open shift', kind: 'ghost' },
  { id: 'kim', name: 'Kim Ray', kind: 'driver', group: 'North yard', detail: 'T B' },
  { id: 'jose', name: 'José Núñez', kind: 'driver', group: 'South yard' },
];
const shift = (id: string, driverId: string, from: number, to: number, more: Partial<Shift> = {}): Shift => ({
  id,
  driverId,
  start: at(from),
  end: at(to),
  service: 'tow',
  version: 1,
  ...more,
});
const modelOf = (shifts: readonly Shift[], more: Partial<Parameters<typeof createScheduleModel>[0]> = {}) =>
  createScheduleModel({ drivers, shifts, window, ...more });

describe('hourly coverage', () => {
  const scheduled = (from: number, to: number) => {
    const counts = [...modelOf([shift('a', 'kim', from, to)]).coverage.scheduled()];
    return counts.flatMap((count, place) => (count === 1 ? [place] : []));
  };
  it.each<[string, number, number, readonly number[]]>([
    ['a 15-minute shift staffs no hour', 9, 9.25, []],
    ['45 minutes staff none', 9.25, 10, []],
    ['a whole hour is staffed', 9, 10, [9]],
    ['hours at both ends that are covered in part do not count', 8.75, 11.25, [9, 10]],
    ['a shift from yesterday counts from midnight on', -3, 2.5, [0, 1]],
    ['a shift into tomorrow counts to midnight', 22.5, 30, [23]],
  ])('%s', (_, from, to, hours) => {
    expect(scheduled(from, to)).toEqual(hours);
  });
  it('counts the last bucket when the window ends inside it', () => {
    const axis = { from: 0, to: 2.5 * hour, bucket: hour, length: 3 };
    expect(wholeBuckets({ start: 0, end: 2.5 * hour }, axis)).toEqual([0, 3]);
    expect(wholeBuckets({ start: 0, end: 2.25 * hour }, axis)).toEqual([0, 2]);
  });
  it('follows a custom rule', () => {
    const anyPart: CoverageRule = ({ start, end }, { from, bucket, length }) => [
      Math.max(0, Math.floor((start - from) / bucket)),
      Math.min(length, Math.ceil((end - from) / bucket)),
    ];
    const model = modelOf([shift('a', 'kim', 9, 9.25)], { coverageRule: anyPart });
    expect(model.coverageWith()[9]?.scheduled).toBe(1);
  });
});

describe('short times for bars', () => {
  const clock = (hourCycle?: 'h12' | 'h23', locale = 'en-US') => createClockFormat({ locale, timeZone, hourCycle });
  it.each<[number, number, string, string]>([
    [9, 11, '9-11', '9-11'],
    [6, 14, '6-2p', '6-14'],
    [6, 20, '6a-8p', '6-20'],
    [14, 18, '2-6p', '14-18'],
    [8, 12, '8-12p', '8-12'],
    [12, 18, '12-6p', '12-18'],
    [22, 30, '10p-6a', '22-6'],
    [0, 6, '12a-6a', '0-6'],
    [9.5, 14, '9:30-2p', '9:30-14'],
    [9, 31, '9a-7a', '9-7'],
    [16, 24, '4p-12a', '16-0'],
  ])('%d to %d is %s, or %s', (from, to, twelve, twentyFour) => {
    const span = { start: at(from), end: at(to) };
    expect(clock('h12').short(span)).toBe(twelve);
    expect(clock('h23').short(span)).toBe(twentyFour);
  });
  it('know whole days, which have no times to show', () => {
    expect(clock().days({ start: at(0), end: at(24) })).toBe(clock().day(at(12)));
    expect(clock().days({ start: at(0), end: at(48) })).toBe(`${clock().day(at(12))}–${clock().day(at(36))}`);
    for (const [from, to] of [
      [0, 12],
      [6, 30],
      [12, 24],
    ] as const)
      expect(clock().days({ start: at(from), end: at(to) })).toBeNull();
  });
  it('follow the locale if no clock is chosen', () => {
    const span = { start: at(14), end: at(18) };
    expect(clock(undefined, 'en-US').short(span)).toBe('2-6p');
    expect(clock(undefined, 'de-DE').short(span)).toBe('14-18');
  });
});

describe('conflicts', () => {
  const backgrounds = new Map<string, readonly Background[]>([
    [
      'kim',
      [
        { kind: 'available', start: at(6), end: at(20) },
        { kind: 'pto', start: at(12), end: at(16) },
      ],
    ],
    ['jose', [{ kind: 'unavailable', start: at(0), end: at(8) }]],
  ]);
  const clock = createClockFormat({ locale: 'en-US', timeZone, hourCycle: 'h23' });
  it.each<[string, Shift, string | undefined, string | undefined]>([
    ['time off', shift('n', 'kim', 11, 13), 'time-off', 'Kim Ray has time off from 12:00 to 16:00.'],
    ['not available', shift('n', 'jose', 7, 9), 'not-available', 'José Núñez is not available from 00:00 to 08:00.'],
    ['outside availability', shift('n', 'kim', 5, 9), 'outside-availability', 'Outside Kim Ray’s availability.'],
    ['none within availability', shift('n', 'kim', 6, 12), undefined, undefined],
    ['none on an open shift', shift('n', '999991', 0, 24), undefined, undefined],
  ])('%s', (_, placed, code, text) => {
    const [issue] = modelOf([], { backgrounds }).conflictsOf(placed, clock.time);
    expect([issue?.code, issue?.text]).toEqual([code, text]);
  });
  it('stay after the drop and leave with the shift', () => {
    const model = modelOf([shift('a', 'kim', 8, 10)], { backgrounds });
    const move = (from: number, to: number) =>
      model.apply(
        [
          {
            kind: 'patch',
            id: 'a',
            before: {},
            after: { start: at(from), end: at(to) },
          },
        ],
        'pointer',
      );
    expect(model.conflicts()).toEqual([]);
    expect(move(13, 15).applied).toBe(true);
    expect(model.conflicts().map(({ shiftId, code }) => [shiftId, code])).toEqual([['a', 'time-off']]);
    move(8, 10);
    expect(model.conflicts()).toEqual([]);
  });
});

describe('rows', () => {
  it('match every word of a search, regardless of case and accents', () => {
    const names = (query: string) => searchDrivers(drivers, query).map(({ id }) => id);
    expect(names('')).toEqual(drivers.map(({ id }) => id));
    expect(names('  jose NUNEZ ')).toEqual(['jose']);
    expect(names('yard')).toEqual(['kim', 'jose']);
    expect(names('north jose')).toEqual([]);
  });
  it('are shown when they match a search, even if their group is collapsed', () => {
    const folded = new Set(['group:North yard']);
    expect(listRows(drivers, folded).driverIds).not.toContain('kim');
    expect(listRows(drivers, folded, 'kim').driverIds).toEqual(['kim']);
  });
});

describe('a repeated shift', () => {
  const days = (start: Shift, weekdays: readonly number[], weeks: number) => {
    let count = 0;
    return repeatShift(start, { weekdays: new Set(weekdays), weeks }, timeZone, () => `n${(count += 1)}`).map(
      (operation) => {
        const made = (operation as { shift: Shift }).shift;
        const clock = wallClock(made.start, timeZone);
        return `${clock.month}/${clock.day} ${clock.hour}:00, ${(made.end - made.start) / hour} h`;
      },
    );
  };
  it('is added on the chosen days after its own, for this week only', () => {
    expect(days(shift('a', 'kim', 8, 16), [0, 2, 4], 1)).toEqual(['11/17 8:00, 8 h', '11/19 8:00, 8 h']);
  });
  it('continues for several weeks, including its own weekday if chosen', () => {
    expect(days(shift('a', 'kim', 8, 16), [1, 2], 2)).toEqual([
      '11/17 8:00, 8 h',
      '11/23 8:00, 8 h',
      '11/24 8:00, 8 h',
    ]);
  });
  it('keeps its clock times across a DST change, and its lock and note', () => {
    const october = windowOfDays({ year: 2026, month: 10, day: 31 }, 1, timeZone);
    const night = { ...shift('a', 'kim', 0, 1), start: october.from + 22 * hour, end: october.from + 31 * hour };
    // From 10 PM to 6 AM takes an hour longer on the night the clocks go back.
    expect(days(night, [0], 2)).toEqual(['11/1 22:00, 8 h']);
    expect(days({ ...night, start: night.start - 24 * hour, end: night.end - 25 * hour }, [6], 1)).toEqual([
      '10/31 22:00, 9 h',
    ]);
    const [operation] = repeatShift(
      shift('a', 'kim', 8, 9, { lock: 'all', note: 'Bring the flatbed' }),
      { weekdays: new Set([2]), weeks: 1 },
      timeZone,
      () => 'n',
    );
    expect(operation).toMatchObject({ shift: { id: 'n', note: 'Bring the flatbed', version: 0 } });
    expect(operation).not.toHaveProperty('shift.lock');
  });
});

describe('the days of a month', () => {
  it('count drivers, hours, open shifts, conflicts and missing driver-hours', () => {
    const week = windowOfDays({ year: 2026, month: 11, day: 16 }, 3, timeZone);
    const model = createScheduleModel({
      drivers,
      window: week,
      shifts: [
        shift('a', 'kim', 8, 12),
        shift('b', 'kim', 14, 18),
        shift('c', '999991', 8, 12),
        shift('d', 'jose', 22, 30),
      ],
      backgrounds: new Map([['kim', [{ kind: 'pto' as const, start: at(16), end: at(20) }]]]),
      needed: { bucket: hour, values: Array.from({ length: 72 }, (_, place) => (place === 9 || place === 30 ? 3 : 0)) },
    });
    const seen = summarizeDays(model).map(({ day, drivers: people, worked, open, conflicts, short }) => ({
      day,
      people,
      worked: worked / hour,
      open,
      conflicts,
      short: (short ?? 0) / hour,
    }));
    expect(seen).toEqual([
      { day: 16, people: 2, worked: 10, open: 1, conflicts: 1, short: 2 },
      { day: 17, people: 0, worked: 6, open: 0, conflicts: 0, short: 3 },
      { day: 18, people: 0, worked: 0, open: 0, conflicts: 0, short: 0 },
    ]);
  });
  it('have no shortage if the need is unknown', () => {
    expect(summarizeDays(modelOf([shift('a', 'kim', 8, 12)]))[0]?.short).toBeNull();
  });
});

describe('notes', () => {
  it('are edited like any other field, and merged with other server changes', () => {
    const model = modelOf([shift('a', 'kim', 8, 12)]);
    model.apply(
      [{ kind: 'patch', id: 'a', before: { note: undefined as never }, after: { note: 'Bring the flatbed' } }],
      'editor',
    );
    expect(model.isDirty()).toBe(true);
    model.merge({ shifts: [shift('a', 'kim', 8, 12 + quarterHour / hour, { version: 2 })] });
    expect(model.shift('a')).toMatchObject({ note: 'Bring the flatbed', end: at(12.25), version: 2 });
    model.undo();
    expect(model.shift('a')).not.toHaveProperty('note');
  });
});

describe('breaks', () => {
  const lunch = { after: 120, minutes: 30, paid: false };
  const coffee = { after: null, minutes: 15, paid: true };

  it('with a time take coverage away, and unpaid ones hours', () => {
    const model = modelOf([shift('a', 'kim', 8, 12, { breaks: [lunch, coffee] })]);
    const counts = () => [8, 9, 10, 11].map((place) => model.coverageWith()[place]?.scheduled);
    expect(counts()).toEqual([1, 1, 0, 1]);
    expect(model.workedBy('kim')).toBe(3.5 * hour);
    expect(placedBreaks(model.shift('a') as Shift)).toEqual([{ start: at(10), end: at(10.5) }]);
    const moved = patchOf(model.shift('a') as Shift, { start: at(9), end: at(13) }) as Operation;
    expect(
      model
        .coverageWith([moved])
        .map(({ change }) => change)
        .filter(Boolean),
    ).toEqual([-1, 1, -1, 1]);
    model.apply([moved], 'pointer');
    expect([9, 10, 11, 12].map((place) => model.coverageWith()[place]?.scheduled)).toEqual([1, 1, 0, 1]);
    model.undo();
    expect(counts()).toEqual([1, 1, 0, 1]);
  });
  it('are edited, and merged with changes of other fields', () => {
    const model = modelOf([shift('a', 'kim', 8, 12)]);
    model.apply([patchOf(model.shift('a') as Shift, { breaks: [lunch] }) as Operation], 'editor');
    expect(model.diff().changed).toMatchObject([{ after: { breaks: [lunch] } }]);
    expect(model.merge({ shifts: [shift('a', 'kim', 8, 14, { version: 2 })] }).conflicts).toEqual([]);
    expect(model.shift('a')).toMatchObject({ end: at(14), breaks: [lunch] });
    expect(
      model.merge({ shifts: [shift('a', 'kim', 8, 14, { version: 3, breaks: [coffee] })] }).conflicts,
    ).toMatchObject([{ id: 'a' }]);
    // The same breaks from the server are no difference.
    const same = modelOf([shift('a', 'kim', 8, 12, { breaks: [lunch] })]);
    same.merge({ shifts: [shift('a', 'kim', 8, 12, { breaks: [{ ...lunch }], version: 2 })] });
    expect(same.isDirty()).toBe(false);
  });
});

describe('a shift without a set end', () => {
  const open: Shift = {
    id: 'o',
    driverId: 'kim',
    start: window.from + 6 * hour,
    end: window.from + 14 * hour,
    service: 'tow',
    version: 1,
    openEnd: true,
  };

  it('counts as open-ended only while it has its original length', () => {
    expect(endsOpen(open)).toBe(true);
    expect(endsOpen({ ...open, start: open.start + hour, end: open.end + hour })).toBe(true);
    expect(endsOpen({ ...open, end: open.end + hour })).toBe(false);
    expect(endsOpen({ ...open, openEnd: undefined as never })).toBe(false);
  });

  it('differs from one that ends at the same time', () => {
    const { openEnd: _, ...set } = open;
    expect(sameShift(open, set)).toBe(false);
  });

  it("is marked in the table, in its driver's station time", () => {
    const model = createScheduleModel({
      window,
      drivers: [{ id: 'kim', name: 'Kim Ray', kind: 'driver', timeZone: 'America/Chicago' }],
      shifts: [open],
    });
    const clock = createClockFormat({ locale: 'en-US', timeZone: window.timeZone });
    const [line] = shiftLines(model, ['kim'], { clock, serviceName: (name) => name });
    expect(line).toMatchObject({ start: '5:00 AM CST', end: 'no set end', hours: '8' });
    expect(clock.in('America/Chicago').short({ start: open.start, end: open.end })).toBe('5-1p CST');
    expect(clock.in(window.timeZone)).toBe(clock);
    expect(createClockFormat({ locale: 'en-US', timeZone: window.timeZone })).toBe(clock);
    expect(createClockFormat({ locale: 'en-US', timeZone: window.timeZone, hourCycle: 'h23' })).not.toBe(clock);
  });
});

describe('quiet issues', () => {
  const overtime = { code: 'weekly-hours', severity: 'warn', shiftId: 'a', text: 'Overtime', quiet: true } as const;
  it('are shown on the shift but not counted', () => {
    const policy = { ...createDefaultPolicy(), conflicts: () => [overtime] };
    const model = modelOf([shift('a', 'kim', 8, 12)], { policy });
    expect(model.conflictsOf(shift('a', 'kim', 8, 12))).toEqual([overtime]);
    expect(model.conflicts()).toEqual([]);
  });
});

describe('the conflicts of a shift', () => {
  const judging = () => {
    const judged: string[] = [];
    const conflicts: SchedulePolicy['conflicts'] = ([first], view) => {
      judged.push(first!.id);
      const others = view.shiftsOf(first!.driverId).length - 1;
      return [{ code: 'rest', severity: 'warn', shiftId: first!.id, text: `${others} others at ${view.time(at(8))}` }];
    };
    return { judged, policy: { ...createDefaultPolicy(), conflicts } };
  };
  const texts = (model: ReturnType<typeof modelOf>, id: string, time?: TimeText) =>
    model.conflictsOf(model.shift(id)!, time).map(({ text }) => text);

  it('are found once, however often the shift is drawn', () => {
    const { judged, policy } = judging();
    const model = modelOf([shift('a', 'kim', 8, 12), shift('b', 'jose', 8, 12)], { policy });
    expect(texts(model, 'a')).toEqual(texts(model, 'a'));
    expect(judged).toEqual(['a']);
  });

  it('are found again after an edit of the row, and in another clock', () => {
    const { judged, policy } = judging();
    const model = modelOf([shift('a', 'kim', 8, 12), shift('b', 'jose', 8, 12)], { policy });
    for (const id of ['a', 'b']) texts(model, id);
    model.apply([{ kind: 'add', shift: shift('c', 'kim', 14, 16) }], 'editor');
    expect(texts(model, 'a')[0]).toMatch(/^1 others/);
    expect(texts(model, 'b')[0]).toMatch(/^0 others/);
    expect(judged).toEqual(['a', 'b', 'a']);
    expect(texts(model, 'a', () => 'noon')).toEqual(['1 others at noon']);
  });

  it('are those of its own place while it is dragged', () => {
    const { judged, policy } = judging();
    const model = modelOf([shift('a', 'kim', 8, 12)], { policy });
    texts(model, 'a');
    model.conflictsOf(shift('a', 'kim', 9, 13));
    expect(judged).toEqual(['a', 'a']);
  });
});

describe('conflicts of a whole row', () => {
  const stretch = (from: number, to: number, kind: 'available' | 'pto' = 'available') => ({
    kind,
    start: at(from),
    end: at(to),
  });
  it.each([
    ['one stretch holds them all', [stretch(6, 20)], []],
    ['a driver who gave no hours', [], []],
    ['a stretch that ends within the last', [stretch(6, 17)], ['b']],
    ['two stretches that meet hold the shift over both', [stretch(6, 15), stretch(15, 20)], []],
    ['two stretches with a gap', [stretch(6, 13), stretch(15, 20)], ['b']],
    ['time off within one of them', [stretch(6, 20), stretch(9, 10, 'pto')], ['a']],
    ['time off between them', [stretch(6, 20), stretch(12, 14, 'pto')], []],
    ['time off alone', [stretch(0, 24, 'pto')], ['a', 'b']],
  ] as const)('%s', (_, backgrounds, expected) => {
    const shifts = [shift('a', 'kim', 8, 12), shift('b', 'kim', 14, 18)];
    const model = modelOf(shifts, { backgrounds: new Map([['kim', backgrounds]]) });
    expect(model.conflicts().map(({ shiftId }) => shiftId)).toEqual(expected);
    // The count and the bars agree.
    expect(shifts.filter((each) => model.conflictsOf(each).length > 0).map(({ id }) => id)).toEqual(expected);
  });
});

describe('drivers needed', () => {
  it('can be replaced without losing an edit', () => {
    const model = modelOf([shift('a', 'kim', 8, 12)]);
    expect(model.coverageWith()[9]?.needed).toBeNull();
    model.apply([{ kind: 'patch', id: 'a', before: {}, after: { end: at(13) } }], 'keyboard');
    const told: number[] = [];
    model.watch(() => told.push(model.version()));
    model.setNeeded(Array.from({ length: 24 }, () => 3));
    expect(model.coverageWith()[9]).toMatchObject({ needed: 3, scheduled: 1, spare: -2 });
    expect([told.length, model.isDirty(), model.undo()]).toEqual([1, true, true]);
  });

  it('can be set for a day on which some drivers are out', () => {
    const model = modelOf([shift('a', 'kim', 8, 12), shift('b', 'jose', 8, 12)]);
    const needed = Array.from({ length: 24 }, () => 2);
    model.setNeeded(needed, { driversOut: 1 });
    expect(model.coverageWith()[9]).toMatchObject({ needed: 2, scheduled: 1, spare: -1 });
    expect(model.coverageWith()[3]).toMatchObject({ scheduled: 0, spare: -2 });
    model.setNeeded(needed);
    expect(model.coverageWith()[9]).toMatchObject({ scheduled: 2, spare: 0 });
  });
});
