import { defaultTeamSlug, type DraftList } from '@roadside/domain/arena';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { draftCall } from '../call/draft-call.ts';
import { moneyLimit, writeLimit } from '../call/rate-limits.ts';
import {
  draftBoard,
  leaderboardRow,
  match,
  pointCorrection,
  pointFact,
  pointLine,
  pointWeights,
  season,
  skillTree,
  team,
  teamPlayer,
  teamResult,
  campaignOfDay,
} from '../schemas/arena.ts';
import {
  bank,
  books,
  campaignPoints as pointsOfPerson,
  campaignRewards,
  campaignTransaction,
  cents,
  performanceCampaign,
  points,
  statementLine,
} from '../schemas/bank.ts';
import { bet, betLevel, betMetric, pointsStats } from '../schemas/bookie.ts';
import {
  count,
  day,
  finite,
  oldSpelling,
  page,
  positiveId,
  reasonText,
  rowsPerPage,
  slug,
  text,
} from '../schemas/scalars.ts';
import { bankFiles } from './bank.calls.ts';
import { commissionerDesk } from './commissioner.calls.ts';

const path = '/performance/';

const on = <Purpose extends string>(purpose: Purpose, row: string) => draftCall(path, purpose, row);

function onBank<Action extends string>(action: Action, row: string) {
  return {
    definition: {
      path,
      selector: { equals: { purpose: 'create_bank_action', action } },
      access: signedIn(row),
      rateLimit: moneyLimit,
      status: 'final',
      idempotent: true,
      idempotencyKey: 'required',
    } as const,
    body: { purpose: z.literal('create_bank_action'), action: z.literal(action) },
  };
}

const teamResults = on('team_contest_results', 'C072');
const campaigns = on('get_campaigns', 'C073');
const campaignPoints = on('get_campaign_points_metrics_transactions', 'C074');
const rankings = on('team_rankings', 'C075');
const matches = on('match_schedule', 'C076');
const skills = on('skill_tree', 'C077');
const leaderboard = on('leaderboard', 'C078');
const stats = on('get_points_stats', 'C079');
const getBank = on('get_bank', 'C080');
const createBet = on('create_bet', 'C081');
const withdrawal = onBank('withdrawal_request', 'C082');
const allocation = onBank('bet_allocation', 'C083');
const withdrawalFor = onBank('withdrawal_request_for', 'C484');
const approve = onBank('approve_withdrawal', 'C084');
const reject = onBank('reject_withdrawal', 'C084');
const draft = on('draft', 'C085');
const transaction = on('create_create_campaign_transaction', 'C086');
const signUp = on('sign_up_to_campaign', 'C087');

const bankReply = z.object({ bank });
const ranked = z.array(positiveId).max(100);

function perDraftList<Schema extends z.ZodType>(schema: Schema): Record<DraftList, Schema> {
  return { experienced: schema, intermediate: schema, beginner: schema };
}

