import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type {
  DeskSeasonReply,
  DraftBoardReply,
  LeaderboardRowReply,
  MatchReply,
  SeasonReply,
  SkillTreeReply,
} from '@roadside/contract/schemas';
import { eventPoints, pointMetricLabels, pointMetrics } from '@roadside/domain/arena';
import { addDays } from '@roadside/domain/calendar';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import type { readSeason } from '../server/arena.server.ts';

type Reply<Call extends keyof typeof calls.performance> = CallReply<(typeof calls.performance)[Call]>;
type Season = Extract<Awaited<ReturnType<typeof readSeason>>, { ok: true }>['data'];

/** A reply as a loader has it. */
export const read = <Data>(data: Data) => ({ ok: true as const, data });

/** A reply that was refused. */
export const refused = {
  ok: false,
  problem: { kind: 'unreachable', detail: '', requestId: 'req-7c21' },
} as const;

/** A driver of Mountain Marvelers. */
export const ownDriver: ArenaPlace = {
  team: 'mountain-marvelers',
  slug: 'gus-fairweather',
  driver: true,
  bank: '/bank/gus-fairweather',
};
/** Somebody of the club's office. */
export const ownClub: ArenaPlace = {
  team: 'mountain-marvelers',
  slug: 'lantern-motor-club',
  driver: false,
  bank: '/bank/',
};

const weights = { count_calls: 1, overall_sat: 1, kmi: 1, kept_informed: 1 };

const about: SeasonReply = {
  id: 1,
  name: 'Fall season',
  state: 'running',
  hidden: false,
  starts_on: '2026-10-05',
  ends_on: '2026-12-13',
  regular_weeks: 8,
  weights,
  handicap: false,
  incentives: [
    { kind: 'leaderboard', rewards: [60, 40, 25] },
    { kind: 'squad', pointsPerMember: 600, reward: 15 },
  ],
  frozen: true,
  week: 7,
};

const names = {
  'mountain-marvelers': 'Mountain Marvelers',
  'battery-brigade': 'Battery Brigade',
  'night-lamps': 'Night Lamps',
  'tow-titans': 'Tow Titans',
} as const;
type Slug = keyof typeof names;
const slugs = Object.keys(names) as Slug[];
const teams = slugs.map((slug, index) => ({
  id: index + 1,
  slug,
  name: names[slug],
  tier: 'Gold',
  captain_id: 401 + index,
}));

const match = (id: number, home: Slug, away: Slug, points: readonly [number, number], settled = true): MatchReply => ({
  id,
  stage: 'regular',
  home,
  away,
  home_points: points[0],
  away_points: points[1],
  settled,
  restated: [],
});

const week = (number: number, matches: MatchReply[]): Season['weeks'][number] => ({
  week: number,
  start: addDays(about.starts_on, 7 * (number - 1)),
  end: addDays(about.starts_on, 7 * number - 1),
  stage: 'regular',
  matches,
});

const ranked = ([slug, wins, losses, points]: readonly [Slug, number, number, number], index: number) => ({
  rank: index + 1,
  team: teams[slugs.indexOf(slug)] ?? { id: 1, slug, name: names[slug], tier: '', captain_id: null },
  wins,
  losses,
  draws: 0,
  points,
  ranks: [4 - index, index + 1],
});

/** A season in its seventh week. */
export const season: Season = {
  season: about,
  seasons: [{ id: 1, name: about.name, state: about.state, hidden: false }],
  teams,
  weeks: [
    week(6, [
      match(11, 'mountain-marvelers', 'night-lamps', [2410, 2260]),
      match(12, 'battery-brigade', 'tow-titans', [2305, 2390]),
    ]),
    week(7, [
      match(13, 'mountain-marvelers', 'battery-brigade', [1240, 1185], false),
      match(14, 'night-lamps', 'tow-titans', [1090, 1130], false),
    ]),
  ],
  mvp: null,
  champion: null,
  rankings: (
    [
      ['mountain-marvelers', 5, 1, 14_310],
      ['tow-titans', 4, 2, 14_020],
      ['night-lamps', 2, 4, 13_640],
      ['battery-brigade', 1, 5, 13_105],
    ] as const
  ).map(ranked),
};

const playoffMatch = (
  id: number,
  stage: MatchReply['stage'],
  [home, away]: readonly [Slug, Slug],
  points: readonly [number, number],
): MatchReply => ({ ...match(id, home, away, points), stage });

