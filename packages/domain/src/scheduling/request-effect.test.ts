import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayOfWeek } from './driver.ts';
import { coverageEffect, effectWords, leavesShort } from './request-effect.ts';
import { requestWords } from './request-words.ts';
import { cellsOf, entriesOf } from './week-grid.ts';
import { decideRequest, withdrawRequest, type DriverRequest } from './request.ts';

const zone = 'America/New_York';
const hour = 3_600_000;
// Friday, November 27, 2026, 6 PM in New York.
const six = Date.parse('2026-11-27T23:00:00Z');
const span = (from: number, hours: number) => ({ start: six + from * hour, end: six + (from + hours) * hour });

describe('the effect of a request on coverage', () => {
  const shifts = [span(0, 4), span(0, 8), span(4, 4)];

  it('counts the hours that change, before and after', () => {
    const hours = coverageEffect({
      shifts,
      removed: [span(0, 4)],
      added: [],
      neededAt: (start) => (start < six + 2 * hour ? 2 : 1),
    });
    expect(hours.map(({ before, after, needed }) => [before, after, needed])).toEqual([
      [2, 1, 2],
      [2, 1, 2],
      [2, 1, 1],
      [2, 1, 1],
    ]);
    expect(hours.map(leavesShort)).toEqual([true, true, false, false]);
    expect(effectWords(hours, zone)).toBe('Leaves Fri, Nov 27, 6:00 PM–8:00 PM short (1 of 2 drivers)');
  });

  it('counts each hour separately', () => {
    const hours = coverageEffect({ shifts, removed: [span(0, 8)], added: [span(2, 2)], neededAt: () => null });
    expect(hours.map(({ start, before, after }) => [(start - six) / hour, before, after])).toEqual([
      [0, 2, 1],
      [1, 2, 1],
      [4, 2, 1],
      [5, 2, 1],
      [6, 2, 1],
      [7, 2, 1],
    ]);
    const part = coverageEffect({
      shifts: [span(0, 8), span(0, 3)],
      removed: [span(0, 8)],
      added: [],
      neededAt: () => null,
    });
    expect(part.map(({ before }) => before)).toEqual([2, 2, 2, 1, 1, 1, 1, 1]);
  });

  it.each([
    ['nothing planned', [], [], 'No change to coverage'],
    ['a spare driver leaves', [span(0, 1)], [], 'No hour left short'],
    ['a driver is added', [], [span(8, 3)], 'Adds a driver to 3 hours'],
    ['a shift moves where it was', [span(0, 4)], [span(0, 4)], 'No change to coverage'],
    [
      'the last driver leaves',
      [span(0, 4), span(0, 8)],
      [],
      'Leaves Fri, Nov 27, 6:00 PM–10:00 PM short (0 of 1 drivers)',
    ],
  ])('words the effect when %s', (_name, removed, added, words) => {
    expect(effectWords(coverageEffect({ shifts, removed, added, neededAt: () => null }), zone)).toBe(words);
  });

  it('counts the remaining short hours', () => {
    const neededAt = (start: number) => (start === six || start >= six + 6 * hour ? 9 : 0);
    const hours = coverageEffect({ shifts, removed: [span(0, 8)], added: [], neededAt });
    expect(effectWords(hours, zone)).toBe(
      'Leaves Fri, Nov 27, 6:00 PM–7:00 PM short (1 of 9 drivers) and 2 hours more',
    );
  });

  it('never reports an hour as short if it loses no driver', () => {
    const any = fc
      .tuple(fc.integer({ min: -5, max: 10 }), fc.integer({ min: 1, max: 9 }))
      .map(([from, hours]) => span(from, hours));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), any, fc.nat(4), (others, added, needed) => {
        const hours = coverageEffect({ shifts: others, removed: [], added: [added], neededAt: () => needed });
        expect(hours.some(leavesShort)).toBe(false);
        expect(hours.every(({ before, after }) => after === before + 1)).toBe(true);
      }),
    );
  });
});

describe('the week grid', () => {
  it.each([
    ['a day', [[1, '06:00', '14:00']]],
    ['a night', [[5, '22:00', '06:00']]],
    ['Saturday night', [[6, '22:00', '06:00']]],
    [
      'two in a day',
      [
        [2, '06:00', '10:00'],
        [2, '12:30', '15:00'],
      ],
    ],
    ['nothing', []],
    ['always', [0, 1, 2, 3, 4, 5, 6].map((day) => [day, '00:00', '00:00'])],
  ] as const)('keeps %s', (_name, rows) => {
    const entries = rows.map(([dayOfWeek, startTime, endTime]) => ({
      dayOfWeek: dayOfWeek as DayOfWeek,
      startTime: String(startTime),
      endTime: String(endTime),
    }));
    expect(entriesOf(cellsOf(entries))).toEqual(entries);
  });

  it('survives a round trip', () => {
    const cell = fc.boolean();
    fc.assert(
      fc.property(fc.array(cell, { minLength: 336, maxLength: 336 }), (cells) => {
        expect(cellsOf(entriesOf(cells))).toEqual(cells);
      }),
    );
    // Runs longer than a day are rare in random cells, so they are generated separately.
    fc.assert(
      fc.property(fc.nat(335), fc.nat(335), (from, length) => {
        const cells = Array.from({ length: 336 }, (_, index) => (index - from + 336) % 336 < length);
        expect(cellsOf(entriesOf(cells))).toEqual(cells);
      }),
    );
  });
});

