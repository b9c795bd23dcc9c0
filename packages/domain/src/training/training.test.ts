import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignMetricIds } from '../metrics/catalog.ts';
import {
  campaignActive,
  campaignDefaults,
  campaignSaveSteps,
  earningProblems,
  eligibleFor,
  withContractSpelling,
} from './campaign.ts';
import { answeredRightly, moduleProgress, pageComplete, type PageProgress, secondsPlayed } from './completion.ts';
import { orderPages, pageTypes, type TrainingPage, type TrainingQuestion } from './page.ts';

const question: TrainingQuestion = {
  question: 'What first?',
  type: 'single',
  answers: [
    { id: 1, answer: 'Cones', correct: true },
    { id: 2, answer: 'Coffee', correct: false },
    { id: 3, answer: 'Lights', correct: true },
  ],
};
const page = (id: number, type: TrainingPage['type'], seconds = 0): TrainingPage => ({
  id,
  type,
  file: null,
  video_length_required: seconds > 0,
  lengthSeconds: seconds,
  question: type === 'question' ? question : null,
});
const did = (pageId: number, played: PageProgress['played'] = [], answerIds: readonly number[] = []): PageProgress => ({
  pageId,
  played,
  answerIds,
  answerText: '',
});

describe('pages', () => {
  it('are sorted as audio, video, question, stable within a type', () => {
    const pages = [page(1, 'video'), page(2, 'question'), page(3, 'audio'), page(4, 'video')];
    expect(orderPages(pages).map(({ id }) => id)).toEqual([3, 1, 4, 2]);
  });

  it('keep every page, and sort them idempotently', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pageTypes)), (types) => {
        const ordered = orderPages(types.map((type, id) => ({ id, type })));
        expect(orderPages(ordered)).toEqual(ordered);
        expect(ordered.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(types.map((_, id) => id));
      }),
    );
  });
});

describe('completion', () => {
  it.each<[PageProgress['played'], number]>([
    [[], 0],
    [[[0, 10]], 10],
    [
      [
        [0, 10],
        [5, 12],
      ],
      12,
    ],
    [
      [
        [0, 10],
        [0, 10],
      ],
      10,
    ],
    [
      [
        [50, 60],
        [0, 5],
      ],
      15,
    ],
    [
      [
        [0, 100],
        [20, 30],
      ],
      100,
    ],
    [[[10, 5]], 0],
  ])('%j is %s seconds played', (played, seconds) => {
    expect(secondsPlayed(played)).toBe(seconds);
  });

  it('counts each second once', () => {
    const stretch = fc.tuple(fc.nat(60), fc.nat(20)).map(([from, length]): [number, number] => [from, from + length]);
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 15 }), (played) => {
        const seen = new Set(
          played.flatMap(([from, to]) => Array.from({ length: to - from }, (_, second) => from + second)),
        );
        expect(secondsPlayed(played)).toBe(seen.size);
      }),
    );
  });

  it.each([
    ['single', [1], '', true],
    ['single', [3], '', true],
    ['single', [2], '', false],
    ['single', [1, 3], '', false],
    ['single', [], '', false],
    ['multiple', [3, 1], '', true],
    ['multiple', [1, 1, 3], '', true],
    ['multiple', [1], '', false],
    ['multiple', [1, 2, 3], '', false],
    ['multiple', [1, 99], '', false],
    ['multiple', [], '', false],
    ['text', [], 'Cones first', true],
    ['text', [1], '  ', false],
  ] as const)('a %s question answered %j %j: %s', (type, answerIds, answerText, right) => {
    expect(answeredRightly({ ...question, type }, { answerIds, answerText })).toBe(right);
  });

  it('of a question with several answers requires right ones to exist', () => {
    const unanswerable = { ...question, type: 'multiple' as const, answers: [] };
    expect(answeredRightly(unanswerable, { answerIds: [], answerText: '' })).toBe(false);
  });

  it.each([
    [true, [[0, 60]], true],
    [true, [[0, 59]], true],
    [true, [[0, 58]], false],
    [
      true,
      [
        [0, 3],
        [57, 60],
      ],
      false,
    ],
    [false, [[0, 3]], true],
    [false, [], false],
  ] as const)('of a video with its length required (%s) and %j played: %s', (required, played, complete) => {
    const video = { ...page(1, 'video', 60), video_length_required: required };
    expect(pageComplete(video, did(1, played))).toBe(complete);
  });

  it('goes page by page, and a skipped end does not count', () => {
    const pages = [page(1, 'question'), page(2, 'video', 60), page(3, 'audio', 10)];
    expect(moduleProgress(pages, [])).toEqual({ completedPages: 0, totalPages: 3, complete: false, nextPageId: 3 });
    const jumped = [
      did(3, [[0, 10]]),
      did(2, [
        [0, 5],
        [58, 60],
      ]),
      did(1, [], [1]),
    ];
    expect(moduleProgress(pages, jumped)).toEqual({ completedPages: 1, totalPages: 3, complete: false, nextPageId: 2 });
    const watched = [did(3, [[0, 10]]), did(2, [[0, 60]]), did(1, [], [2])];
    expect(moduleProgress(pages, watched)).toMatchObject({ completedPages: 2, nextPageId: 1 });
    const done = [did(3, [[0, 10]]), did(2, [[0, 60]]), did(1, [], [1])];
    expect(moduleProgress(pages, done)).toEqual({ completedPages: 3, totalPages: 3, complete: true, nextPageId: null });
  });

  it('never happens for a module without pages', () => {
    expect(moduleProgress([], []).complete).toBe(false);
  });
});

