import { listedMarks } from '@roadside/domain/surveys';
import { describe, expect, it } from 'vitest';
import { readListState } from '../../../kit/list/list-state.ts';
import { commentPieces } from '../../../kit/voice/comment-pieces.ts';
import { answerQuery } from './answer-query.ts';
import { toneSource } from './correction-words.ts';
import { facetsWithGroups, filtersOf, rawSurveyList } from './survey-filters.ts';
import { readSurveyText, surveyText } from './survey-opened.ts';
import { changedSearch, commentStateIn, partIn, partSearch, timeIn, timeSearch } from './survey-state.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the URL of Surveys', () => {
  it.each([
    ['', 'overview'],
    ['dashboard=2', 'raw'],
    ['dashboard=3', 'emulated'],
    ['dashboard=4', 'comments'],
    ['dashboard=9', 'overview'],
  ])('%s opens %s', (text, part) => {
    expect(partIn(query(text)).id).toBe(part);
  });

  it.each([
    ['dashboard=3&time=Range', 'This_Month'],
    ['dashboard=2&time=Range', 'Range'],
    ['dashboard=3&time=Prev_Incentive_Period', 'Prev_Incentive_Period'],
    ['time=Day', 'This_Month'],
    // A scorecard's link names last month's days: this month would have none of them.
    ['dashboard=2&sc_dt_surveys__gte=2026-10-01&sc_dt_surveys__lte=2026-10-31', 'Range'],
    ['dashboard=2&sc_dt_surveys__gte=2026-10-01&time=This_Month', 'This_Month'],
    ['dashboard=2&sc_dt_surveys__lte=2026-11-05', 'This_Month'],
    ['dashboard=3&sc_dt_surveys__gte=2026-10-01', 'This_Month'],
  ])('%s shows %s', (text, time) => {
    expect(timeIn(query(text), partIn(query(text)))).toBe(time);
  });

  it('keeps the period across sub-dashboards that offer it, and drops filters', () => {
    const raw = query('dashboard=2&time=Prev_Month&outc1__in=1&drawer=survey~1~x');
    expect(partSearch(raw, partIn(query('dashboard=4')))).toBe('?dashboard=4&time=Prev_Month');
    expect(partSearch(query('time=Range'), partIn(query('dashboard=3')))).toBe('?dashboard=3');
    expect(changedSearch('?dashboard=4&page=3&drawer=survey~1~x', { topic: 'Wait time' })).toBe(
      '?dashboard=4&topic=Wait+time',
    );
  });

  it.each([
    ['dashboard=2&time=Range&page=2', 'This_Month', '?dashboard=2'],
    ['dashboard=2', 'Prev_Month', '?dashboard=2&time=Prev_Month'],
    [
      'dashboard=2&sc_dt_surveys__gte=2026-10-01',
      'This_Month',
      '?dashboard=2&sc_dt_surveys__gte=2026-10-01&time=This_Month',
    ],
    [
      'dashboard=2&sc_dt_surveys__gte=2026-10-01&time=Prev_Month',
      'Range',
      '?dashboard=2&sc_dt_surveys__gte=2026-10-01',
    ],
  ] as const)('%s leads to %s with %s', (text, time, expected) => {
    const to = timeSearch(query(text), partIn(query(text)), time);
    expect(to).toBe(expected);
    expect(timeIn(query(to), partIn(query(to)))).toBe(time);
  });

  it('reads the filters of Comments', () => {
    expect(commentStateIn(query('q= cold &topic=Wait time&sentiment=negative&page=2&topics=open'))).toEqual({
      search: 'cold',
      topic: 'Wait time',
      sentiment: 'negative',
      topicsOpen: true,
      page: 2,
    });
    expect(commentStateIn(query('topic=Weather&sentiment=mixed&page=-1'))).toEqual({
      search: '',
      topic: null,
      sentiment: null,
      topicsOpen: false,
      page: 1,
    });
  });

  it('opens a survey, and rejects an invalid one', () => {
    expect(readSurveyText(surveyText({ slug: 'a~b', id: 2_026_112_000_003 }))).toEqual({
      slug: 'a~b',
      id: 2_026_112_000_003,
    });
    expect(readSurveyText('0~x')).toBeNull();
  });
});

