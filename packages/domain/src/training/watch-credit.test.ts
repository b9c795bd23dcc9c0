import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockAfterOffline,
  creditBeat,
  creditedAtDownload,
  creditedSeconds,
  creditOffline,
  type Heartbeat,
  joinRanges,
  type MediaRange,
  notWatched,
  openSession,
  playedBefore,
  type PlayedFile,
  type WatchProgress,
} from './watch-credit.ts';

const video: PlayedFile = { kind: 'video', lengthSeconds: 120 };
const seconds = (count: number) => count * 1000;
const opened = openSession(notWatched, 'a', 0);
const beat = (number: number, played: readonly MediaRange[], more: Partial<Heartbeat> = {}): Heartbeat => ({
  sessionId: 'a',
  beat: number,
  played,
  hidden: false,
  ...more,
});

/** Credits beats that reach the server at these seconds. */
function watch(beats: readonly (readonly [at: number, Heartbeat])[], file = video, from: WatchProgress = opened) {
  let progress = from;
  const problems: (string | null)[] = [];
  for (const [at, heartbeat] of beats) {
    const result = creditBeat(progress, heartbeat, file, seconds(at));
    progress = result.progress;
    problems.push(result.problem);
  }
  return { progress, problems, credited: creditedSeconds(progress) };
}

describe('an honest watcher', () => {
  it('gets every second, at any rhythm of heartbeats', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }), (waits) => {
        let at = 0;
        const beats = waits.map((wait, index) => {
          const from = at;
          at += wait;
          return [at, beat(index + 1, [[from, at]])] as const;
        });
        const { credited } = watch(beats, { kind: 'video', lengthSeconds: at });
        expect(credited).toBeCloseTo(at, 6);
      }),
    );
  });

  it('loses nothing when beats were lost and came with the next one', () => {
    expect(
      watch([
        [
          60,
          beat(4, [
            [0, 15],
            [15, 45],
            [45, 60],
          ]),
        ],
      ]).credited,
    ).toBe(60);
  });

  it('loses nothing to pauses, rewinds and reloads', () => {
    const paused = watch([
      [15, beat(1, [[0, 15]])],
      [30, beat(2, [])],
      [45, beat(3, [[10, 25]])],
    ]);
    expect(paused.credited).toBe(25);
    const reloaded = openSession(paused.progress, 'b', seconds(46));
    const rest = watch([[141, beat(1, [[25, 120]], { sessionId: 'b' })]], video, reloaded);
    expect(rest.credited).toBe(120);
  });

  it('loses nothing when beats arrive unevenly', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 12 }), (delays) => {
        const beats = delays.map((delay, index) => {
          const at = 15 * (index + 1);
          return [at + delay, beat(index + 1, [[at - 15, at]])] as const;
        });
        const end = 15 * delays.length;
        expect(watch(beats, { kind: 'video', lengthSeconds: end }).credited).toBeCloseTo(end, 6);
      }),
    );
  });

  it('hears a tape in a hidden tab', () => {
    expect(watch([[15, beat(1, [[0, 15]], { hidden: true })]], { ...video, kind: 'audio' }).credited).toBe(15);
  });
});