/** A season that is over. */
export const finishedSeason: Season = {
  ...season,
  season: { ...about, state: 'finished', week: null },
  weeks: [
    ...season.weeks.slice(0, 1),
    {
      ...week(9, [
        playoffMatch(21, 'semifinal', ['mountain-marvelers', 'battery-brigade'], [2390, 2280]),
        playoffMatch(22, 'semifinal', ['tow-titans', 'night-lamps'], [2204, 2317]),
      ]),
      stage: 'semifinal',
    },
    {
      ...week(10, [
        playoffMatch(23, 'final', ['mountain-marvelers', 'night-lamps'], [2455, 2398]),
        playoffMatch(24, 'consolation', ['tow-titans', 'battery-brigade'], [2260, 2190]),
      ]),
      stage: 'final',
    },
  ],
  champion: 'mountain-marvelers',
  mvp: { employee_id: 401, name: 'Gus Fairweather', team: 'mountain-marvelers', points: 1_962 },
};

/** Before the first season. */
export const noSeason: Season = { ...season, season: null, seasons: [], teams: [], weeks: [], rankings: [] };

const row = (
  rank: number,
  name: string,
  points: number,
  given: Partial<LeaderboardRowReply> = {},
): LeaderboardRowReply => ({
  rank,
  employee_id: 400 + rank,
  name,
  station: 'Harbor Towing, Norristown',
  change: 'none',
  places: 0,
  points,
  level: 9,
  drafted: true,
  mine: false,
  slug: null,
  ...given,
});

const mine = { mine: true, slug: ownDriver.slug };

/** A driver's board: the top, and their own neighborhood. */
export const board: Reply<'leaderboard'> = {
  rank: [
    row(1, 'Ignacio de la Cruz y Vega', 2410, { level: 13, change: 'up', places: 2 }),
    row(2, 'Priya Raman', 2365, { level: 12, change: 'down', places: 1 }),
    row(41, 'Marcus Bell', 1730),
    row(42, 'Gus Fairweather', 1715, { ...mine, change: 'up', places: 4 }),
    row(43, 'Wen Li', 1700, { drafted: false }),
  ],
  total_rows: 420,
  period: { from: '2026-10-01', to: '2026-12-31', today: '2026-11-20' },
  me: {
    rank: 42,
    points: 1715,
    level: 9,
    points_to_next_level: 85,
    past: [{ from: '2026-07-01', to: '2026-08-20', points: 1490 }],
  },
};

/** A board on which nobody has points. */
export const emptyBoard: Reply<'leaderboard'> = { ...board, rank: [], total_rows: 0, me: null };

const form = (points: readonly number[]) =>
  points.map((each, index) => ({ day: addDays('2026-11-14', index), points: each }));

/** A team in the middle of a match. */
export const team: Reply<'teamContestResults'> = {
  team: {
    id: 1,
    slug: 'mountain-marvelers',
    name: 'Mountain Marvelers',
    tier: 'Gold',
    captain_id: 401,
    members: 2,
    wins: 5,
    losses: 1,
    draws: 0,
    rank: 1,
  },
  season: about,
  players: [
    {
      ...row(1, 'Ignacio de la Cruz y Vega', 2410),
      captain: true,
      experience: 'experienced',
      week_points: 240,
      form: form([60, 45, 0, 75, 60, 30, 45]),
    },
    {
      ...row(42, 'Gus Fairweather', 1715, mine),
      captain: false,
      experience: 'intermediate',
      week_points: 165,
      form: form([30, 45, 45, 0, 0, 60, 30]),
    },
  ],
  results: [
    {
      week: 6,
      start: '2026-11-09',
      stage: 'regular',
      team_slug: 'mountain-marvelers',
      opponent_slug: 'night-lamps',
      opponent_name: 'Night Lamps',
      points: 2410,
      opponent_points: 2260,
      result: 'won',
    },
    {
      week: 7,
      start: '2026-11-16',
      stage: 'regular',
      team_slug: 'mountain-marvelers',
      opponent_slug: 'battery-brigade',
      opponent_name: 'Battery Brigade',
      points: 1240,
      opponent_points: 1185,
      result: 'open',
    },
  ],
};

/** A team before the draft. */
export const emptyTeam: Reply<'teamContestResults'> = {
  team: { ...team.team, members: 0, wins: 0, losses: 0, rank: null },
  season: null,
  players: [],
  results: [],
};

/** A day with a call that counted and one that came too late for it. */
export const day: Reply<'pointsOfDay'> = {
  driver: { employee_id: 442, name: 'Gus Fairweather', slug: ownDriver.slug },
  time_zone: 'America/New_York',
  day: '2026-11-19',
  points: 30,
  weights,
  lines: [
    {
      metric: 'count_calls',
      label: pointMetricLabels.count_calls,
      points: eventPoints.count_calls,
      each: eventPoints.count_calls,
      source: 'call',
      counted: [9001],
      uncounted: [{ id: 9002, why: 'not-completed', words: 'Not completed' }],
    },
  ],
  facts: [
    { call_id: 9001, survey_id: null, at: '2026-11-19T13:10:00Z', trouble_code: 'T3', city: 'Norristown' },
    { call_id: 9002, survey_id: null, at: '2026-11-19T15:45:00Z', trouble_code: 'T6', city: null },
  ],
  corrections: [],
  campaign: null,
  season: null,
  days: form([30, 45, 45, 0, 0, 30]),
};

