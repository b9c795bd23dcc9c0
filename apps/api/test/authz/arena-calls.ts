import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { asItIs, onSlugs, placeCases, type Attempt, type BuiltCall } from './attempts.ts';

const { performance } = calls;

/** A call about one driver, tried on every driver: a driver may ask about themselves only. */
const onDrivers = (call: CallDefinition, row: string, purpose: string): BuiltCall => ({
  call,
  row,
  writes: false,
  attempts: (asker) =>
    placeCases(asker).flatMap(({ what, slug, place }): Attempt[] =>
      place?.type === 'driver'
        ? [
            {
              what,
              options: { body: { purpose, slug } },
              touched: { place, record: place.id === asker?.place.id ? 'own' : 'foreign' },
            },
          ]
        : [],
    ),
});

/** Points, teams and seasons. */
export const arenaCalls: readonly BuiltCall[] = [
  // Everybody in the small world belongs to the first team.
  asItIs(performance.teamContestResults, 'C072', { purpose: 'team_contest_results', team_slug: 'mountain-marvelers' }),
  asItIs(performance.teamRankings, 'C075', { purpose: 'team_rankings' }),
  asItIs(performance.matchSchedule, 'C076', { purpose: 'match_schedule' }),
  onDrivers(performance.skillTree, 'C077', 'skill_tree'),
  onSlugs(performance.leaderboard, 'C078', { purpose: 'leaderboard' }),
  onDrivers(performance.pointsOfDay, 'C480', 'points_of_day'),
];
