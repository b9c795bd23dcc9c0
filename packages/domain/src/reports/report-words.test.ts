import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movementParts, wilsonInterval } from '../metrics/index.ts';
import { roundTo } from '../rounding/index.ts';
import {
  reportSentences,
  daysText,
  sentenceText,
  type MovedNumber,
  type ReportPiece,
  type ReportSentence,
  type SentenceFacts,
} from './index.ts';

const days = { from: '2026-10-01', to: '2026-10-31' };
const before = { from: '2026-08-27', to: '2026-09-26' };

const number = (value: number | null, numerator: number | null = null, denominator: number | null = null) => ({
  value,
  numerator,
  denominator,
});
const share = (top: number, answered: number) => number(answered === 0 ? null : (100 * top) / answered, top, answered);
const parts = (...changes: readonly number[]): MovedNumber['parts'] =>
  movementParts.map((part, index) => ({
    part,
    change: changes[index] ?? 0,
    lead: part === 'wait' ? { dimension: 'wait', key: '60', before: 0.12, after: 0.18 } : null,
  }));
const place = (name: string, top: number, answered: number, onGoal = false) => ({
  slug: name.toLowerCase(),
  name,
  ...share(top, answered),
  ...wilsonInterval(top, answered),
  onGoal,
});

const october: SentenceFacts = {
  slug: 'montgomery',
  days,
  before,
  finished: true,
  satisfaction: {
    metric: 'overall_sat_avg',
    now: { ...share(839, 1000), status: 'yellow' },
    before: share(851, 1000),
    parts: parts(0, -0.3, 0, -1, 0.1),
  },
  wait: { metric: 'ata_avg', now: number(47.64), before: number(45.5), parts: parts(0, 0.5, 0, 1.64) },
  paidCalls: { metric: 'paid_call_count', now: number(1204), before: number(1168), parts: [] },
  placeNoun: { one: 'territory', many: 'territories' },
  places: [place('Elm', 176, 200, true), place('Oak', 150, 200), place('Ash', 4, 9)],
};

/** The sentences as text; figures in brackets with their unit. */
function read(sentences: readonly ReportSentence[], id?: ReportSentence['id']): string {
  return sentences
    .filter((sentence) => id === undefined || sentence.id === id)
    .map(({ pieces }) => pieces.map(wordsOf).join(''))
    .join('\n');
}

function wordsOf(piece: ReportPiece): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'figure':
      return `[${piece.figure.signed && piece.figure.value > 0 ? '+' : ''}${piece.figure.value} ${piece.figure.unit}]`;
    case 'place':
      return piece.name;
    case 'lead':
      return `{${piece.lead.dimension} ${piece.lead.key}}`;
    case 'before':
      return '{before}';
  }
}

const figuresOf = (sentences: readonly ReportSentence[]) =>
  sentences.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'figure' ? [piece.figure] : [])));

