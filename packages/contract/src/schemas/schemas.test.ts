import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betStatusOn } from '@roadside/domain/arena';
import {
  ghostAvailability,
  ghostIdOf,
  ghostWeekFields,
  ghostWeekOf,
  placeholderIdOf,
} from '@roadside/domain/scheduling';
import { calls } from '../calls/index.ts';
import { bet } from './bookie.ts';
import { filters } from './filters.ts';
import { geographyTypeInput } from './geography.ts';
import { metricArguments } from './metric-parameters.ts';
import { appPath, clockTime, day, finite, instant, slug, text, withAliases } from './scalars.ts';
import { ghostDriver, scheduleEdit, schedulerDriver } from './scheduling.ts';
import { preferences } from './session.ts';
import { campaignInput } from './training.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe('scalars', () => {
  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['20261120', false],
    ['2026-11-20T00:00:00Z', false],
    ['1999-12-31', false],
    ['2101-01-01', false],
    ['', false],
  ])('day %j: %s', (value, accepted) => expect(accepts(day, value)).toBe(accepted));

  it.each([
    ['2026-11-20T14:05:00Z', true],
    ['2026-11-20T14:05:00-05:00', true],
    ['2026-11-20T14:05:00', false],
    ['2026-11-20T24:05:00Z', false],
    [`2026-11-20T14:05:00.${'0'.repeat(100)}Z`, false],
  ])('instant %j: %s', (value, accepted) => expect(accepts(instant, value)).toBe(accepted));

  it.each([
    ['06:30', true],
    ['23:59', true],
    ['24:00', false],
    ['6:30', false],
    ['06:30:00', false],
  ])('clock time %j: %s', (value, accepted) => expect(accepts(clockTime, value)).toBe(accepted));

  it.each([
    ['lantern', true],
    ['hillside-fleet-nonPSP', true],
    ['-lantern', false],
    ['a/b', false],
    ['a b', false],
    ['', false],
    ['x'.repeat(121), false],
    ['../etc', false],
  ])('slug %j: %s', (value, accepted) => expect(accepts(slug, value)).toBe(accepted));

  it.each([
    ['/dashboard/lantern', true],
    ['/', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['dashboard', false],
  ])('path inside the application %j: %s', (value, accepted) => expect(accepts(appPath, value)).toBe(accepted));

  it.each([
    ['Zoë 👍 — “ok”\n\tnext line', true],
    ['a\u0000b', false],
    ['\u001b[31m', false],
    ['\ud800', false],
    ['\udc00 after', false],
    ['', false],
    ['x'.repeat(51), false],
  ])('text %j: %s', (value, accepted) => expect(accepts(text(50), value)).toBe(accepted));

  it('refuses text that a database could not store', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
        if (accepts(text(100, 0), value))
          expect(value).toSatisfy(
            (stored: string) => !stored.includes('\0') && Buffer.from(stored, 'utf8').toString('utf8') === stored,
          );
      }),
    );
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [JSON.parse('1e999')], ['7'], [null]])(
    'number %s is refused',
    (value) => expect(accepts(finite, value)).toBe(false),
  );
});

describe('alternative spellings', () => {
  const schema = withAliases({ correct: 'corect' }, calls.accounts.refresh.body);

  it('leaves unknown fields alone', () => {
    for (const value of [null, 7, [], 'text']) expect(schema.safeParse(value).success).toBe(false);
    expect(schema.safeParse({ refresh: 'x' }).success).toBe(true);
  });

  it('accepts the correct spelling of geography_eligiblity, and the contract’s wins', () => {
    const campaign = { title: 'Winter', description: '', start: '2026-11-01T00:00:00Z', end: '2026-12-01T00:00:00Z' };
    expect(campaignInput.parse({ ...campaign, geography_eligibility: [4] }).geography_eligiblity).toEqual([4]);
    expect(
      campaignInput.parse({ ...campaign, geography_eligibility: [4], geography_eligiblity: [5] }).geography_eligiblity,
    ).toEqual([5]);
    expect(campaignInput.safeParse({ ...campaign, geography_eligibility: ['4'] }).success).toBe(false);
  });

  it('has the defaults of section 9', () => {
    expect(
      campaignInput.parse({
        title: 'Winter',
        description: '',
        start: '2026-11-01T00:00:00Z',
        end: '2026-12-01T00:00:00Z',
      }),
    ).toMatchObject({
      all_eligible: true,
      budget: 0,
      metric_values: { overall_sat: 1, count_calls: 1, kmi: 1, kept_informed: 1 },
    });
  });
});

