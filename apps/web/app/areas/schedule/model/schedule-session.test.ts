import { describe, expect, it } from 'vitest';
import { longestCallOutHours } from '@roadside/domain/call-outs';
import { snapMinute } from '@roadside/domain/scheduling';
import { candidatesFor, candidateWords, gapsIn, runAround } from './candidates.ts';
import { lockedWords } from './schedule-policy.ts';
import { isScheduleEdits, openSession } from './schedule-session.ts';
import type { ScheduleReply } from './schedule-reply.ts';
import { driverReply, entryReply, scheduleReply } from './schedule-samples.ts';

const zone = 'America/New_York';
const shown = { from: '2026-11-22', days: 7 };
const hour = 3_600_000;
const kim = driverReply(1, 'Kim Ray', {
  availability: [{ id: 2, day_of_week: 3, start_time: '06:00', end_time: '23:00', type: 'weekly' }],
});
const lou = driverReply(2, 'Lou Okafor', {
  availability: [{ id: 1, day_of_week: 2, start_time: '06:00', end_time: '14:00', type: 'weekly' }],
  pto: [{ id: 1, pto_start: '2026-11-26', pto_end: '2026-11-26', type: 'vacation', status: 'approved', reason: null }],
});
const ghost = driverReply(9_999_912, 'Night tow', { isGhost: true, employee_profile: null });
const reply = scheduleReply({
  drivers: [kim, lou, ghost],
  schedule: [
    entryReply(10, { employee: 1, start: '2026-11-24T11:00:00.000Z', hours: 8 }),
    entryReply(11, { employee: 2, start: '2026-11-24T11:00:00.000Z', hours: 0 }),
    entryReply(12, { placeholder: 12, start: '2026-11-24T22:00:00.000Z', hours: 8 }),
    entryReply(13, { employee: 1, start: '2026-11-22T11:00:00.000Z', hours: 8 }),
  ],
});
const open = (of = reply) => openSession({ reply: of, shown, timeZone: zone });
const move = (session: ReturnType<typeof open>, id: string, by: number) => {
  const shift = session.model.shift(id)!;
  return session.model.apply(
    [
      {
        kind: 'patch',
        id,
        before: { start: shift.start, end: shift.end },
        after: { start: shift.start + by, end: shift.end + by },
      },
    ],
    'pointer',
  );
};