describe('the filters of Raw Surveys', () => {
  it("are the specification's twenty, with the rule filters only for people who may turn off the rules", () => {
    expect(rawSurveyList(true).filters).toHaveLength(20);
    expect(
      rawSurveyList(false)
        .filters.map(({ key }) => key)
        .filter((key) => ['reroute', 'remove', 'new_biz_rules'].includes(key)),
    ).toEqual([]);
  });

  it("are sent in the service's format: Tow is 5, 5F and 8", () => {
    const state = readListState(
      query('outc1__in=1&outc1__in=2&tcd__in=Tow&new_biz_rules=off&reroute=only&sc_dt_surveys__gte=2026-11-01'),
      rawSurveyList(true),
    );
    expect(filtersOf(state)).toEqual({
      outc1__in: [1, 2],
      tcd__in: ['5', '5F', '8'],
      new_biz_rules: false,
      reroute: 'only',
      sc_dt_surveys__gte: '2026-11-01',
    });
  });

  it.each([
    ['station', {}],
    ['driver', {}],
    // Above a station the list has surveys that don't count; the answers of the overview don't.
    ['club', { new_biz_rules: true }],
    ['territory', { new_biz_rules: true }],
  ] as const)('list only the answers that count at a %s', (type, rules) => {
    const state = readListState(
      query(String(new URLSearchParams(answerQuery('outc1', '1', type)))),
      rawSurveyList(true),
    );
    const filters = filtersOf(state);
    expect(filters).toEqual({ outc1__in: [1], ...rules });
    expect(listedMarks(filters.new_biz_rules, type)).toEqual({ reroute: 'without', remove: 'without' });
  });

  it('count a ticket group as the sum of its codes', () => {
    const { tcd__in: counts = [] } = facetsWithGroups({
      tcd__in: [
        { value: '5', count: 7 },
        { value: '5F', count: 2 },
        { value: '1', count: 1 },
      ],
    });
    expect(counts).toContainEqual({ value: 'Tow', count: 9 });
    expect(counts).toContainEqual({ value: 'Battery', count: 1 });
  });
});

describe('a highlighted comment', () => {
  it('is split where highlights start and end, and joins back to the full text', () => {
    const comment = 'Driver great, wait awful';
    const pieces = commentPieces({
      comment,
      topics: [
        { topic: 'Driver professionalism', sentiment: 'positive', start: 0, end: 12 },
        { topic: 'Wait time', sentiment: 'negative', start: 14, end: 24 },
      ],
      highlights: [{ start: 7, end: 18 }],
    });
    expect(pieces.map(({ text }) => text).join('')).toBe(comment);
    expect(pieces.map(({ text, topics, found }) => [text, topics[0]?.sentiment, found])).toEqual([
      ['Driver ', 'positive', false],
      ['great', 'positive', true],
      [', ', undefined, true],
      ['wait', 'negative', true],
      [' awful', 'negative', false],
    ]);
    expect(commentPieces({ comment: null, topics: [] })).toEqual([]);
  });
});

describe("a comment's overall tone", () => {
  const good = { topic: 'Driver professionalism', sentiment: 'positive', start: 0, end: 6 } as const;
  const bad = { topic: 'Wait time', sentiment: 'negative', start: 8, end: 12 } as const;
  it.each([
    ['topics that agree', [good], 'positive', 'from its topics'],
    ['topics that differ', [good, bad], 'negative', 'from its words and the overall answer'],
    ['one topic, and a tone that is not its', [bad], 'neutral', 'from its words and the overall answer'],
    ['no topics', [], 'neutral', 'from its words and the overall answer'],
  ] as const)('says how it was determined: %s', (_, topics, tone, words) => {
    expect(toneSource({ topics: [...topics], tone })).toBe(words);
  });
});
