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
  asItIs(performance.draftBoard, 'C482', { purpose: 'draft_board', team_slug: 'mountain-marvelers' }),
  ...([performance.draftPick, performance.draftQueue, performance.draftControl] as const).map((call): BuiltCall => ({
    call,
    row: call === performance.draftControl ? 'C481' : 'C483',
    writes: true,
    attempts: () => [
      {
        what: 'a team without a draft',
        options: {
          body: {
            ...call.selector.equals,
            team_slug: 'mountain-marvelers',
            ...(call === performance.draftPick ? { employee_id: 1, number: 1 } : {}),
            ...(call === performance.draftQueue ? { queue: [] } : {}),
            ...(call === performance.draftControl ? { action: 'start' } : {}),
          },
        },
        touched: {},
        missing: true,
      },
    ],
  })),
  {
    call: performance.draft,
    row: 'C085',
    writes: true,
    attempts: (asker) => [
      {
        what: 'a team without a draft',
        options: {
          body: {
            purpose: 'draft',
            team_id: 1,
            captain_id: asker?.employeeId ?? 1,
            preferences: { experienced: [], intermediate: [], beginner: [] },
          },
        },
        touched: {},
        missing: true,
      },
    ],
  },
  asItIs(performance.deskRead, 'C481', { purpose: 'commissioner', action: 'read' }),
  asItIs(performance.deskPreview, 'C481', { purpose: 'commissioner', action: 'preview', weights: { count_calls: 1 } }),
  asItIs(
    performance.deskSave,
    'C481',
    {
      purpose: 'commissioner',
      action: 'save',
      name: 'Spring season',
      starts_on: '2027-03-01',
      regular_weeks: 6,
      weights: { count_calls: 1 },
      handicap: false,
      hidden: true,
      teams: [],
    },
    true,
  ),
  asItIs(
    performance.deskRestateMetric,
    'C481',
    {
      purpose: 'commissioner',
      action: 'restate_metric',
      metric: 'kmi',
      from: '2026-11-02',
      to: '2026-11-03',
      reason: 'Late data',
    },
    true,
  ),
  asItIs(
    performance.deskTeam,
    'C481',
    { purpose: 'commissioner', action: 'save_team', id: 1, name: 'Mountain Marvelers', captain_id: null },
    true,
  ),
  ...[
    { call: performance.deskDraft, body: { id: 999_999, version: 1, rounds: 3, clock_seconds: 60 } },
    { call: performance.deskDraftCancel, body: { id: 999_999, version: 1 } },
    { call: performance.deskRemove, body: { id: 999_999, version: 1 } },
    { call: performance.deskLaunch, body: { id: 999_999, version: 1 } },
    { call: performance.deskRewardCampaign, body: { campaign_id: 999_999, incentives: [] } },
    { call: performance.deskRestate, body: { match_id: 999_999, team: 'nobody', points: 5, reason: 'Late data' } },
  ].map(({ call, body }): BuiltCall => ({
    call,
    row: 'C481',
    writes: true,
    attempts: () => [
      {
        what: 'one that does not exist',
        options: { body: { ...call.selector.equals, ...body } },
        touched: {},
        missing: true,
      },
    ],
  })),
];