describe('filters', () => {
  it('accept every key of section 3 and ours, and convert names to stored values', () => {
    const all = {
      outc1__in: [5],
      response_sat__in: [4, 5],
      sc_dt_surveys__gte: '2026-01-01',
      sc_dt_surveys__lte: '2026-01-31',
      date_updated_surveys__gte: '2026-01-01',
      date_updated_surveys__lte: '2026-01-31',
      fac_type__in: ['csn'],
      tcd__in: ['TOW', '3B', 'Battery'],
      reroute: 'without',
      remove: 'all',
      q_chl: ['SMS'],
      state__in: ['PA'],
      city__in: ['Norristown'],
      grid__in: ['K7'],
      q24__in: [1],
      q26__in: [2],
      driver5__in: [3],
      driver10__in: [4],
      sc_svc_prov_type__in: ['PSP', 'C', 'Fleet'],
      new_biz_rules: 'off',
      sc_dt__gte: '2026-01-01',
      sc_dt__lte: '2026-01-31',
      late: 'only',
      passed: 'without',
      outcome__in: ['cancelled'],
      ata_minutes__gte: 120,
      station_id__in: [7],
      driver_id__in: [8],
      hour__in: [22, 23],
      weekday__in: [5],
      pass_reason__in: ['No driver available'],
    };
    const parsed = filters.parse(all);
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(filters.shape).sort());
    expect(parsed).toMatchObject({
      tcd__in: ['1', '1B', '4', '5', '5F', '8', '3B'],
      sc_svc_prov_type__in: ['P', 'C', 'F'],
      new_biz_rules: false,
    });
  });

  it.each([
    { sat: 5 },
    { outc1__in: [6] },
    { outc1__in: [] },
    { tcd__in: ['XX'] },
    { reroute: true },
    { state__in: Array.from({ length: 1001 }, () => 'PA') },
  ])('refuse %j', (value) => {
    expect(accepts(filters, value)).toBe(false);
  });
});

describe('metric parameters', () => {
  it.each([
    [{ from: '2026-01-01', to: '2026-01-31' }, true],
    [{ from: '2026-02-01', to: '2026-01-31' }, false],
    [{ from: '2010-01-01', to: '2026-01-31' }, false],
    [{ page: 1, rows_per_page: 200 }, true],
    [{ page: 0 }, false],
    [{ rows_per_page: 201 }, false],
    [{ order_by: '-recorded_date' }, true],
    [{ order_by: 'name; drop table call' }, false],
    [{ lower_bound: 0, upper_bound: 50 }, true],
    [{ lower_bound: 50, upper_bound: 0 }, false],
    [{ lower_bound: 0, upper_bound: 201 }, false],
    [{ limit: 5 }, false],
  ])('%j: %s', (value, accepted) => expect(accepts(metricArguments, value)).toBe(accepted));

  it('parse dynamic to days', () => {
    expect([true, 30, false].map((dynamic) => metricArguments.parse({ dynamic }).dynamic)).toEqual([365, 30, null]);
  });

  it('parse a list of time types to its first, and a drill-down label to its type', () => {
    const card = calls.dashboardData.card.body;
    expect(card.parse({ metrics: ['ata_avg'] })).toMatchObject({ time_type: 'This_Month', relation: 'self' });
    expect(
      card.parse({ metrics: ['ata_avg'], time_type: ['DAILY_SERIES', 'Day'], child_type: 'Station-Business' }),
    ).toMatchObject({ time_type: 'DAILY_SERIES', child_type: 'station-business' });
    expect(accepts(card, { metrics: [] })).toBe(false);
    expect(accepts(card, { metrics: ['ata_avg'], chart_type: 'table' })).toBe(false);
    expect(accepts(geographyTypeInput, 'Planet')).toBe(false);
  });

  it('require the purpose and the last day for numberHighlights', () => {
    const body = calls.dashboardData.numberHighlights.body;
    expect(accepts(body, { purpose: 'get_custom_data', custom_time: { until: '2026-11-19' } })).toBe(true);
    expect(accepts(body, { custom_time: { until: '2026-11-19' } })).toBe(false);
    expect(
      accepts(body, { purpose: 'get_custom_data', custom_time: { from: '2026-11-20', until: '2026-11-19' } }),
    ).toBe(false);
  });
});