describe('the entries of a painted week', () => {
  const painted = (...runs: [from: number, past: number][]) =>
    Array.from({ length: 336 }, (_, cell) => runs.some(([from, past]) => cell >= from && cell < past));
  const times = (...runs: Parameters<typeof painted>) =>
    entriesOf(painted(...runs)).map(({ dayOfWeek, startTime, endTime }) => `${dayOfWeek} ${startTime}-${endTime}`);

  it('are sorted by day and time, Sunday first', () => {
    expect(times([66, 70], [0, 4], [10, 12], [330, 332])).toEqual([
      '0 00:00-02:00',
      '0 05:00-06:00',
      '1 09:00-11:00',
      '6 21:00-22:00',
    ]);
  });

  it('are one for a run of up to a day, and split at midnight beyond that', () => {
    expect(times([40, 88])).toEqual(['0 20:00-20:00']);
    expect(times([40, 89])).toEqual(['0 20:00-00:00', '1 00:00-20:30']);
    expect(times([0, 2], [334, 336])).toEqual(['6 23:00-01:00']);
    expect(entriesOf(painted([0, 336])).map(({ startTime, endTime }) => [startTime, endTime])).toEqual(
      Array.from({ length: 7 }, () => ['00:00', '00:00']),
    );
  });
});

describe('the wording of a request', () => {
  const shift = { start: '2026-11-27T23:00:00Z', end: '2026-11-28T07:00:00Z', timeZone: zone };
  it.each([
    [
      { kind: 'pto_requests', ptoStart: '2026-11-27', ptoEnd: '2026-11-28', type: 'vacation' },
      'Time off Nov 27–28 (vacation)',
    ],
    [
      {
        kind: 'availability_requests',
        entries: [
          ...([1, 2, 3, 4, 5] as const).map((dayOfWeek) => ({ dayOfWeek, startTime: '06:00', endTime: '14:00' })),
          { dayOfWeek: 6, startTime: '08:00', endTime: '12:00' },
        ],
      },
      'New availability: Mon–Fri 6:00 AM–2:00 PM, Sat 8:00 AM–12:00 PM',
    ],
    [{ kind: 'availability_requests', entries: [] }, 'New availability: none'],
    [
      {
        kind: 'availability_requests',
        entries: ([6, 5, 3, 1, 0] as const).map((dayOfWeek) => ({ dayOfWeek, startTime: '06:00', endTime: '14:00' })),
      },
      'New availability: Sun, Mon, Wed, Fri, Sat 6:00 AM–2:00 PM',
    ],
    [
      {
        kind: 'availability_requests',
        entries: ([2, 3, 4] as const).map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' })),
      },
      'New availability: Tue–Thu all day',
    ],
    [
      { kind: 'schedule_changes', change: 'change', shift, wanted: null, swapWith: null },
      'Move Fri, Nov 27, 6:00 PM–2:00 AM to other times',
    ],
    [
      { kind: 'schedule_changes', change: 'swap', shift, wanted: null, swapWith: null },
      'Swap Fri, Nov 27, 6:00 PM–2:00 AM for a shift that was removed',
    ],
    [{ kind: 'schedule_fill_requests', shift }, 'Take open shift Fri, Nov 27, 6:00 PM–2:00 AM'],
    [
      { kind: 'schedule_changes', change: 'drop', shift, wanted: null, swapWith: null },
      'Drop Fri, Nov 27, 6:00 PM–2:00 AM',
    ],
    [
      { kind: 'schedule_changes', change: 'swap', shift, wanted: null, swapWith: { ...shift, driver: 'Ana Reyes' } },
      'Swap Fri, Nov 27, 6:00 PM–2:00 AM for Ana Reyes’s Fri, Nov 27, 6:00 PM–2:00 AM',
    ],
    [
      { kind: 'schedule_changes', change: 'change', shift: null, wanted: shift, swapWith: null },
      'Move a shift that was removed to Fri, Nov 27, 6:00 PM–2:00 AM',
    ],
  ] as const)('%j', (subject, words) => {
    expect(requestWords(subject)).toBe(words);
  });
});

describe('withdrawing', () => {
  const request: DriverRequest = {
    id: 1,
    kind: 'pto_requests',
    requesterId: 7,
    status: 'pending',
    approverReason: null,
    approverId: null,
  };
  it('is only for the requester, while the request is pending', () => {
    expect(withdrawRequest(request, 7)).toEqual({ ok: true, request: { ...request, status: 'withdrawn' } });
    expect(withdrawRequest(request, 8)).toEqual({ ok: false, problem: 'not-own' });
    expect(withdrawRequest({ ...request, status: 'denied' }, 7)).toEqual({ ok: false, problem: 'not-pending' });
    expect(decideRequest({ ...request, status: 'withdrawn' }, 'approved', { id: 8, reason: '' })).toEqual({
      ok: false,
      problem: 'not-pending',
    });
  });
});
