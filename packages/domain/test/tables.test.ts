import { describe, expect, it } from 'vitest';
import { arenaPeriodOf } from '../src/arena/period.ts';
import { rankContestants } from '../src/arena/leaderboard.ts';
import { dayCount, dayList } from '../src/calendar/calendar.ts';
import { lifeSteps } from '../src/calls/life-step.ts';
import { troubleCodeLabel, troubleCodes } from '../src/calls/trouble-code.ts';
import { globalDashboards } from '../src/dashboards/global-dashboards.ts';
import { seasonalNaive } from '../src/forecast/accuracy.ts';
import { type PredictionHour, showsPredictions } from '../src/forecast/prediction-hour.ts';
import { facilityTypeLabels } from '../src/geography/facility-type.ts';
import { focusMetrics, mapModes } from '../src/maps/map-settings.ts';
import { metrics } from '../src/metrics/catalog.ts';
import { surveysNeeded } from '../src/metrics/pacing.ts';
import { whyMoved } from '../src/metrics/why-moved.ts';
import { routes } from '../src/navigation/routes.ts';
import { outOnPto } from '../src/scheduling/availability.ts';
import { coverageRate, shortfall } from '../src/scheduling/coverage.ts';
import { usageGroups, usageTimeTypes } from '../src/usage/usage.ts';

describe('screen update actions', () => {
  it('runs its update after the location in its address is set', () => {
    expect(routes.flatMap(({ id, updateAction }) => (updateAction === null ? [] : [`${id}: ${updateAction}`]))).toEqual(
      [
        'dashboard: dashboards.load',
        'surveys: surveys.load',
        'passed-calls: passed-calls.load',
        'scheduler-scheduling: schedule.load',
        'scheduler-profiles: driver-profiles.load',
        'scheduler-reports: scheduler-reports.load',
        'scheduler-requests: driver-requests.load',
        'maps: maps.load',
        'exec-reports: exec-reports.load',
        'usage: usage.load',
        'user-activity: user-activity.load',
        'training: training.load',
      ],
    );
  });
});

describe('labels shown to people', () => {
  it('include the title of every screen', () => {
    expect(Object.fromEntries(routes.map(({ id, title }) => [id, title]))).toEqual({
      login: 'Login',
      'temp-login': 'Login',
      invite: 'Invitation',
      'reset-password': 'Reset password',
      'not-found': 'Not found',
      root: 'Home',
      home: 'Home',
      'arena-skill-tree': 'Skill tree',
      'skill-tree': 'Skill tree',
      sandbox: 'Sandbox',
      'create-dashboard': 'Create dashboard',
      dashboard: 'My Dashboard',
      surveys: 'Surveys',
      'passed-calls': 'Call Details',
      'scheduler-scheduling': 'Schedule',
      'scheduler-profiles': 'Driver profiles',
      'scheduler-reports': 'Scheduler reports',
      'scheduler-requests': 'Requests',
      maps: 'Maps',
      'exec-reports': 'Executive reports',
      usage: 'Usage',
      'user-activity': 'User activity',
      communications: 'Communications',
      training: 'Training',
      banks: 'Bank',
      bank: 'Arena bank',
      draft: 'Draft',
      bookie: 'Bookie',
      leaderboard: 'Leaderboard',
      team: 'Team',
      season: 'Season',
      'performance-campaigns': 'Campaigns',
      'performance-campaign': 'Campaign',
      campaigns: 'Training campaigns',
      'campaign-creation': 'Campaign builder',
    });
  });

  it('include the name of every step of a call', () => {
    expect(lifeSteps.map(({ code, label }) => `${code} ${label}`)).toEqual([
      'RE Received',
      'SP Spotted',
      'AS Assigned',
      'DI Dispatched',
      'ER En route',
      'OL On location',
      'TW Towing',
      'CL Cleared',
    ]);
  });

  it('include a unique label for every trouble code', () => {
    expect(troubleCodeLabel('5F')).toBe('Flatbed tow');
    expect(troubleCodes.filter(({ label }) => label.trim() === '')).toEqual([]);
    expect(new Set(troubleCodes.map(({ label }) => label)).size).toBe(troubleCodes.length);
  });

  it('include the name of every facility type', () => {
    expect(facilityTypeLabels).toEqual({ PSP: 'PSP', nonPSP: 'NON-PSP', Fleet: 'Fleet', csn: 'CSN' });
  });

  it.each(metrics.map((metric) => [metric.id, metric] as const))('explain how %s is counted', (_, metric) => {
    const words = [metric.label, metric.description, metric.numerator, metric.denominator, metric.target];
    for (const text of words) if (typeof text === 'string') expect(text.trim()).not.toBe('');
  });
});

