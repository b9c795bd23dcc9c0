import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replayMoment, replayMs, replayOf, waitingAt, worstEvening, worstMoment, type Replay } from './replay.ts';

const evening = (day: string, calls: number, late: number) => ({ day, calls, late });

describe('the worst evening', () => {
  it.each([
    [[evening('2026-11-01', 40, 3), evening('2026-11-02', 20, 9)], '2026-11-02'],
    [[evening('2026-11-01', 40, 3), evening('2026-11-02', 20, 3)], '2026-11-01'],
    [[evening('2026-11-01', 20, 3), evening('2026-11-02', 20, 3)], '2026-11-02'],
    [[evening('2026-11-01', 40, 0)], null],
    [[], null],
  ])('has the most late calls: %j', (evenings, day) => {
    expect(worstEvening(evenings)?.day ?? null).toBe(day);
  });
});

describe('a replay', () => {
  // Three members: one served in time, one late, one never reached.
  const replay = replayOf({ at: [6000, 6600, 6300], ata: [30, 90, null], pta: [45, 60, 60] })!;

  it('spans the first call to the last arrival, without members whom nobody reached', () => {
    expect(replay).toEqual({
      waits: [
        { entry: 0, from: 6000, to: 7800, promised: 8700 },
        { entry: 1, from: 6600, to: 12_000, promised: 10_200 },
      ],
      from: 6000,
      to: 12_000,
    });
    expect(replayOf({ at: [null, 1], ata: [5, 0], pta: [5, 5] })).toBeNull();
  });

  it.each([
    [5999, []],
    [6000, [{ entry: 0, minutes: 0, late: false }]],
    [
      7200,
      [
        { entry: 0, minutes: 20, late: false },
        { entry: 1, minutes: 10, late: false },
      ],
    ],
    [7800, [{ entry: 1, minutes: 20, late: false }]],
    [10_200, [{ entry: 1, minutes: 60, late: false }]],
    [10_260, [{ entry: 1, minutes: 61, late: true }]],
    [12_000, []],
  ])('shows who waits at %d', (moment, waiting) => {
    expect(waitingAt(replay, moment)).toEqual(waiting);
  });

  it('takes ten seconds, and stays at its ends', () => {
    expect([-1, 0, replayMs / 2, replayMs, 99_999].map((ms) => replayMoment(replay, ms))).toEqual([
      6000, 6000, 9000, 12_000, 12_000,
    ]);
  });

  it('has its still where most members wait past their promise', () => {
    expect(worstMoment(replay)).toBe(10_201);
    expect(worstMoment(replayOf({ at: [0, 60], ata: [10, 10], pta: [null, null] })!)).toBe(60);
  });

  const columns = fc
    .array(
      fc.record({
        at: fc.option(fc.integer({ min: 0, max: 30_000 })),
        ata: fc.option(fc.integer({ min: 0, max: 300 })),
        pta: fc.option(fc.integer({ min: 0, max: 120 })),
      }),
      { maxLength: 12 },
    )
    .map((rows) => ({
      at: rows.map(({ at }) => at),
      ata: rows.map(({ ata }) => ata),
      pta: rows.map(({ pta }) => pta),
    }));

  it('never shows more members past their promise than in its still, and nobody longer than the wait', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 0, max: 60_000 }), (rows, moment) => {
        const made: Replay | null = replayOf(rows);
        if (!made) return;
        const late = (at: number) => waitingAt(made, at).filter((each) => each.late).length;
        expect(late(moment)).toBeLessThanOrEqual(late(worstMoment(made)));
        for (const { entry, minutes } of waitingAt(made, moment)) {
          expect(minutes).toBeGreaterThanOrEqual(0);
          expect(minutes).toBeLessThan(rows.ata[entry] ?? 0);
        }
      }),
    );
  });
});