describe('the schedule in the gantt', () => {
  it('shows 0 hours as 8 and stores 0 again', () => {
    const session = open();
    const shift = session.model.shift('11')!;
    expect([shift.end - shift.start, shift.openEnd]).toEqual([8 * hour, true]);
    move(session, '11', -hour);
    expect(session.save()?.entries).toMatchObject([
      { id: 11, version: 1, duration: 0, start_date: '2026-11-24T10:00:00.000Z', end_date: '2026-11-24T10:00:00.000Z' },
    ]);
  });

  it('names the station of an open group where there are several', () => {
    const second = { ...reply.stations[0]!, id: 6, name: 'Lansdale', slug: 'lansdale' };
    const detailOf = (of: ScheduleReply) => open(of).model.driver('g12')?.detail;
    expect(detailOf(reply)).not.toContain('Norristown');
    expect(detailOf({ ...reply, stations: [...reply.stations, second] })).toMatch(/^Norristown · /);
  });

  it('counts the issues a bar is colored for, and shows informational ones only on the bar', () => {
    // 12-hour days from Monday on with 9 hours of rest: over the weekly limit, and too little rest.
    const long = [11, 12, 13, 14, 15].map((id, day) =>
      entryReply(id, { employee: 1, start: `2026-11-2${3 + day}T${day % 2 ? '11' : '14'}:00:00.000Z`, hours: 12 }),
    );
    const hours = { start_time: '06:00', end_time: '23:00', type: 'weekly' };
    const availability = [1, 2, 3, 4, 5].map((day_of_week) => ({ ...hours, id: day_of_week, day_of_week }));
    const session = open(scheduleReply({ drivers: [{ ...kim, availability }], schedule: long }));
    const { model } = session;
    expect(model.conflictsOf(model.shift('15')!).map(({ code, quiet }) => [code, quiet])).toContainEqual([
      'weekly-hours',
      true,
    ]);
    expect(model.conflicts()).toEqual([]);
    const off = {
      id: 1,
      pto_start: '2026-11-27',
      pto_end: '2026-11-27',
      type: 'vacation',
      status: 'approved',
    } as const;
    const away = open(
      scheduleReply({
        drivers: [{ ...kim, availability, pto: [{ ...off, reason: null }] }],
        schedule: long,
      }),
    ).model;
    expect(away.conflictsOf(away.shift('15')!).map(({ code }) => code)).toContain('weekly-hours');
    expect(away.conflicts().map(({ shiftId, code }) => [shiftId, code])).toEqual([['15', 'time-off']]);
  });

  it('leaves unpaid breaks of shifts on other days out of overtime', () => {
    // Five days of 8 hours in the week of the day on screen; another 4 hours are overtime without the breaks.
    const others = (unpaid_minutes?: number) =>
      ['23', '24', '25', '26', '27'].map((day) => ({
        employee: 1,
        start_date: `2026-11-${day}T14:00:00.000Z`,
        end_date: `2026-11-${day}T22:00:00.000Z`,
        ...(unpaid_minutes === undefined ? {} : { unpaid_minutes }),
      }));
    const codes = (around: ReturnType<typeof others>) => {
      const { model } = open(scheduleReply({ drivers: [kim], from: '2026-11-28', days: 1, around }));
      const start = Date.parse('2026-11-28T14:00:00.000Z');
      const shift = { id: 'new', driverId: 'e1', start, end: start + 4 * hour, service: 'tow', version: 0 };
      return model.validate([{ kind: 'add', shift }]).map(({ code }) => code);
    };
    expect(codes(others())).toContain('weekly-hours');
    expect(codes(others(60))).not.toContain('weekly-hours');
  });

  it('counts what the driver works in the weeks around and at other stations', () => {
    // Five days of 9 hours and one of 12 before this week: another 9 are 66 in seven days.
    const days = [16, 17, 18, 19, 20].map((day) => ({
      employee: 1,
      start_date: `2026-11-${day}T14:00:00.000Z`,
      end_date: `2026-11-${day}T23:00:00.000Z`,
    }));
    const elsewhere = [
      ...days,
      { employee: 1, start_date: '2026-11-21T14:00:00.000Z', end_date: '2026-11-22T02:00:00.000Z' },
    ];
    const alone = open(scheduleReply({ drivers: [kim] })).model;
    const { model } = open(scheduleReply({ drivers: [kim], around: elsewhere }));
    const sunday = (start: string, hours: number) => [
      {
        kind: 'add' as const,
        shift: {
          id: 'new',
          driverId: 'e1',
          start: Date.parse(start),
          end: Date.parse(start) + hours * hour,
          service: 'tow',
          version: 0,
        },
      },
    ];
    const codes = (of: typeof model, start: string, hours: number) =>
      of.validate(sunday(start, hours)).map(({ code }) => code);
    expect(codes(alone, '2026-11-22T14:00:00.000Z', 9)).not.toContain('hours-of-service');
    expect(codes(model, '2026-11-22T14:00:00.000Z', 9)).toContain('hours-of-service');
    expect(codes(model, '2026-11-22T10:00:00.000Z', 2)).toContain('rest');
    expect(codes(model, '2026-11-22T01:00:00.000Z', 4)).toContain('overlaps');
  });

  it('maps placeholders of employee 99999 to ghost rows', () => {
    const session = open();
    expect(session.model.driver('g12')).toMatchObject({ kind: 'ghost', name: 'Night tow' });
    expect(session.model.shiftsOf('g12')).toHaveLength(1);
  });

  it('rejects changes to past days until they are unlocked', () => {
    const session = open();
    expect(move(session, '13', hour)).toMatchObject({ applied: false });
    const added = session.model.validate([
      {
        kind: 'add',
        shift: {
          id: 'n',
          driverId: 'e2',
          start: Date.parse('2026-11-23T15:00:00Z'),
          end: Date.parse('2026-11-23T19:00:00Z'),
          service: 'tow',
          version: 0,
        },
      },
    ]);
    expect(added.map(({ text }) => text)).toContain(lockedWords);
    const unlocked = open({
      ...reply,
      unlocked: [{ station_id: 5, day: '2026-11-22', until: '2026-11-24T15:00:00Z', by: null, reason: null }],
    });
    expect(move(unlocked, '13', hour)).toMatchObject({ applied: true });
  });

  it('flags but allows time off and hours outside availability', () => {
    const session = open();
    expect(move(session, '11', 48 * hour)).toMatchObject({ applied: true });
    expect(session.model.conflictsOf(session.model.shift('11')!)[0]).toMatchObject({ code: 'time-off' });
    expect(session.model.undo()).toBe(true);
    move(session, '11', 24 * hour);
    expect(session.model.conflictsOf(session.model.shift('11')!)[0]).toMatchObject({ code: 'outside-availability' });
  });

  it('rejects an overlap', () => {
    const session = open();
    expect(
      session.model.apply(
        [
          {
            kind: 'patch',
            id: '12',
            before: {},
            after: {
              driverId: 'e1',
              start: Date.parse('2026-11-24T12:00:00Z'),
              end: Date.parse('2026-11-24T15:00:00Z'),
            },
          },
        ],
        'pointer',
      ).applied,
    ).toBe(false);
  });

  it('snaps drops by the specification’s table, at every minute', () => {
    const { policy } = open().model;
    const start = Date.parse('2026-11-24T15:00:00Z');
    for (let minute = 0; minute < 60; minute += 1)
      expect(policy.snap(start + minute * 60_000, { edge: 'whole', phase: 'dropped', timeZone: zone })).toBe(
        start + snapMinute(minute) * 60_000,
      );
  });
});

