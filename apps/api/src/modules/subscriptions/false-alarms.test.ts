import { conditionDays, conditionFinding, conditionHolds, type MetricCondition } from '@roadside/domain/subscriptions';
import { expect, it } from 'vitest';
import { CallGenerator } from '../demo/calls/call-generator.ts';
import { daysBetween } from '../demo/calls/days.ts';
import type { DemoCall } from '../demo/calls/demo-call.ts';
import { holidayFactor, Weather } from '../demo/calls/weather.ts';
import { planClub } from '../demo/organization/organization-plan.ts';

const seed = 1;
const club = planClub(seed);
const generator = new CallGenerator(seed, 1, club);
const weather = new Weather(seed);
const days = daysBetween('2025-07-25', '2026-11-20');
const calls = days.map((day) => generator.day(day));
const isQuiet = days.map((day) => weather.on(day).event === null && holidayFactor(day) === 1);
const busiest = club.stations
  .map(({ slug }) => ({ slug, n: calls.flat().filter(({ station }) => station.slug === slug).length }))
  .toSorted((a, b) => b.n - a.n)[0]?.slug;

const waitOf = ({ times, appointment, outcome }: DemoCall) =>
  outcome === 'completed' && !appointment && times.arrived !== null ? (times.arrived - times.received) / 60_000 : null;
const meanWait = (list: readonly DemoCall[]) => {
  const waits = list.flatMap((call) => waitOf(call) ?? []);
  return waits.length === 0 ? null : waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
};

const unexpected: MetricCondition = { kind: 'unexpected', metric: 'count_calls' };
const horizon = conditionDays('daily', '2026-11-20').before.length;
/** Whether each day after the first eight weeks would have sent a report. */
const sent = (series: readonly (number | null)[]) =>
  series.map((value, index) => {
    if (index < horizon) return null;
    const period = conditionDays('daily', days[index] ?? '');
    const history = series.slice(index - horizon, index);
    return conditionHolds(unexpected, conditionFinding(unexpected, period, value, history));
  });

it.each<[string, (list: readonly DemoCall[]) => number | null]>([
  ['the club’s calls', (list) => list.length],
  ['the club’s mean wait', meanWait],
  ['the busiest station’s calls', (list) => list.filter(({ station }) => station.slug === busiest).length],
  ['the busiest station’s mean wait', (list) => meanWait(list.filter(({ station }) => station.slug === busiest))],
])('calls at most one in twenty of 400 quiet demo days unexpected: %s', (_name, valueOf) => {
  const alarms = sent(calls.map(valueOf));
  const quiet = alarms.filter((alarm, index) => alarm !== null && isQuiet[index]).slice(-400);
  const rate = (100 * quiet.filter(Boolean).length) / quiet.length;
  expect(quiet).toHaveLength(400);
  expect(rate).toBeLessThanOrEqual(5);
});

it('calls most ice storms and cold snaps of the club unexpected', () => {
  const alarms = sent(calls.map((list) => list.length));
  const firstDays = days.flatMap((day, index) => {
    const { event } = weather.on(day);
    const begins = event !== null && weather.on(days[index - 1] ?? '').event !== event;
    return begins && (event === 'cold snap' || event === 'ice storm') && alarms[index] !== null ? [alarms[index]] : [];
  });
  expect(firstDays.length).toBeGreaterThan(2);
  expect(firstDays.filter(Boolean).length).toBeGreaterThan(firstDays.length / 2);
});
