import { describe, expect, it } from 'vitest';
import {
  campaignDays,
  campaignPhase,
  costWords,
  metricsWords,
  moneyText,
  statusOf,
  weightsWords,
} from './campaign-words.ts';

const november = { start: '2026-11-01T04:00:00Z', end: '2026-12-01T04:59:59Z', time_zone: 'America/New_York' };

describe('the words of performance campaigns', () => {
  it.each([
    ['2026-10-31', 'Starts soon'],
    ['2026-11-01', 'Running'],
    ['2026-11-30', 'Running'],
    ['2026-12-01', 'Over'],
  ])('say on %s that it is %s', (today, label) => expect(campaignPhase({ ...november, today }).label).toBe(label));

  it('name the days of where it belongs', () => {
    expect(campaignDays(november)).toBe('Nov 1 to 30, 2026');
    const honolulu = { start: '2026-11-01T10:00:00Z', end: '2026-12-01T09:59:59Z', time_zone: 'Pacific/Honolulu' };
    expect(campaignDays(honolulu)).toBe('Nov 1 to 30, 2026');
  });

  it('name what counted, and nothing that did not', () => {
    expect(metricsWords({ metrics: { count_calls: 41, overall_sat: 6, kmi: 0, kept_informed: null } })).toBe(
      '6 top survey answers · 41 completed calls',
    );
    expect(metricsWords({ metrics: { count_calls: 1, overall_sat: 1, kmi: 1, kept_informed: 1 } })).toBe(
      '1 top survey answer · 1 completed call · 1 member update · 1 kept informed',
    );
    const metric_values = { count_calls: 1, overall_sat: 2, kmi: 0, kept_informed: 1 };
    expect(weightsWords({ metric_values, handicap: false })).toBe(
      'Top survey answers x2, Completed calls, Kept informed',
    );
    expect(weightsWords({ metric_values, handicap: true })).toBe(
      'Top survey answers x2, Completed calls, Kept informed · points over expected by hour, zone and service',
    );
  });

  it('show incomplete where there is no payment yet', () => {
    expect(statusOf(undefined).label).toBe('incomplete');
    expect(statusOf({ status: 'failed' })).toEqual({ label: 'failed', tone: 'danger' });
  });

  it('say what rewards cost at most', () => {
    const threshold = { kind: 'threshold', points: 100, reward: 20 } as const;
    const leaderboard = { kind: 'leaderboard', rewards: [60, 40] } as const;
    expect(costWords([threshold], 12)).toBe('Costs up to 240 points with the people in it now');
    expect(costWords([threshold, leaderboard], 12)).toBe(
      'Costs up to 340 points with the people in it now, more if people tie for a place',
    );
  });

  it('write cents as dollars', () => expect(moneyText(75_000)).toBe('$750.00'));
});