describe('edits', () => {
  const added = {
    id: 'new-1',
    driverId: 'e2',
    start: Date.parse('2026-11-25T12:00:00Z'),
    end: Date.parse('2026-11-25T16:00:00Z'),
    service: 'tow+light',
    version: 0,
  };

  it('are sent with the versions they are based on, and are cleared once stored', () => {
    const session = open();
    move(session, '10', hour);
    session.model.apply(
      [
        { kind: 'add', shift: added },
        { kind: 'remove', shift: session.model.shift('12')! },
      ],
      'bulk',
    );
    const sent = session.save()!;
    expect(sent).toMatchObject({ date: '2026-11-22', days: 7, version: 3, removed: [{ id: 12, version: 1 }] });
    expect(sent.entries).toHaveLength(2);
    expect(sent.entries.find(({ client_id }) => client_id === 'new-1')).toMatchObject({
      schedule_type: ['Tow', 'Light Service'],
      employee: 2,
      placeholder: null,
      duration: 4,
    });
    session.saved({
      schedule: [
        entryReply(10, { employee: 1, start: '2026-11-24T12:00:00.000Z', hours: 8, version: 2 }),
        entryReply(20, {
          employee: 2,
          start: '2026-11-25T12:00:00.000Z',
          hours: 4,
          services: ['Tow', 'Light Service'],
        }),
      ],
      removed: [12],
      created: [{ client_id: 'new-1', id: 20 }],
      version: 4,
      merged: false,
    });
    expect(session.edits()).toBeNull();
    // Undo works past a save and still knows the stored shift.
    expect(session.model.undo()).toBe(true);
    expect(session.save()?.removed).toEqual([{ id: 20, version: 1 }]);
  });

  it('keep breaks as they are stored, and send them with every change', () => {
    const breaks = [{ after: 240, minutes: 30, paid: false }];
    const session = open({
      ...reply,
      schedule: [entryReply(10, { employee: 1, start: '2026-11-24T11:00:00.000Z', hours: 8, breaks })],
    });
    expect(session.model.workedBy('e1')).toBe(7.5 * hour);
    move(session, '10', hour);
    expect(session.save()?.entries).toMatchObject([{ id: 10, breaks }]);
    expect(isScheduleEdits(session.edits())).toBe(true);
    const [changed] = session.edits()!.changed;
    const wrong = { ...changed, after: { ...changed!.after, breaks: [{ after: 'noon' }] } };
    expect(isScheduleEdits({ added: [], removed: [], changed: [wrong] })).toBe(false);
  });

  it('are undone past a save, but never over what a colleague changed after it', () => {
    const session = open();
    const stored = (start: string, version: number) =>
      entryReply(10, { employee: 1, start: `2026-11-24T${start}:00:00.000Z`, hours: 8, version });
    const save = () =>
      session.saved({ schedule: [stored('12', 2)], removed: [], created: [], version: 4, merged: false });
    move(session, '10', hour);
    save();
    expect([session.model.undo(), session.model.leftAlone(), session.unsaved()]).toEqual([true, 0, 1]);
    session.model.redo();
    save();
    session.follow({ ...reply, version: 5, schedule: [stored('15', 3), ...reply.schedule.slice(1)] });
    expect([session.model.undo(), session.model.leftAlone()]).toEqual([true, 1]);
    expect(session.edits()).toBeNull();
    expect(session.model.shift('10')?.start).toBe(Date.parse('2026-11-24T15:00:00Z'));
  });

  it("merge with other people's saves, and conflict only on the same shift", () => {
    const session = open();
    move(session, '10', hour);
    const theirs = (start: string, version: number) =>
      scheduleReply({
        drivers: reply.drivers,
        version: 4,
        schedule: [
          entryReply(10, { employee: 1, start, hours: 8, version }),
          ...reply.schedule.slice(1, 2),
          ...reply.schedule.slice(3),
        ],
      });
    session.follow(theirs('2026-11-24T11:00:00.000Z', 1));
    expect(session.conflicts()).toEqual([]);
    expect([session.model.shift('12'), session.unsaved()]).toEqual([undefined, 1]);
    session.follow(theirs('2026-11-24T14:00:00.000Z', 2));
    expect(session.conflicts()).toMatchObject([{ id: '10' }]);
    // Nothing is overwritten before somebody decides.
    expect(session.save()).toBeNull();
    session.takeTheirs();
    expect([session.edits(), session.conflicts()]).toEqual([null, []]);
    expect(session.model.shift('10')?.start).toBe(Date.parse('2026-11-24T14:00:00.000Z'));
  });

  it('overwrite theirs only after keeping mine, even if they deleted the shift', () => {
    const theirs = (schedule: ScheduleReply['schedule']) =>
      scheduleReply({ drivers: reply.drivers, version: 4, schedule });
    const rest = reply.schedule.slice(1);
    const changed = entryReply(10, { employee: 1, start: '2026-11-24T14:00:00.000Z', hours: 8, version: 2 });
    const session = open();
    move(session, '10', hour);
    move(session, '12', hour);
    session.follow(theirs([changed, ...rest]));
    session.follow(theirs([changed, ...rest.filter(({ id }) => id !== 12)]));
    // Both conflicts stay open: an update to one does not resolve the other.
    expect(session.conflicts().map(({ id }) => id)).toEqual(['10', '12']);
    session.keepMine();
    expect(session.save()?.entries).toMatchObject([
      { client_id: '12', placeholder: 12 },
      { id: 10, version: 2, start_date: '2026-11-24T12:00:00.000Z' },
    ]);
    expect(session.save()?.entries[0]).not.toHaveProperty('id');
  });

  it('are resolved one by one', () => {
    const session = open();
    move(session, '10', hour);
    move(session, '12', hour);
    const newer = (entry: ScheduleReply['schedule'][number]) => ({
      ...entry,
      start_date: '2026-11-24T15:00:00.000Z',
      end_date: '2026-11-24T21:00:00.000Z',
      version: 2,
    });
    session.follow(
      scheduleReply({
        drivers: reply.drivers,
        version: 4,
        schedule: reply.schedule.map((entry) => (entry.id === 10 || entry.id === 12 ? newer(entry) : entry)),
      }),
    );
    const mine = session.model.shift('12')?.start;
    session.takeTheirs('10');
    expect(session.conflicts().map(({ id }) => id)).toEqual(['12']);
    expect([session.model.shift('10')?.start, session.model.shift('12')?.start]).toEqual([
      Date.parse('2026-11-24T15:00:00.000Z'),
      mine,
    ]);
    // One conflict is still open, so nothing is sent.
    expect(session.save()).toBeNull();
    session.keepMine('12');
    expect(session.save()?.entries).toMatchObject([{ id: 12, version: 2 }]);
  });

  it('have no conflicts left once they are undone', () => {
    const session = open();
    move(session, '10', hour);
    session.follow(
      scheduleReply({
        drivers: reply.drivers,
        schedule: [
          entryReply(10, { employee: 1, start: '2026-11-24T13:00:00.000Z', hours: 8, version: 2 }),
          ...reply.schedule.slice(1),
        ],
      }),
    );
    expect(session.conflicts()).toHaveLength(1);
    move(session, '10', hour);
    expect([session.conflicts(), session.unsaved()]).toEqual([[], 0]);
  });

  it('are restored from the browser on top of the stored schedule', () => {
    const session = open();
    move(session, '10', hour);
    session.model.apply([{ kind: 'add', shift: added }], 'bulk');
    const kept: unknown = JSON.parse(JSON.stringify(session.edits()));
    expect(isScheduleEdits(kept)).toBe(true);
    expect([isScheduleEdits(null), isScheduleEdits({ added: [{}] }), isScheduleEdits('x')]).toEqual([
      false,
      false,
      false,
    ]);
    const later = open();
    if (isScheduleEdits(kept)) later.restore(kept);
    expect([later.unsaved(), later.conflicts()]).toEqual([2, []]);
    expect(later.model.shift('10')?.start).toBe(Date.parse('2026-11-24T12:00:00.000Z'));
    const changed = open(
      scheduleReply({
        drivers: reply.drivers,
        schedule: [entryReply(10, { employee: 1, start: '2026-11-24T15:00:00.000Z', hours: 8, version: 5 })],
      }),
    );
    if (isScheduleEdits(kept)) changed.restore(kept);
    expect(changed.conflicts()).toMatchObject([{ id: '10' }]);
    const deleted = open(scheduleReply({ drivers: reply.drivers, schedule: [] }));
    if (isScheduleEdits(kept)) deleted.restore(kept);
    expect(deleted.conflicts()).toMatchObject([{ id: '10', theirs: null }]);
    deleted.keepMine();
    expect(deleted.save()?.entries.map(({ client_id }) => client_id)).toEqual(['10', 'new-1']);
  });
});