describe('a cheat', () => {
  it.each<[string, readonly (readonly [number, Heartbeat])[], number]>([
    [
      'who seeks to the end',
      [
        [
          5,
          beat(1, [
            [0, 2],
            [118, 120],
          ]),
        ],
      ],
      4,
    ],
    ['who claims all at once', [[5, beat(1, [[0, 120]])]], 5],
    [
      'at double speed',
      [
        [15, beat(1, [[0, 30]])],
        [30, beat(2, [[30, 60]])],
      ],
      30,
    ],
    [
      'who forges a fast series',
      [
        [1, beat(1, [[0, 15]])],
        [2, beat(2, [[15, 30]])],
        [3, beat(3, [[30, 45]])],
      ],
      3,
    ],
    [
      'who claims a part twice',
      [
        [
          30,
          beat(1, [
            [0, 15],
            [0, 15],
          ]),
        ],
      ],
      15,
    ],
    [
      'who claims overlapping parts',
      [
        [
          60,
          beat(1, [
            [0, 20],
            [10, 30],
            [5, 25],
          ]),
        ],
      ],
      30,
    ],
    ['in a hidden tab', [[15, beat(1, [[0, 15]], { hidden: true })]], 0],
  ])('%s', (_name, beats, credited) => {
    expect(watch(beats).credited).toBe(credited);
  });

  it('who sends a beat again gets nothing for it', () => {
    const again = watch([
      [15, beat(1, [[0, 15]])],
      [30, beat(1, [[15, 30]])],
      [45, beat(0, [[15, 30]])],
    ]);
    expect(again.problems).toEqual([null, 'replayed', 'replayed']);
    expect(again.credited).toBe(15);
  });

  it('with a second tab has one session at a time', () => {
    const second = openSession(opened, 'b', 0);
    const both = watch(
      [
        [15, beat(1, [[0, 15]])],
        [15, beat(1, [[60, 75]], { sessionId: 'b' })],
      ],
      video,
      second,
    );
    expect(both.problems).toEqual(['other-session', null]);
    expect(both.credited).toBe(15);
  });

  it.each<[string, MediaRange]>([
    ['before the file', [-5, 10]],
    ['beyond the file', [0, 122]],
    ['backwards', [10, 5]],
    ['that is no number', [Number.NaN, 5]],
    ['without an end', [0, Number.POSITIVE_INFINITY]],
  ])('with a range %s is refused', (_name, range) => {
    expect(watch([[15, beat(1, [range])]]).problems).toEqual(['not-in-the-file']);
  });

  it('is never credited more than the time that passed, nor more than the file', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 }))
      .map(([a, b]): MediaRange => [Math.min(a, b), Math.max(a, b)]);
    const sent = fc.record({ wait: fc.integer({ min: 0, max: 30 }), played: fc.array(range, { maxLength: 6 }) });
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 20 }), (series) => {
        let at = 0;
        const beats = series.map(({ wait, played }, index) => [(at += wait), beat(index + 1, played)] as const);
        const { credited, progress } = watch(beats);
        expect(credited).toBeLessThanOrEqual(Math.min(at, 120) + 1e-6);
        expect(joinRanges(progress.credited)).toEqual(progress.credited);
      }),
    );
  });
});

describe('without network', () => {
  const server = { credited: [[0, 30]] as const };
  it.each<[string, readonly MediaRange[], number, readonly MediaRange[], number]>([
    [
      'every second counts once',
      [
        [20, 50],
        [70, 80],
      ],
      600,
      [
        [0, 50],
        [70, 80],
      ],
      30,
    ],
    ['no more than the time since the download', [[30, 120]], 40, [[0, 70]], 40],
    ['nothing before any time has passed', [[30, 120]], -5, [[0, 30]], 0],
    ['nothing that is not in the file', [[500, 900]], 600, [[0, 30]], 0],
  ])('%s', (_name, played, budget, credited, added) => {
    expect(creditOffline(server, played, 120, budget)).toEqual({ credited, added });
  });
});

it.each<[number | null, readonly MediaRange[]]>([
  [
    null,
    [
      [0, 20],
      [40, 60],
    ],
  ],
  [30, [[0, 20]]],
  [
    45,
    [
      [0, 20],
      [40, 46],
    ],
  ],
])('counts nothing after a question at %s that is open', (stopAt, counted) => {
  expect(
    playedBefore(
      [
        [0, 20],
        [40, 60],
      ],
      stopAt,
    ),
  ).toEqual(counted);
});

describe('a session after seconds were credited without network', () => {
  const after = (left: number, spare = 0, heardAt = 0) => clockAfterOffline({ heardAt, spare }, left, seconds(60));

  it('has no more time left than the download', () => {
    expect(after(0, 10)).toEqual({ heardAt: seconds(60), spare: 0 });
    expect(after(20, 10)).toEqual({ heardAt: seconds(40), spare: 0 });
    expect(after(65, 10)).toEqual({ heardAt: 0, spare: 5 });
  });

  it('loses nothing that the download leaves it', () => {
    expect(after(500, 10)).toEqual({ heardAt: 0, spare: 10 });
    expect(after(15, 5, seconds(50))).toEqual({ heardAt: seconds(50), spare: 5 });
  });

  it('has none left after a download that used up its time, and none of a time to come', () => {
    expect(after(-5, 3)).toEqual({ heardAt: seconds(60), spare: 0 });
    expect(after(30, 0, seconds(70))).toEqual({ heardAt: seconds(60), spare: 0 });
  });

  it('what a player will still report of the time before a download is counted as credited then', () => {
    expect(creditedAtDownload(100, { heardAt: seconds(50), spare: 2 }, seconds(60))).toBe(112);
    expect(creditedAtDownload(100, { heardAt: seconds(30), spare: 0 }, seconds(60))).toBe(130);
    // Time in which nothing played is no time for another lesson.
    expect(creditedAtDownload(100, { heardAt: seconds(29), spare: 5 }, seconds(60))).toBe(100);
    expect(creditedAtDownload(100, { heardAt: seconds(70), spare: 0 }, seconds(60))).toBe(100);
  });
});
