import { expect, it } from 'vitest';
import { betProblem } from '../src/arena/bet.ts';
import { purposeAliases } from '../src/arena/campaign.ts';
import { draftLists } from '../src/arena/draft.ts';
import { leaderboardDefaults } from '../src/arena/levels.ts';
import { skillSeries } from '../src/arena/skill-tree.ts';
import { payableClearCodes } from '../src/calls/clear-code.ts';
import { callOutcomes } from '../src/calls/life-step.ts';
import { dashboardGroups } from '../src/dashboards/groups.ts';
import { elementMenuIds } from '../src/dashboards/menus.ts';
import { dayAfter, seriesThrough } from '../src/forecast/hourly-series.ts';
import { defaultGoals } from '../src/metrics/goals.ts';
import { campaignMetricIds, metrics } from '../src/metrics/catalog.ts';
import { permissions } from '../src/permissions/subject.ts';
import { widgetTypes } from '../src/home/widget.ts';
import type { AvailabilityEntry } from '../src/scheduling/driver.ts';
import { availableTimesOn } from '../src/scheduling/availability.ts';
import { requestStatuses } from '../src/scheduling/request.ts';
import { cellsOf } from '../src/scheduling/week-grid.ts';
import { notPersisted } from '../src/session/persisted-state.ts';
import { surveyChannels, surveyQuestions } from '../src/surveys/answers.ts';
import { threeStates } from '../src/surveys/filters.ts';
import { passedCallFilterKeys } from '../src/surveys/passed-calls.ts';
import { commentDefaults, sentiments, statedSentiments, surveySubDashboards } from '../src/surveys/sub-dashboards.ts';
import { campaignFieldAliases } from '../src/training/campaign.ts';
import { pageTypes, tagTypes } from '../src/training/page.ts';
import { usageDefaults } from '../src/usage/usage.ts';

it('stored and sent strings never change', () => {
  expect({
    callOutcomes,
    campaignFieldAliases,
    campaignMetricIds,
    commentDefaults,
    dashboardGroups,
    defaultGoals,
    draftLists,
    elementMenuIds,
    leaderboardDefaults,
    notPersisted,
    pageTypes,
    passedCallFilterKeys,
    payableClearCodes,
    permissions,
    purposeAliases,
    requestStatuses,
    sentiments,
    statedSentiments,
    skillSeries,
    surveyChannels,
    surveyQuestions,
    surveySubDashboards,
    tagTypes,
    threeStates,
    usageDefaults,
    widgetTypes,
  }).toEqual({
    callOutcomes: ['completed', 'cancelled', 'killed', 'gone_on_arrival'],
    campaignFieldAliases: { geography_eligibility: 'geography_eligiblity' },
    campaignMetricIds: ['overall_sat', 'count_calls', 'kmi', 'kept_informed'],
    commentDefaults: { lowerBound: 0, upperBound: 50, search: '', topic: null, sentiment: null },
    dashboardGroups: ['global', 'my', 'shared'],
    defaultGoals: [
      { metricId: 'overall_sat_avg', green: 84, yellow: 82 },
      { metricId: 'overall_sat', green: 84, yellow: 82 },
      { metricId: 'ata_avg', green: 45, yellow: 55 },
      { metricId: 'passed_calls_freq', green: 5, yellow: 8 },
      { metricId: 'cancelled_calls_rate', green: 8, yellow: 11 },
    ],
    draftLists: ['experienced', 'intermediate', 'beginner'],
    elementMenuIds: ['time', 'chart', 'metrics', 'sub-geography', 'export', 'pivot', 'undo'],
    leaderboardDefaults: { points: [0, 3000], levels: [1, 15], drafted: null },
    notPersisted: ['dashboards', 'maps', 'server_side_parameters', 'access_token', 'refresh_token'],
    // Text is ours.
    pageTypes: ['text', 'audio', 'video', 'question'],
    passedCallFilterKeys: ['sc_dt__gte', 'sc_dt__lte'],
    payableClearCodes: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
    permissions: ['see-all', 'see-children', 'homepage-edit', 'beta', 'Admin'],
    purposeAliases: { create_campaign_transaction: 'create_create_campaign_transaction' },
    requestStatuses: ['pending', 'approved', 'denied', 'withdrawn'],
    sentiments: ['positive', 'neutral', 'negative', 'unsure'],
    statedSentiments: ['positive', 'neutral', 'negative'],
    skillSeries: ['Everyone', 'You'],
    surveyChannels: ['Email', 'SMS', 'Phone', 'IVR'],
    surveyQuestions: ['outc1', 'response_sat', 'q24', 'q26', 'driver5', 'driver10'],
    surveySubDashboards: [
      { number: 1, id: 'overview', name: 'Overview' },
      { number: 2, id: 'raw', name: 'Raw Surveys' },
      { number: 3, id: 'emulated', name: 'Emulated Surveys' },
      { number: 4, id: 'comments', name: 'Comments' },
    ],
    tagTypes: ['campaign', 'topics', 'media'],
    threeStates: ['only', 'without', 'all'],
    usageDefaults: { timeType: 'month', group: 'position_type' },
    widgetTypes: ['external', 'announcement'],
  });
});