describe('bodies', () => {
  it.each([
    [{ username: 'driver.demo', password: 'x' }, true],
    [{ email: 'a@b.example', password: 'x' }, true],
    [{ username: 'a', email: 'a@b.example', password: 'x' }, false],
    [{ password: 'x' }, false],
    [{ username: 'a', password: '' }, false],
    [{ username: 'a', password: 'x', remember: true }, false],
  ])('login %j: %s', (value, accepted) => expect(accepts(calls.accounts.login.body, value)).toBe(accepted));

  it.each([
    [{ show_quick_tips: false }, true],
    [{ theme: 'night', density: 2, hidden: ['a'] }, true],
    [{ Theme: 'night' }, false],
    [{ theme: { deep: true } }, false],
    [Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`p${index}`, true])), false],
  ])('preferences %#', (value, accepted) => expect(accepts(preferences, value)).toBe(accepted));

  it.each([1, 9_999, 10_000, 2_147_483_647])(
    'the ghost of placeholder %i, who works Sundays, is a driver',
    (placeholder) => {
      const week = ghostWeekOf({
        ...ghostWeekFields([]),
        sun_start: '08:00',
        sun_end: '16:00',
        sun_available: true,
        sat_start: '08:00',
        sat_end: '16:00',
        sat_available: true,
      });
      const availability = ghostAvailability(week).map(({ id, startTime, endTime, type, dayOfWeek }) => ({
        id,
        start_time: startTime,
        end_time: endTime,
        type,
        day_of_week: dayOfWeek,
      }));
      expect(availability.map(({ day_of_week }) => day_of_week)).toEqual([0, 6]);
      const ghost = {
        id: ghostIdOf(placeholder),
        employee_profile: null,
        full_name: 'Open shift',
        tcd: ['Tow'],
        availability,
        pto: [],
        total_days_pto: 0,
        available_start_time: null,
        available_end_time: null,
        schedule_type: ['Tow'],
        isAvailable: true,
        outOnPto: false,
        active_not_available: false,
        isGhost: true,
      };
      expect(schedulerDriver.safeParse(ghost).error).toBeUndefined();
      const bulk = { org_id: 1, profile_bulk: true, parameters: { bulk_action: 'delete', apply_to: [ghost.id] } };
      expect(calls.accounts.profileBulk.body.safeParse(bulk).error).toBeUndefined();
      expect(placeholderIdOf(ghost.id)).toBe(placeholder);
      expect(accepts(schedulerDriver.shape.id, 3_000_000_000)).toBe(false);
    },
  );

  it('a bet has the day it was made on, as the betting rules require', () => {
    expect(accepts(bet.shape.bet_made_on, '2026-11-20')).toBe(true);
    expect(accepts(bet.shape.bet_made_on, '2026-11-20T14:05:00Z')).toBe(false);
    expect(betStatusOn({ bet_made_on: bet.shape.bet_made_on.parse('2026-11-20') }, '2026-12-31')).toBe('CURRENT');
  });

  it('a shift belongs to a driver or to a placeholder', () => {
    const shift = {
      start_date: '2026-11-20T22:00:00-05:00',
      end_date: '2026-11-21T06:00:00-05:00',
      duration: 8,
      schedule_type: ['Tow'],
    };
    expect(accepts(scheduleEdit, { ...shift, employee: 7 })).toBe(true);
    expect(accepts(scheduleEdit, { ...shift, placeholder: 7 })).toBe(true);
    expect(accepts(scheduleEdit, shift)).toBe(false);
    expect(accepts(scheduleEdit, { ...shift, employee: 7, placeholder: 7 })).toBe(false);
    expect(accepts(scheduleEdit, { ...shift, employee: 7, end_date: '2026-11-20T21:00:00-05:00' })).toBe(false);
  });

  it.each([
    ['8 hours from start to end', {}, true],
    ['without an end', { end_date: '2026-11-20T22:00:00-05:00', duration: 0 }, true],
    ['hours that are not those between start and end', { duration: 7 }, false],
    ['an end where the duration is 0', { duration: 0 }, false],
    ['a start off the quarter hour', { start_date: '2026-11-20T22:05:00-05:00', duration: 7.9166667 }, false],
    ['longer than two days', { end_date: '2026-11-23T22:00:00-05:00', duration: 72 }, false],
  ])('a shift can be saved with %s: %o', (_name, change, accepted) => {
    const shift = {
      start_date: '2026-11-20T22:00:00-05:00',
      end_date: '2026-11-21T06:00:00-05:00',
      duration: 8,
      schedule_type: ['Tow'],
      employee: 7,
    };
    expect(accepts(scheduleEdit, { ...shift, ...change })).toBe(accepted);
  });

  it('a ghost has the id 99999 followed by its placeholder, and seven days', () => {
    expect(accepts(ghostDriver.shape.id, 9_999_912)).toBe(true);
    expect(accepts(ghostDriver.shape.id, 12)).toBe(false);
    const days = Object.keys(ghostDriver.shape).filter((key) => /^(sun|mon|tue|wed|thu|fri|sat)_/.test(key));
    expect(days).toHaveLength(21);
  });

  it('a picture is an image of at most 5 MB', () => {
    const body = calls.accounts.profilePicture.body;
    const file = (size: number, type: string) => ({
      photo: new File([new Uint8Array(size)], 'a', { type }),
      user_id: '99',
    });
    expect(accepts(body, file(10, 'image/png'))).toBe(true);
    expect(accepts(body, file(10, 'image/svg+xml'))).toBe(false);
    expect(accepts(body, file(0, 'image/png'))).toBe(false);
    expect(accepts(body, file(5_000_001, 'image/jpeg'))).toBe(false);
  });
});

describe('the wording of refusals', () => {
  const subscription = (endpoint: string) => ({
    subscription: { endpoint, keys: { p256dh: 'a'.repeat(40), auth: 'b'.repeat(22) } },
  });

  it.each([
    [calls.messaging.pushSubscribe.body, subscription('http://push.example/1'), 'Must be an https address'],
    [metricArguments, { from: '2026-11-02', to: '2026-11-01' }, 'from must not be after to'],
  ] as const)('%#: $2', (schema, value, words) => {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toContain(words);
  });

  it('accepts valid values', () => {
    expect(accepts(calls.messaging.pushSubscribe.body, subscription('https://push.example/1'))).toBe(true);
    expect(accepts(metricArguments, { from: '2026-11-01', to: '2026-11-01' })).toBe(true);
  });
});