describe('a short hour', () => {
  it('suggests drivers who could cover it, excluding busy or ineligible ones', () => {
    const session = open();
    const { from, to } = session.model.window;
    const at = Date.parse('2026-11-24T12:00:00Z');
    session.model.setNeeded(
      Array.from({ length: (to - from) / hour }, (_, place) => (from + place * hour === at ? 5 : 0)),
    );
    const [gap] = gapsIn(session, at - hour);
    expect(gap).toEqual({ at, needed: 5, scheduled: 2 });
    expect(gapsIn(session, at + hour)).toEqual([]);
    expect(candidatesFor(session, gap!)).toEqual([]);
    const [first] = candidatesFor(session, { at: Date.parse('2026-11-25T15:00:00Z'), needed: 3, scheduled: 0 });
    expect(first).toMatchObject({ name: 'Kim Ray', findings: [] });
  });

  it('starts a call-out with the first short hour that hasn’t begun', () => {
    const gapsAt = (...starts: readonly string[]) =>
      starts.map((start) => ({ at: Date.parse(`2026-11-24T${start}:00:00Z`), needed: 2, scheduled: 1 }));
    const at = Date.parse('2026-11-24T12:00:00Z');
    const halfPast = at + hour / 2;
    expect(runAround(gapsAt('12', '13', '14', '16'), at, halfPast)).toEqual({
      from: '2026-11-24T13:00:00.000Z',
      until: '2026-11-24T15:00:00.000Z',
    });
    expect(runAround(gapsAt('11', '12', '13'), at, at - 1.5 * hour)).toEqual({
      from: '2026-11-24T11:00:00.000Z',
      until: '2026-11-24T14:00:00.000Z',
    });
    // The next hour has enough drivers.
    expect(runAround(gapsAt('12', '14'), at, halfPast)).toBeNull();
  });

  it('calls out for no more hours than a call-out may have', () => {
    const at = Date.parse('2026-11-24T00:00:00Z');
    const gaps = Array.from({ length: 72 }, (_, place) => ({ at: at + place * hour, needed: 2, scheduled: 1 }));
    const run = runAround(gaps, at + 40 * hour, at - hour);
    expect(Date.parse(run?.until ?? '') - Date.parse(run?.from ?? '')).toBe(longestCallOutHours * hour);
    expect(Date.parse(run?.from ?? '')).toBeLessThanOrEqual(at + 40 * hour);
  });

  it('says a candidate’s hours in tenths, also with a break of 20 minutes', () => {
    expect(candidateWords({ worked: 23 + 2 / 3, findings: [] })).toBe('23.7 h in this period · fits');
  });
});