describe('the sentences of a report', () => {
  it('say what happened, why, and who leads', () => {
    expect(read(reportSentences(october))).toBe(
      [
        'Overall satisfaction was [83.9 percent] ([839 surveys] of [1000 surveys] surveys), close to goal, down [1.2 points] vs. {before}.',
        'The biggest reason: different waits on the same kind of calls ([-1 points]). {wait 60}: [18 percent] of the surveyed calls, [12 percent] before.',
        'Also: a different mix of services ([-0.3 points]) and higher scores on the same kind of calls ([+0.1 points]). All reasons together make [-1.2 points].',
        'Members waited [47.6 minutes] on average, [2.1 minutes] longer, mostly because of slower arrivals on the same kind of calls ([+1.6 minutes]). There were [1204 calls] paid calls, [3.1 percent] more.',
        'Elm leads [2 places] territories at [88 percent], and Oak is last at [75 percent]. [1 places] of [2 places] is on goal. [1 places] territory has too few surveys to rank.',
      ].join('\n'),
    );
  });

  it.each([
    // Of 13 surveys, 20.9 points are chance; of a thousand, they aren't.
    [[11, 13], [8, 12], true],
    [[839, 1000], [851, 1000], true],
    [[839, 1000], [630, 1000], false],
    [[120, 120], [100, 120], false],
    [[100, 120], [120, 120], false],
  ] as const)('%j vs. %j can be chance: %j', ([top, answered], [topBefore, answeredBefore], chance) => {
    const ranged = (a: number, n: number) => ({ ...share(a, n), ...wilsonInterval(a, n) });
    const satisfaction = {
      ...october.satisfaction,
      now: ranged(top, answered),
      before: ranged(topBefore, answeredBefore),
    };
    expect(
      read(reportSentences({ ...october, satisfaction }), 'satisfaction').endsWith(
        'surveys, a change of that size can be chance.',
      ),
    ).toBe(chance);
  });

  it.each([
    [[45, 50], [43, 48], true],
    [[47, 48], [45, 46], false],
  ] as const)('waits of %j vs. %j can be chance: %j', ([low, high], [lowBefore, highBefore], chance) => {
    const wait = {
      ...october.wait,
      now: { ...number(47.5), low, high },
      before: { ...number(45.5), low: lowBefore, high: highBefore },
    };
    expect(
      read(reportSentences({ ...october, wait }), 'wait').includes(
        '. That difference in waits can be chance. There were ',
      ),
    ).toBe(chance);
  });

  it('read on paper as on screen', () => {
    const [satisfaction, reason, , wait] = reportSentences(october).map(({ pieces }) => sentenceText(pieces, before));
    expect([satisfaction, reason, wait]).toEqual([
      'Overall satisfaction was 83.9% (839 of 1,000 surveys), close to goal, down 1.2 points vs. Aug 27 to Sep 26, 2026.',
      'The biggest reason: different waits on the same kind of calls (-1.0 points). Waits of 60 to 90 min: 18.0% of the surveyed calls, 12.0% before.',
      'Members waited 47.6 min on average, 2.1 min longer, mostly because of slower arrivals on the same kind of calls (+1.6 min). There were 1,204 paid calls, 3.1% more.',
    ]);
  });

  it.each([
    ['2026-10-01', '2026-10-31', 'Oct 1 to 31, 2026'],
    ['2026-08-27', '2026-09-26', 'Aug 27 to Sep 26, 2026'],
    ['2025-12-20', '2026-01-04', 'Dec 20, 2025 to Jan 4, 2026'],
    ['2026-11-22', '2026-11-22', 'Nov 22, 2026'],
  ])('write the days from %s to %s as on the screen', (from, to, words) => {
    expect(daysText({ from, to })).toBe(words);
  });

  it.each([
    [1204, 1168, '. There were [1204 calls] paid calls, [3.1 percent] more.'],
    [1168, 1204, '. There were [1168 calls] paid calls, [3 percent] fewer.'],
    [9001, 9000, '. There were [9001 calls] paid calls, about as many as before.'],
    [9000, 9001, '. There were [9000 calls] paid calls, about as many as before.'],
    [9000, 9000, '. There were [9000 calls] paid calls, as many as before.'],
  ])('count %d paid calls after %d', (now, earlier, words) => {
    const paidCalls = { ...october.paidCalls, now: number(now), before: number(earlier) };
    expect(read(reportSentences({ ...october, paidCalls }), 'wait').endsWith(words)).toBe(true);
  });

  it.each([
    [2884, 2885, '>99.9%'],
    [2885, 2885, '100.0%'],
    [1, 3000, '<0.1%'],
    [0, 3000, '0.0%'],
    [2873, 2885, '99.6%'],
  ])('write %d of %d as %s', (top, answered, words) => {
    const satisfaction = { ...october.satisfaction, now: share(top, answered) };
    const [first] = reportSentences({ ...october, satisfaction });
    expect(sentenceText(first?.pieces ?? [], before)).toMatch(`Overall satisfaction was ${words} (`);
    // What the screen writes it from.
    const [score] = first ? figuresOf([first]) : [];
    expect([score?.value === 100, score?.value === 0]).toEqual([top === answered, top === 0]);
  });

  it('name reasons of equal size together', () => {
    const tied = { ...october.satisfaction, parts: parts(0, -0.6, 0, -0.6, 0) };
    const sentences = reportSentences({ ...october, satisfaction: tied });
    expect(read(sentences, 'reason')).toBe(
      'Equally big reasons: a different mix of services ([-0.6 points]) and different waits on the same kind of calls ([-0.6 points]).',
    );
    expect(read(sentences, 'other-reasons')).toBe('Together they make [-1.2 points].');
  });

  it('say when one reason is all of it', () => {
    const one = { ...october.satisfaction, parts: parts(0, 0, 0, -1.2, 0) };
    expect(read(reportSentences({ ...october, satisfaction: one }), 'other-reasons')).toBe(
      'Nothing else mattered, so it makes all of [-1.2 points].',
    );
  });

  it('say when nothing moved', () => {
    const same = { ...october.satisfaction, before: share(839, 1000), parts: parts() };
    const sentences = reportSentences({
      ...october,
      satisfaction: same,
      wait: { ...october.wait, before: number(47.62) },
    });
    expect(read(sentences, 'satisfaction')).toBe(
      'Overall satisfaction was [83.9 percent] ([839 surveys] of [1000 surveys] surveys), close to goal, the same as {before}.',
    );
    expect(read(sentences, 'reason')).toContain('nothing pushed satisfaction up or down');
    expect(read(sentences, 'wait')).toContain('on average, as long as before. There were');
  });

  it('mark a period that isn’t over', () => {
    const sentences = reportSentences({ ...october, finished: false });
    expect(read(sentences, 'satisfaction')).toMatch(/^Overall satisfaction is \[83.9 percent\] so far \(/);
    expect(read(sentences, 'wait')).toMatch(/^So far members waited/);
  });

  it.each([
    [share(0, 0), 'No surveys were answered on these days.'],
    [share(1, 1), 'Only [1 surveys] survey was answered, too few to score overall satisfaction.'],
    [share(5, 9), 'Only [9 surveys] surveys were answered, too few to score overall satisfaction.'],
  ])('never score %j', (now, words) => {
    const sentences = reportSentences({ ...october, satisfaction: { ...october.satisfaction, now } });
    expect(read(sentences, 'satisfaction')).toBe(words);
    expect(read(sentences, 'reason')).toContain('no change to explain');
  });

  it('never compare with too few', () => {
    const few = { ...october.satisfaction, before: share(8, 9) };
    const sentences = reportSentences({ ...october, satisfaction: few });
    expect(read(sentences, 'satisfaction')).toContain('. There are too few surveys to compare it with {before}.');
    expect(read(sentences, 'reason')).toContain('no change to explain');
  });

  it('say when nothing is known', () => {
    const nothing = { now: number(null), before: number(null), parts: [] };
    const sentences = reportSentences({
      ...october,
      satisfaction: { metric: 'overall_sat_avg', ...nothing },
      wait: { metric: 'ata_avg', ...nothing },
      paidCalls: { metric: 'paid_call_count', ...nothing },
      placeNoun: null,
      places: [],
    });
    expect(figuresOf(sentences)).toEqual([]);
    expect(read(sentences, 'wait')).toBe('No arrival was recorded on these days.');
    expect(read(sentences, 'ranking')).toBe('There are no locations below to rank.');
  });

  it.each([
    [
      [place('Elm', 88, 100), place('Oak', 88, 100), place('Ash', 75, 100)],
      'Elm and Oak lead [3 places] territories at [88 percent], and Ash is last at [75 percent], though',
    ],
    [[place('Elm', 88, 100), place('Oak', 88, 100)], 'All [2 places] territories are tied at [88 percent].'],
    [
      [place('Elm', 88, 100), place('Oak', 8, 9)],
      'Only Elm has enough surveys to rank, at [88 percent]. [1 places] territory has too few',
    ],
    [[place('Elm', 8, 9), place('Oak', 8, 9)], 'No territory has enough surveys to rank.'],
    [
      ['A', 'B', 'C', 'D'].map((name) => place(name, 90, 100)).concat(place('E', 50, 100)),
      'Several tied places lead [5 places] territories',
    ],
  ])('rank %#', (places, words) => {
    expect(read(reportSentences({ ...october, places }), 'ranking')).toContain(words);
  });

  it('hold no digits outside their figures, and their reasons add up', () => {
    const counted = fc
      .record({ top: fc.nat(300), others: fc.nat(300) })
      .map(({ top, others }) => share(top, top + others));
    const changes = fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(counted, counted, changes, (now, earlier, [service = 0, provider = 0, wait = 0]) => {
        const change = now.value !== null && earlier.value !== null ? now.value - earlier.value : 0;
        const split = parts(0, service, provider, wait, change - service - provider - wait);
        const sentences = reportSentences({
          ...october,
          satisfaction: { metric: 'overall_sat_avg', now, before: earlier, parts: split },
        });
        expect(sentences.map(({ id }) => id)).toEqual(['satisfaction', 'reason', 'other-reasons', 'wait', 'ranking']);
        for (const piece of sentences.flatMap(({ pieces }) => pieces))
          if (piece.kind === 'text') expect(piece.text).not.toMatch(/\d/);
        const ofReasons = figuresOf(sentences.slice(1, 3));
        const total = ofReasons.find(({ source }) => source.of === 'change');
        const sum = ofReasons.filter(({ source }) => source.of === 'part').reduce((all, { value }) => all + value, 0);
        if (total) expect(roundTo(sum, 1)).toBe(total.value);
      }),
    );
  });
});