it('metrics other than shares, counts and minutes in the usual range have their own settings', () => {
  const usual = new Set(['0,100', '0,', '0,480']);
  expect(
    Object.fromEntries(
      metrics.filter(({ validRange }) => !usual.has(validRange.join())).map(({ id, validRange }) => [id, validRange]),
    ),
  ).toEqual({
    ata_vs_expected: [-480, 480],
    net_sentiment: [-100, 100],
    pta_avg: [0, 999],
    pta_delta_avg: [-999, 480],
    sat_vs_expected: [-100, 100],
  });
});

it('a bet is at least one point and at most the whole purse', () => {
  const problems = [0, 1, 40, 41, 1.5, -1].map((points) =>
    betProblem({
      level: 5,
      chance: 0.2,
      pointsBet: points,
      purse: 40,
      hoursSinceLastBet: null,
      today: '2026-11-20',
    }),
  );
  expect(problems).toEqual([
    'not-a-whole-number',
    null,
    null,
    'more-than-purse',
    'not-a-whole-number',
    'not-a-whole-number',
  ]);
});

it('the times of a day run from the first start to the last end, for any order of entries', () => {
  const entry = (id: number, startTime: string, endTime: string): AvailabilityEntry => ({
    id,
    startTime,
    endTime,
    type: 'regular',
    dayOfWeek: 5,
  });
  const entries = [entry(1, '12:30', '15:00'), entry(2, '06:15', '11:00'), entry(3, '20:00', '02:45')];
  const times = { start: { hour: 6, minutes: 15 }, end: { hour: 2, minutes: 45 } };
  for (const given of [entries, entries.toReversed()]) expect(availableTimesOn(given, '2026-11-20')).toEqual(times);
  expect(availableTimesOn(entries, '2026-11-21')).toBeNull();
});

it('a half hour of the week is painted only if an entry covers all of it', () => {
  const painted = (startTime: string, endTime: string) =>
    cellsOf([{ dayOfWeek: 0, startTime, endTime }]).flatMap((cell, index) => (cell ? [index] : []));
  expect(painted('01:00', '02:00')).toEqual([2, 3]);
  expect(painted('01:10', '02:20')).toEqual([3]);
  expect(painted('01:10', '01:50')).toEqual([]);
});

it('a series is truncated at whole days', () => {
  const series = { firstDay: '2026-02-27', counts: Float64Array.from({ length: 80 }, (_, hour) => hour) };
  expect(seriesThrough(series, 2)).toEqual({ firstDay: '2026-02-27', counts: series.counts.slice(0, 48) });
  expect(dayAfter(series)).toBe('2026-03-02');
});
