import { eventPoints, linesOfDay, noPointsWords, pointMetricLabels, pointsOf } from '@roadside/domain/arena';
import type { PointWeights } from '@roadside/domain/arena';
import { addDays, dayList } from '@roadside/domain/calendar';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { pointsByDay, storedDay } from '../points/index.ts';
import type { StoredDay } from '../points/index.ts';
import { readFacts } from './season.repository.ts';

type PointsOfDay = Omit<CallReply<typeof calls.performance.pointsOfDay>, 'driver' | 'time_zone'>;

const daysShown = 7;

/**
 * A driver's day, line by line, with the calls and surveys behind it and the corrections booked on it. Open training
 * stops the points of a campaign that requires it, not those of the season (decisions 39).
 */
export async function readPointsOfDay(
  db: Kysely<Tables>,
  {
    driverId,
    day,
    weights,
  }: {
    readonly driverId: number;
    readonly day: string;
    readonly weights: PointWeights;
  },
): Promise<PointsOfDay> {
  const from = addDays(day, 1 - daysShown);
  const [stored, totals] = await Promise.all([
    storedDay(db, driverId, day),
    pointsByDay(db, { from, to: day, driverIds: [driverId], weights }),
  ]);
  const { lines } = linesOfDay(stored.judged, weights);
  const idsOf = (source: 'call' | 'survey') =>
    lines
      .filter((line) => line.source === source)
      .flatMap(({ counted, uncounted }) => [...counted, ...uncounted.map(({ id }) => id)]);
  const changed = stored.corrections.flatMap(({ changes }) => changes);
  const changedIds = (source: 'call' | 'survey') =>
    changed.filter((each) => each.source === source).map(({ id }) => id);
  const facts = await readFacts(db, {
    driverId,
    callIds: [...new Set([...idsOf('call'), ...changedIds('call')])],
    surveyIds: [...new Set([...idsOf('survey'), ...changedIds('survey')])],
  });
  const corrections = correctionsOf(stored, weights);
  return {
    day,
    weights,
    points: [...lines, ...corrections].reduce((sum, { points }) => sum + points, 0),
    lines: lines.map((line) => ({
      metric: line.metric,
      label: pointMetricLabels[line.metric],
      points: line.points,
      each: pointsOf(line.metric, weights[line.metric] ?? 0),
      source: line.source,
      counted: [...line.counted],
      uncounted: line.uncounted.map(({ id, why }) => ({ id, why, words: noPointsWords[why] })),
    })),
    facts: facts.map(({ at, ...fact }) => ({ ...fact, at: at.toISOString() })),
    corrections,
    days: dayList(from, day).map((each) => ({
      day: each,
      points: totals.find(({ local_day }) => local_day === each)?.points ?? 0,
    })),
  };
}

function correctionsOf({ corrections }: StoredDay, weights: PointWeights): PointsOfDay['corrections'] {
  return corrections.flatMap(({ of_day, changes }) => {
    const weighed = changes
      .filter(({ metric }) => (weights[metric] ?? 0) > 0 && metric in eventPoints)
      .map((change) => ({
        ...change,
        points:
          pointsOf(change.metric, weights[change.metric] ?? 0) *
          (Number(change.now === 'counts') - Number(change.was === 'counts')),
      }));
    return weighed.length === 0
      ? []
      : [{ of_day, points: weighed.reduce((sum, { points }) => sum + points, 0), changes: weighed }];
  });
}
