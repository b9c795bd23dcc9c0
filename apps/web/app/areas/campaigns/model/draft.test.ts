import { campaignInput as campaignSchema } from '@roadside/contract/schemas';
import { describe, expect, it } from 'vitest';
import { campaignInput, type CampaignDraftContent, emptyDraft, readDraft, storedDraft } from './draft.ts';
import { newModule, newPage } from './draft-module.ts';
import { redo, startHistory, step, undo } from './draft-history.ts';
import { missingOf } from './missing.ts';
import { moved } from './moved.ts';

const zone = 'America/New_York';
const ready: CampaignDraftContent = { ...emptyDraft, title: ' Winter ', start: '2026-12-01', end: '2026-12-31' };

describe('a draft', () => {
  it('is read as it was stored', () => {
    const draft = { ...ready, places: [{ id: 4, name: 'North' }], dueDays: 14, everybody: false };
    expect(readDraft(JSON.parse(JSON.stringify(storedDraft(draft))))).toEqual(draft);
  });

  it('leaves out what this version does not know, and fields of another kind', () => {
    expect(readDraft({ title: 5, places: 'all', unknown: true, start: { year: 2026 }, everybody: null })).toEqual(
      emptyDraft,
    );
  });
});

describe('the campaign that is sent', () => {
  it('has exactly the defaults of section 9, and whole days of the builder’s zone', () => {
    expect(campaignInput(ready, zone)).toMatchObject({
      title: 'Winter',
      start: '2026-12-01T05:00:00.000Z',
      end: '2027-01-01T04:59:59.000Z',
      all_eligible: true,
      geography_eligiblity: [],
      positions: [],
      has_req_modules: false,
      reg_required: false,
      budget: 0,
      metric_values: { overall_sat: 1, count_calls: 1, kmi: 1, kept_informed: 1 },
    });
  });

  it('is not ready without both days', () => {
    expect(campaignInput({ ...ready, end: null }, zone)).toBeNull();
  });

  it('names its modules in their order, new and existing ones mixed, as the API takes them', () => {
    const test = newPage('a-2', 'question');
    const questions = test.questions.map((question) => ({
      ...question,
      question: 'First?',
      answers: question.answers.map((answer, index) => ({ ...answer, answer: `Answer ${index}` })),
    }));
    const draft: CampaignDraftContent = {
      ...ready,
      modules: [
        { ...newModule('a', null, 'New'), pages: [newPage('a-1', 'text'), { ...test, questions }] },
        newModule('m7', 7, 'Club’s'),
        { ...newModule('b', null, 'Last'), pages: [newPage('b-1', 'text')] },
      ],
    };
    const sent = campaignInput(draft, zone);
    expect(sent?.existing_modules_req).toEqual([7]);
    expect(sent?.modules_required.map(({ title }) => title)).toEqual(['New', 'Last']);
    expect(sent?.module_order).toEqual([1, 0, 2]);
    expect(campaignSchema.safeParse(sent).error).toBeUndefined();
  });
});

it('keeps whether points are over the expected, also in a copy', () => {
  expect(campaignInput(ready, zone)?.settings).toEqual({ cents_per_point: 1 });
  expect(campaignInput({ ...ready, handicap: true }, zone)?.settings).toEqual({ cents_per_point: 1, handicap: true });
});

it('names what is missing', () => {
  expect(missingOf(emptyDraft)).toEqual(['title', 'dates']);
  expect(missingOf({ ...ready, modulesRequired: true })).toEqual(['no-modules']);
  expect(missingOf(ready)).toEqual([]);
});

describe('undo', () => {
  it('takes typing in one field as one step, and everything else as a step of its own', () => {
    let history = startHistory('');
    history = step(history, 'W', 'title');
    history = step(history, 'Wi', 'title');
    history = step(history, 'Wi!', null);
    history = undo(history);
    expect(history.now).toBe('Wi');
    history = undo(history);
    expect(history.now).toBe('');
    expect(undo(history).now).toBe('');
    history = redo(redo(redo(history)));
    expect(history.now).toBe('Wi!');
    expect(redo(step(undo(history), 'other', null)).now).toBe('other');
  });
});

it.each([
  [0, 'cab'],
  [1, 'acb'],
  [2, 'abc'],
])('an entry moves to place %s', (index, order) => {
  const entries = ['a', 'b', 'c'].map((key) => ({ key }));
  expect(
    moved(entries, 'c', index)
      .map(({ key }) => key)
      .join(''),
  ).toBe(order);
});
