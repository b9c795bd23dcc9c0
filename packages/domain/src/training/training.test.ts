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
import { moduleProgress, pageComplete, type PageProgress } from './completion.ts';
import { orderPages, pageTypes, type TrainingPage } from './page.ts';

const page = (id: number, type: TrainingPage['type'], seconds = 0, questionCount = 0): TrainingPage => ({
  id,
  type,
  video_length_required: seconds > 0,
  lengthSeconds: seconds,
  questionCount: type === 'question' ? 1 : questionCount,
});
const did = (pageId: number, creditedSeconds = 0, answered = false): PageProgress => ({
  pageId,
  creditedSeconds,
  answered,
});

describe('pages', () => {
  it('are sorted as text, audio, video, question, stable within a type', () => {
    const pages = [page(1, 'video'), page(2, 'question'), page(3, 'audio'), page(4, 'video'), page(5, 'text')];
    expect(orderPages(pages).map(({ id }) => id)).toEqual([5, 3, 1, 4, 2]);
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
  it.each([
    [true, 60, true],
    [true, 59, true],
    [true, 58.9, false],
    [false, 3, true],
    [false, 0, false],
  ])('of a video with its length required (%s) and %s s credited: %s', (required, credited, complete) => {
    const video = { ...page(1, 'video', 60), video_length_required: required };
    expect(pageComplete(video, did(1, credited))).toBe(complete);
  });

  it.each([
    [60, false, false],
    [60, true, true],
    [10, true, false],
  ])('of a video with a question inside, %s s credited and answered %s: %s', (credited, answered, complete) => {
    expect(pageComplete(page(1, 'video', 60, 1), did(1, credited, answered))).toBe(complete);
  });

  it.each(['text', 'question'] as const)('of a %s page comes with its end, not with being opened', (type) => {
    expect(pageComplete(page(1, type), undefined)).toBe(false);
    expect(pageComplete(page(1, type), did(1))).toBe(false);
    expect(pageComplete(page(1, type), did(1, 0, true))).toBe(true);
  });

  it('goes page by page, and a page done ahead of an open one does not count yet', () => {
    const pages = [page(1, 'question'), page(2, 'video', 60), page(3, 'audio', 10)];
    expect(moduleProgress(pages, [])).toEqual({ completedPages: 0, totalPages: 3, complete: false, nextPageId: 3 });
    const jumped = [did(3, 10), did(2, 7), did(1, 0, true)];
    expect(moduleProgress(pages, jumped)).toEqual({ completedPages: 1, totalPages: 3, complete: false, nextPageId: 2 });
    expect(moduleProgress(pages, [did(3, 10), did(2, 60), did(1)])).toMatchObject({ completedPages: 2, nextPageId: 1 });
    const done = [did(3, 10), did(2, 60), did(1, 0, true)];
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