/** The Arena: teams, season, leaderboard, skill tree, bets, bank and campaigns. */
export const performance = {
  teamContestResults: defineCall({
    ...teamResults.definition,
    status: 'final',
    name: 'performance.teamContestResults',
    summary: 'A team, its players and its weekly results',
    body: z.strictObject({ ...teamResults.body, team_slug: slug.default(defaultTeamSlug) }),
    reply: z.object({
      team: team.extend({ members: count, wins: count, losses: count, draws: count, rank: z.int().nullable() }),
      season: season.nullable(),
      players: z.array(teamPlayer),
      results: z.array(teamResult),
    }),
    idempotent: true,
  }),
  getCampaigns: defineCall({
    ...campaigns.definition,
    name: 'performance.getCampaigns',
    summary: 'Performance campaigns; drivers see those they are eligible for',
    body: z.strictObject(campaigns.body),
    reply: z.object({ campaigns: z.array(performanceCampaign) }),
    status: 'final',
    idempotent: true,
  }),
  getCampaignPointsMetricsTransactions: defineCall({
    ...campaignPoints.definition,
    name: 'performance.getCampaignPointsMetricsTransactions',
    summary: 'A campaign’s points, metrics and payments; drivers see their own',
    notes:
      'People are those in the caller’s view who take part, most points first; someone who has left stays with their points and payment.',
    body: z.strictObject({
      ...campaignPoints.body,
      campaign_id: positiveId,
      page: page.optional(),
      rows_per_page: rowsPerPage.optional(),
    }),
    reply: z.object({
      campaign: performanceCampaign,
      points: z.array(pointsOfPerson),
      total_rows: z.int(),
      transactions: z.array(campaignTransaction),
      rewards: campaignRewards,
      can_pay: z.boolean().describe('The caller may create and send payments.'),
    }),
    status: 'final',
    idempotent: true,
  }),
  teamRankings: defineCall({
    ...rankings.definition,
    status: 'final',
    name: 'performance.teamRankings',
    summary: 'Teams ranked by wins, then points',
    body: z.strictObject({ ...rankings.body, season_id: positiveId.optional() }),
    reply: z.object({
      season: season.nullable(),
      rankings: z.array(
        z.object({
          rank: z.int().min(1),
          team,
          wins: z.int(),
          losses: z.int(),
          draws: z.int(),
          points: z.number(),
          ranks: z.array(z.int()).describe('Rank after each settled week of the regular season.'),
        }),
      ),
    }),
    idempotent: true,
  }),
  matchSchedule: defineCall({
    ...matches.definition,
    status: 'final',
    name: 'performance.matchSchedule',
    summary: 'The season, week by week',
    body: z.strictObject({ ...matches.body, season_id: positiveId.optional() }),
    reply: z.object({
      season: season.nullable(),
      seasons: z.array(season.pick({ id: true, name: true, state: true, hidden: true })),
      teams: z.array(team),
      weeks: z.array(
        z.object({
          week: z.int(),
          start: day,
          end: day,
          stage: z.enum(['regular', 'semifinal', 'final']),
          matches: z.array(match),
        }),
      ),
      mvp: z.object({ employee_id: positiveId, name: z.string(), team: slug, points: z.int() }).nullable(),
      champion: slug.nullable(),
    }),
    idempotent: true,
  }),
  skillTree: defineCall({
    ...skills.definition,
    status: 'final',
    name: 'performance.skillTree',
    summary: 'Levels reached, points by quarter and skill',
    body: z.strictObject({ ...skills.body, slug: slug.optional(), driver_id: positiveId.optional() }),
    reply: skillTree,
    idempotent: true,
  }),
  leaderboard: defineCall({
    ...leaderboard.definition,
    status: 'final',
    name: 'performance.leaderboard',
    summary: 'Drivers ranked by points',
    body: z.strictObject({
      ...leaderboard.body,
      slug: slug.optional().describe('A location, a driver (the whole club, with their row) or a team.'),
      drafted: z.boolean().optional(),
      around: z.boolean().optional().describe('The top five, and three rows above and below the caller’s own.'),
      min_points: z.int().min(0).max(1_000_000).optional(),
      max_points: z.int().min(0).max(1_000_000).optional(),
      min_level: z.int().min(1).max(15).optional(),
      max_level: z.int().min(1).max(15).optional(),
      search: text(100).optional(),
      page: page.optional(),
      rows_per_page: rowsPerPage.optional(),
    }),
    reply: z.object({
      rank: z.array(leaderboardRow),
      total_rows: z.int().min(0),
      period: z.object({ from: day, to: day, today: day }),
      me: z
        .object({
          rank: z.int(),
          points: z.int(),
          level: z.int(),
          points_to_next_level: z.int().nullable(),
          past: z
            .array(z.object({ from: day, to: day, points: z.int() }))
            .describe('The same number of days of earlier quarters, latest first.'),
        })
        .nullable(),
    }),
    idempotent: true,
  }),
  getPointsStats: defineCall({
    ...stats.definition,
    name: 'performance.getPointsStats',
    summary: 'Daily mean and spread of a variable, for one driver and for everyone, and today’s odds',
    notes:
      'driver_id is the id of the driver’s organization. The odds are the specification’s; chance is the real one.',
    body: z.strictObject({ ...stats.body, variable: betMetric, driver_id: positiveId }),
    reply: pointsStats,
    status: 'final',
    idempotent: true,
  }),
  getBank: defineCall({
    ...getBank.definition,
    name: 'performance.getBank',
    summary: 'The caller’s winnings; with Admin, one person’s or everyone’s',
    notes:
      'Without driver_id, drivers get their own bank and Admins get everyone’s: those with payouts to decide first, then by name. The statement and the bets are part of one person’s bank only; the books are for Admins.',
    body: z.strictObject({
      ...getBank.body,
      driver_id: positiveId.optional(),
      search: text(120, 0).optional(),
      rows_per_page: rowsPerPage.optional(),
      cursor: text(2000).optional(),
    }),
    reply: z.object({
      banks: z.array(bank),
      bets: z.array(bet),
      statement: z.array(statementLine),
      books: books.nullable(),
      total_rows: z.int(),
      next_cursor: z.string().nullable(),
      point_cents: z.int().describe('What a reward point is worth when it’s paid out.'),
      reporting_threshold_cents: z.int().describe('A year’s payouts from this amount on are reported.'),
    }),
    status: 'final',
    idempotent: true,
  }),
  createBet: defineCall({
    ...createBet.definition,
    name: 'performance.createBet',
    summary: 'Bets the caller’s points on their points for the quarter',
    notes:
      'Points only: play points can’t be bought or paid out. With need_to_beat, the bet is refused with 409 if the odds have changed since they were shown.',
    rateLimit: moneyLimit,
    body: z.strictObject({
      ...createBet.body,
      metric: betMetric,
      points_bet: points.min(1),
      level: betLevel,
      need_to_beat: finite.optional(),
    }),
    reply: z.object({ bet }),
    status: 'final',
    idempotent: true,
    idempotencyKey: 'required',
  }),
  requestWithdrawal: defineCall({
    ...withdrawal.definition,
    name: 'performance.requestWithdrawal',
    summary: 'Requests a payout of winnings, up to what is available',
    body: z.strictObject({ ...withdrawal.body, data: z.strictObject({ amount: points.min(1) }) }),
    reply: bankReply,
  }),
  requestWithdrawalFor: defineCall({
    ...withdrawalFor.definition,
    name: 'performance.requestWithdrawalFor',
    summary: 'Requests a payout for a driver who has left; another Admin approves it',
    body: z.strictObject({
      ...withdrawalFor.body,
      data: z.strictObject({ driver_id: positiveId, amount: points.min(1) }),
    }),
    reply: bankReply,
    origin: 'ours',
  }),
  allocateBet: defineCall({
    ...allocation.definition,
    name: 'performance.allocateBet',
    summary: 'Moves winnings to the betting balance',
    body: z.strictObject({ ...allocation.body, data: z.strictObject({ amount: points.min(1) }) }),
    reply: bankReply,
  }),
  approveWithdrawal: defineCall({
    ...approve.definition,
    name: 'performance.approveWithdrawal',
    summary: 'Approves a withdrawal; nobody can approve their own',
    body: z.strictObject({ ...approve.body, data: z.strictObject({ id: z.uuid() }) }),
    reply: bankReply,
    origin: 'ours',
  }),
  rejectWithdrawal: defineCall({
    ...reject.definition,
    name: 'performance.rejectWithdrawal',
    summary: 'Denies a withdrawal with a reason; the amount becomes available again',
    body: z.strictObject({ ...reject.body, data: z.strictObject({ id: z.uuid(), reason: reasonText(500) }) }),
    reply: bankReply,
    origin: 'ours',
  }),
  draft: defineCall({
    ...draft.definition,
    status: 'final',
    name: 'performance.draft',
    summary: "Submits a team's draft; the first to submit becomes captain",
    rateLimit: writeLimit,
    body: z.strictObject({
      ...draft.body,
      team_id: positiveId,
      captain_id: positiveId,
      preferences: z.strictObject(perDraftList(ranked)),
    }),
    reply: z.object({ team, tier: z.string(), preferences: z.object(perDraftList(z.array(positiveId))) }),
    idempotent: true,
  }),
  createCampaignTransaction: defineCall({
    ...transaction.definition,
    name: 'performance.createCampaignTransaction',
    summary: 'Records a campaign payment to make',
    notes:
      "The contract uses the specification's spelling, create_create_campaign_transaction; create_campaign_transaction is accepted too.",
    selector: { equals: { purpose: ['create_create_campaign_transaction', 'create_campaign_transaction'] } },
    rateLimit: moneyLimit,
    body: z.strictObject({
      purpose: oldSpelling('create_create_campaign_transaction', 'create_campaign_transaction'),
      campaign_id: positiveId,
      employee_id: positiveId,
      amount_cents: cents,
    }),
    reply: z.object({ transaction: campaignTransaction }),
    status: 'final',
    idempotent: true,
    idempotencyKey: 'required',
  }),
  signUpToCampaign: defineCall({
    ...signUp.definition,
    name: 'performance.signUpToCampaign',
    summary: 'Signs up for a campaign',
    rateLimit: writeLimit,
    body: z.strictObject({ ...signUp.body, camp_id: positiveId, user_id: positiveId.optional() }),
    reply: z.object({ campaign: performanceCampaign }),
    status: 'final',
    idempotent: true,
  }),
  pointsOfDay: defineCall({
    ...on('points_of_day', 'C480').definition,
    status: 'final',
    origin: 'ours',
    name: 'performance.pointsOfDay',
    summary: 'What a driver’s calls of a day were worth, line by line, and why',
    body: z.strictObject({
      purpose: z.literal('points_of_day'),
      slug: slug.describe('The driver.'),
      day: day.optional().describe('The last day with calls by default.'),
      campaign_id: positiveId
        .optional()
        .describe('As this campaign counts it: by its weights, on its days, and once required training is finished.'),
    }),
    reply: z.object({
      driver: z.object({ employee_id: positiveId, name: z.string(), slug }),
      time_zone: z.string(),
      day,
      points: z.int(),
      weights: pointWeights,
      lines: z.array(pointLine),
      facts: z.array(pointFact),
      corrections: z.array(pointCorrection),
      campaign: campaignOfDay.nullable(),
      season: z
        .object({
          name: z.string(),
          points: z.int().describe('What the day counts in the season’s matches.'),
          handicap: z.int().describe('What evening out hours, zones and services adds to the day’s plain points.'),
        })
        .nullable()
        .describe('Null unless the driver plays in a season that evens out shifts, on one of its days.'),
      days: z.array(z.object({ day, points: z.int() })).describe('The seven days up to this one.'),
    }),
    idempotent: true,
  }),
  draftBoard: defineCall({
    ...on('draft_board', 'C482').definition,
    status: 'final',
    origin: 'ours',
    name: 'performance.draftBoard',
    summary: 'The draft of a team: lists, clock, picks and everyone who can be drafted',
    notes: 'A turn whose time is up is picked before the reply is made.',
    body: z.strictObject({ purpose: z.literal('draft_board'), team_slug: slug }),
    reply: z.object({ draft: draftBoard.nullable() }),
    idempotent: true,
  }),
  draftPick: defineCall({
    ...on('draft_pick', 'C483').definition,
    status: 'final',
    origin: 'ours',
    name: 'performance.draftPick',
    summary: 'Picks a driver for the team on the clock',
    notes:
      'number is the turn the captain saw. A pick for a turn that has passed is refused, never booked for the next.',
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('draft_pick'),
      team_slug: slug,
      employee_id: positiveId,
      number: z.int().min(1).max(2000),
    }),
    reply: z.object({ draft: draftBoard.nullable() }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  draftQueue: defineCall({
    ...on('draft_queue', 'C483').definition,
    status: 'final',
    origin: 'ours',
    name: 'performance.draftQueue',
    summary: 'Saves whom the clock picks first for a team',
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('draft_queue'),
      team_slug: slug,
      // It begins as the three lists, one after the other.
      queue: z.array(positiveId).max(300),
    }),
    reply: z.object({ draft: draftBoard.nullable() }),
    idempotent: true,
  }),
  draftControl: defineCall({
    ...on('draft_control', 'C481').definition,
    status: 'final',
    origin: 'ours',
    name: 'performance.draftControl',
    summary: 'Starts, pauses or resumes the live draft',
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('draft_control'),
      team_slug: slug,
      action: z.enum(['start', 'pause', 'resume']),
    }),
    reply: z.object({ draft: draftBoard.nullable() }),
    idempotent: true,
  }),
  ...bankFiles,
  ...commissionerDesk,
};