describe('campaigns', () => {
  it('start with weights 1, budget 0 and everyone eligible', () => {
    expect(campaignDefaults).toMatchObject({ budget: 0, all_eligible: true, geography_eligiblity: [] });
    expect(campaignDefaults.metric_values).toEqual(Object.fromEntries(campaignMetricIds.map((id) => [id, 1])));
  });

  it("accept the correct spelling as an alias, and keep the contract's if both are present", () => {
    expect(withContractSpelling({ title: 'x', geography_eligibility: [4] })).toEqual({
      title: 'x',
      geography_eligiblity: [4],
    });
    expect(withContractSpelling({ geography_eligiblity: [5], geography_eligibility: [4] })).toEqual({
      geography_eligiblity: [5],
    });
    expect(withContractSpelling({ title: 'x' })).toEqual({ title: 'x' });
  });

  it('upload an image only if there is one, after the campaign', () => {
    expect(campaignSaveSteps(null)).toEqual(['create_campaign']);
    expect(campaignSaveSteps('')).toEqual(['create_campaign']);
    expect(campaignSaveSteps({ name: 'lamp.png' })).toEqual(['create_campaign', 'set_campaign_image']);
  });

  it.each([
    ['2026-11-01T05:00:00Z', '2026-12-01T05:00:00Z', '2026-12-01T05:00:00Z', true],
    ['2026-11-01T05:00:00Z', '2026-12-01T05:00:00Z', '2026-12-01T05:00:01Z', false],
    ['2026-11-01T00:00:00-05:00', '2026-12-01T05:00:00Z', '2026-11-01T04:59:59Z', false],
    [null, null, '2026-11-05T00:00:00Z', false],
  ])('from %s to %s are running at %s: %s', (start, end, now, active) => {
    expect(campaignActive({ start, end }, now)).toBe(active);
  });

  it.each([
    [{}, true],
    [{ positions: ['station-admin'] }, false],
    [{ positions: ['driver'] }, true],
    [{ all_eligible: false }, false],
    [{ all_eligible: false, geography_eligiblity: [30] }, true],
    [{ all_eligible: false, geography_eligiblity: [31] }, false],
    [{ all_eligible: false, geography_eligiblity: [30], positions: ['admin'] }, false],
  ])('with %j, a driver from montgomery may take part: %s', (change, eligible) => {
    const driver = { positionType: 'driver', geographyIds: [900, 71, 30, 1] };
    expect(eligibleFor({ ...campaignDefaults, ...change }, driver)).toBe(eligible);
  });

  it.each([
    [{}, false, [], []],
    [{ reg_required: true }, false, [], [{ code: 'not-registered' }]],
    [{ reg_required: true }, true, [], []],
    [{ has_req_modules: true, requiredModuleIds: [1, 2] }, true, [2], [{ code: 'modules-open', moduleIds: [1] }]],
    [{ has_req_modules: true, requiredModuleIds: [1, 2] }, true, [2, 1], []],
    [{ has_req_modules: false, requiredModuleIds: [1] }, true, [], []],
  ])('with %j, registered %s, modules %j done, are missing %j', (change, registered, completedModuleIds, problems) => {
    expect(
      earningProblems({ ...campaignDefaults, requiredModuleIds: [], ...change }, { registered, completedModuleIds }),
    ).toEqual(problems);
  });
});
