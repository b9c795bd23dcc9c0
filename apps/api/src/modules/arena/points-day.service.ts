import {
  eventPoints,
  linesOfDay,
  noPointsWords,
  openTrainingWords,
  pointMetricLabels,
  pointsOf,
} from '@roadside/domain/arena';
import type { PointWeights } from '@roadside/domain/arena';
import { addDays, dayList } from '@roadside/domain/calendar';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { CampaignOfDriver } from '../performance-campaigns/index.ts';
import { pointsByRules, storedDay } from '../points/index.ts';
import type { StoredDay } from '../points/index.ts';
import { lastDayOf } from './season-view.ts';
import { readFacts, readSeasonPlayers } from './season.repository.ts';
import type { SeasonRow } from './season.repository.ts';

type PointsOfDay = Omit<CallReply<typeof calls.performance.pointsOfDay>, 'driver' | 'time_zone'>;

const daysShown = 7;

interface DayAsked {
  readonly driverId: number;
  readonly day: string;
  readonly weights: PointWeights;
  /** Whose rules count the day; the season's board without one. */
  readonly campaign: CampaignOfDriver | null;
  /** The season everybody sees. */
  readonly season: SeasonRow | null;
  readonly today: string;
}

/**
 * A driver's day, line by line, with the calls and surveys behind it and the corrections booked on it. Open training
 * stops the points of a campaign that requires it, not those of the season (decisions 39).
 */
export async function readPointsOfDay(
  db: Kysely<Tables>,
  { driverId, day, weights, campaign, season, today }: DayAsked,
): Promise<PointsOfDay> {
  const from = addDays(day, 1 - daysShown);
  const rules = campaign?.rules ?? { weights, handicap: false, starts_on: from };
  const [stored, totals] = await Promise.all([
    storedDay(db, driverId, day),
    // The whole campaign: what is expected of a call depends on all of its days.
    pointsByRules(db, rules, { from, to: campaign?.to ?? day, driverIds: [driverId] }),
  ]);
  const counts = countsIn(campaign);
  const lines =
    counts(day) === 'no'
      ? []
      : linesOfDay(stored.judged, weights, { trainingOpen: counts(day) === 'training-open' }).lines;
  const corrections = counts(day) === 'yes' ? correctionsOf(stored, weights) : [];
  const changes = corrections.flatMap((correction) => correction.changes);
  const idsOf = (source: 'call' | 'survey') => [
    ...new Set([
      ...lines
        .filter((line) => line.source === source)
        .flatMap(({ counted, uncounted }) => [...counted, ...uncounted.map(({ id }) => id)]),
      ...changes.filter((each) => each.source === source).map(({ id }) => id),
    ]),
  ];
  const facts = await readFacts(db, { driverId, callIds: idsOf('call'), surveyIds: idsOf('survey') });
  const totalOf = (each: string) =>
    counts(each) === 'yes' ? Math.round(totals.find(({ local_day }) => local_day === each)?.points ?? 0) : 0;
  const plain = [...lines, ...corrections].reduce((sum, { points }) => sum + points, 0);
  const points = rules.handicap ? totalOf(day) : plain;
  return {
    day,
    weights,
    points,
    lines: lines.map((line) => ({
      metric: line.metric,
      label: pointMetricLabels[line.metric],
      points: line.points,
      each: pointsOf(line.metric, weights[line.metric] ?? 0),
      source: line.source,
      counted: [...line.counted],
      uncounted: line.uncounted.map(({ id, why }) => ({
        id,
        why,
        words: why === 'open-training' ? openTrainingWords(openModulesOn(campaign, day)) : noPointsWords[why],
      })),
    })),
    facts: facts.map(({ at, ...fact }) => ({ ...fact, at: at.toISOString() })),
    corrections,
    campaign: campaign && {
      id: campaign.id,
      title: campaign.title,
      from: campaign.from,
      to: campaign.to,
      earns_from: campaign.earning[0]?.from ?? null,
      open_modules: [...campaign.openModules],
      handicap: rules.handicap ? points - plain : null,
    },
    season: campaign === null && season !== null ? await inSeason(db, season, { driverId, day, plain, today }) : null,
    days: dayList(from, day).map((each) => ({ day: each, points: totalOf(each) })),
  };
}

/** What a day counts in the matches of a season that evens out shifts; null where it counts its plain points. */
async function inSeason(
  db: Kysely<Tables>,
  season: SeasonRow,
  {
    driverId,
    day,
    plain,
    today,
  }: { readonly driverId: number; readonly day: string; readonly plain: number; readonly today: string },
): Promise<PointsOfDay['season']> {
  if (!season.handicap || day < season.starts_on || day > lastDayOf(season) || day > today) return null;
  const players = await readSeasonPlayers(db, season.id);
  if (!players.some(({ driver_id }) => driver_id === driverId)) return null;
  // Until today, as the team's screen counts: what is expected of a call depends on the days so far.
  const totals = await pointsByRules(db, season, { from: day, to: today, driverIds: [driverId] });
  const points = Math.round(totals.find(({ local_day }) => local_day === day)?.points ?? 0);
  return { name: season.name, points, handicap: points - plain };
}

/** Whether a day counts: not outside a campaign, and not while required training was open. */
function countsIn(campaign: CampaignOfDriver | null): (day: string) => 'yes' | 'no' | 'training-open' {
  if (campaign === null) return () => 'yes';
  const { from, to, earning } = campaign;
  return (day) =>
    day < from || day > to
      ? 'no'
      : earning.some((span) => span.from <= day && day <= span.to)
        ? 'yes'
        : 'training-open';
}

/** Titles of the open modules that stop the points of a day; none if it was others, which have been finished since. */
const openModulesOn = (campaign: CampaignOfDriver | null, day: string): readonly string[] =>
  campaign?.openSince != null && campaign.openSince <= day ? campaign.openModules : [];

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