/** A driver's skill tree at level nine. */
export const skillTree: SkillTreeReply = {
  driver: { employee_id: 442, name: 'Gus Fairweather', slug: ownDriver.slug, station: 'Harbor Towing, Norristown' },
  level_data: Array.from({ length: 15 }, (_, index) => ({
    name: `Level ${index + 1}`,
    points: 1715,
    level: index + 1,
    threshold: 200 * (index + 1),
    reached: index < 8,
  })),
  period_data: (['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const).map((period, index) => ({
    period,
    current_period: index === 3,
    total_period_points: index === 3 ? 1715 : 1490,
    skill_points: { count_calls: 1200, overall_sat: index === 3 ? 515 : 290 },
  })),
  stats: {
    global: [
      { variable: 'count_calls', avg: 21.4 },
      { variable: 'overall_sat', avg: 6.1 },
      { variable: 'kmi', avg: 3.2 },
    ],
    driver: [
      { variable: 'count_calls', avg: 24 },
      { variable: 'overall_sat', avg: 7.3 },
      { variable: 'kmi', avg: 2.9 },
    ],
  },
};

/** The skill tree of a location: it has none. */
export const noSkillTree: SkillTreeReply = { ...skillTree, driver: null, stats: { ...skillTree.stats, driver: [] } };

/** A draft whose lists are open. */
export const draft: DraftBoardReply = {
  id: 1,
  season: 'Winter season',
  state: 'lists',
  paused: false,
  rounds: 3,
  clock_seconds: 60,
  team: teams[0] ?? { id: 1, slug: 'mountain-marvelers', name: 'Mountain Marvelers', tier: 'Gold', captain_id: null },
  captain: true,
  may_pick: false,
  turn: null,
  teams: teams.map((each, index) => ({
    ...each,
    captain: index === 0 ? null : 'Priya Raman',
    submitted: index > 1,
    picks: 0,
    strength: 0,
  })),
  balanced: false,
  players: (
    [
      ['Ignacio de la Cruz y Vega', 'experienced', 240],
      ['Priya Raman', 'experienced', 225],
      ['Gus Fairweather', 'intermediate', 165],
      ['Wen Li', 'beginner', 120],
    ] as const
  ).map(([name, experience, points_per_week], index) => ({
    employee_id: 401 + index,
    name,
    station: 'Harbor Towing, Norristown',
    experience,
    position: index + 1,
    points_per_week,
    team_id: null,
  })),
  picks: [],
  preferences: null,
  queue: [],
};

const deskSeason: DeskSeasonReply = { ...about, version: 3, teams: slugs, players: 48, draft: null };

/** The commissioner's desk: a season runs, and the next one is being planned. */
export const desk: Reply<'deskRead'> & { readonly current: Season | null } = {
  restatements: [
    {
      metric: 'count_calls',
      from: '2026-11-02',
      to: '2026-11-03',
      reason: 'The dispatch system counted calls twice.',
      bets: 4,
      made_at: '2026-11-05T15:00:00Z',
    },
  ],
  seasons: [
    deskSeason,
    {
      ...deskSeason,
      id: 2,
      name: 'Winter season',
      state: 'setup',
      hidden: true,
      frozen: false,
      week: null,
      players: 0,
      starts_on: '2027-01-04',
      ends_on: '2027-03-14',
    },
  ],
  teams: teams.map((each, index) => ({
    ...each,
    members: 12,
    version: 1,
    captain: index === 3 ? null : 'Priya Raman',
  })),
  metrics: pointMetrics.map((id) => ({ id, label: pointMetricLabels[id], points: eventPoints[id] })),
  current: season,
};

/** What weights would have meant last quarter. */
export const preview: Reply<'deskPreview'> = {
  from: '2026-07-01',
  to: '2026-09-30',
  mean: 61.4,
  teams: teams.map(({ slug, name }, index) => ({ slug, name, points: 21_400 - 300 * index, before: 21_000 })),
  drivers: [
    { name: 'Priya Raman', points: 2510, rank: 1, rank_before: 2 },
    { name: 'Ignacio de la Cruz y Vega', points: 2480, rank: 2, rank_before: 1 },
  ],
};