describe('initial state of a screen', () => {
  it('has the drawer views of its route', () => {
    const withDrawer = routes.filter(({ drawers }) => drawers.length > 0);
    expect(withDrawer.map(({ id, drawers, drawerOpen }) => [id, drawerOpen, ...drawers])).toEqual([
      ['root', true, 'search', 'comments'],
      ['home', true, 'search', 'comments'],
      ['dashboard', false, 'survey-focus', 'comments'],
      ['surveys', false, 'survey-focus', 'comments'],
      ['scheduler-scheduling', false, 'requests'],
      ['maps', true, 'map-view'],
      ['communications', false, 'chat'],
      ['team', true, 'huddle'],
    ]);
    expect(routes.filter(({ drawers, drawerOpen }) => drawerOpen && drawers.length === 0)).toEqual([]);
  });

  it('is the overview, for everyone', () => {
    const [overview] = globalDashboards;
    expect(overview).toMatchObject({
      id: 1,
      slug: 'overview',
      dataTarget: 'calls',
      name: 'Overview',
      order: 1,
      icon: 'layout-dashboard',
      owner: { displayName: 'Roadside' },
    });
    expect(overview?.elements.map(({ order, chartType, title }) => [order, chartType, title])).toEqual([
      [1, 'numberHighlights', 'Yesterday'],
      [2, 'card', 'Overall satisfaction'],
      [3, 'card', 'Average time of arrival'],
      [4, 'table', 'This month by geography'],
      [5, 'trendTable', 'The last twelve months'],
    ]);
  });
});

describe('choices', () => {
  it('on the map', () => {
    expect(mapModes).toEqual(['operations', 'volume', 'surveys', 'passes']);
    expect(focusMetrics).toEqual(['ata', 'pta', 'satisfaction', 'passes']);
  });

  it('in a usage report', () => {
    expect(usageTimeTypes).toEqual(['day', 'week', 'month']);
    expect(usageGroups).toEqual(['position_type', 'facility_type', 'organization', 'page']);
  });
});

describe('numeric edge cases', () => {
  it('a target that requires every remaining survey is still open', () => {
    expect(surveysNeeded({ top: 80, answered: 90, remaining: 10, target: 90 })).toEqual({ kind: 'open', needed: 10 });
    expect(surveysNeeded({ top: 79, answered: 90, remaining: 10, target: 90 })).toEqual({
      kind: 'impossible',
      needed: 11,
    });
  });

  it('a count is multiplied by its scale', () => {
    const part = { numerator: 3, denominator: 3 };
    const moved = whyMoved(
      [{ service: 'Tow', provider: 'P', wait: '0', before: part, after: { numerator: 5, denominator: 5 } }],
      { kind: 'count', scale: 10 },
    );
    expect(moved).toMatchObject({ before: 30, after: 50 });
  });

  it('one predicted hour is enough to show the panel', () => {
    expect([showsPredictions([]), showsPredictions([{} as PredictionHour])]).toEqual([false, true]);
  });

  it('days keep their length across years and clock changes', () => {
    expect(dayCount('2000-01-01', '2999-12-31')).toBe(365_243);
    expect(dayList('2026-03-07', '2026-03-09')).toEqual(['2026-03-07', '2026-03-08', '2026-03-09']);
    expect(dayList('2026-01-01', '2027-01-01').at(-1)).toBe('2027-01-01');
  });

  it('an hour without scheduled drivers is short by all it needs', () => {
    expect([...shortfall([2, 3], [1])]).toEqual([1, 3]);
    expect(coverageRate([1, 1], [1])).toBe(50);
  });

  it('contestants with equal points and names are ordered by id', () => {
    const person = (id: number) => ({ id, name: 'Kim Ray', station: 'S', points: 5, bets: 0, drafted: false });
    expect(rankContestants([person(9), person(2), person(5)], new Map()).map(({ id }) => id)).toEqual([2, 5, 9]);
  });

  it('a season of one hour repeats the last hour', () => {
    expect(seasonalNaive([4, 7], 1, 3)).toEqual([7, 7, 7]);
    expect(seasonalNaive([4, 7], 0, 3)).toBeNull();
  });

  it('time off includes its first and last day', () => {
    const pto = [{ id: 1, type: 'vacation', ptoStart: '2026-11-02', ptoEnd: '2026-11-04' }] as unknown as Parameters<
      typeof outOnPto
    >[0];
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
    expect(days.map((day) => outOnPto(pto, day))).toEqual([false, true, true, true, false]);
  });

  it('a quarter uses both digits of the month', () => {
    const quarters = ['01', '03', '04', '06', '07', '09', '10', '12'].map(
      (month) => arenaPeriodOf(`2026-${month}-15`).period,
    );
    expect(quarters).toEqual([1, 1, 2, 2, 3, 3, 4, 4].map((quarter) => `quarter${quarter}`));
  });
});
