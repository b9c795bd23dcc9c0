import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CampaignPoints } from '@roadside/contract/schemas';
import { byPoints, campaignMetrics, pointsOf } from '@roadside/domain/arena';
import { canView } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import { handicapOf } from '@roadside/domain/training';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { countBets, sumEvents } from '../bookie/index.ts';
import { type Campaign, campaignOf, findCampaigns } from '../campaigns/index.ts';
import { readPayments } from './campaign-payments.repository.ts';
import { campaignReply, transactionReply } from './campaign-reply.ts';
import { readAwards, readRewards } from './campaign-rewards.repository.ts';
import { incentiveReply } from '../rewards/index.ts';
import { earnedByDay } from './earned-by-day.ts';
import { type EarningDays, readEarningDays } from './earning-days.ts';
import { eligibilityOf, takingPart } from './eligibility.ts';
import { insertSignUp, type PlayerRow, readPlayer, readRecordedPlayers, readSignUps } from './players.repository.ts';

type GetCampaigns = typeof calls.performance.getCampaigns;
type GetPoints = typeof calls.performance.getCampaignPointsMetricsTransactions;
type SignUp = typeof calls.performance.signUpToCampaign;

const defaultRowsPerPage = 100;
/** The most campaigns in a list. */
const maxCampaigns = 200;

/** Campaigns, newest first; drivers see those they are eligible for, or took part in before they moved. */
export async function listCampaigns(context: CallContext): Promise<CallReply<GetCampaigns>> {
  const { db, employee } = context;
  const campaigns = (await findCampaigns(db.kysely, 'all', context.now())).toReversed().slice(0, maxCampaigns);
  const player = await readPlayer(db.kysely, employee.id);
  const signUps = await readSignUps(
    db.kysely,
    campaigns.map(({ id }) => id),
  );
  const recorded = new Map(
    (await readRecordedPlayers(db.kysely, { employeeId: employee.id })).map((row) => [row.campaign_id, row]),
  );
  const isDriver = context.subject.positionType === 'driver';
  return {
    campaigns: campaigns.flatMap((campaign) => {
      const isEligible = eligibilityOf(campaign, context.tree);
      const eligible = player !== null && isEligible(player);
      const tookPart = recorded.get(campaign.id);
      if (isDriver && !eligible && !(tookPart && isEligible(tookPart))) return [];
      return [
        campaignReply(context, campaign, { eligible, signedUp: signUps.get(campaign.id)?.has(employee.id) ?? false }),
      ];
    }),
  };
}

/**
 * A campaign that exists.
 * @throws ApiError 404
 */
export async function existingCampaign({ db }: CallContext, id: number): Promise<Campaign> {
  const campaign = await campaignOf(db.kysely, id);
  if (!campaign) throw new ApiError('not-found', 'This campaign doesn’t exist.');
  return campaign;
}

/** Points, what they came from, and payments. A driver sees the own ones. */
export async function campaignPoints(
  context: CallContext,
  { campaign_id, page = 1, rows_per_page: size = defaultRowsPerPage }: ParsedBody<GetPoints>,
): Promise<CallReply<GetPoints>> {
  const { db, tree, subject, employee, config } = context;
  const campaign = await existingCampaign(context, campaign_id);
  const isDriver = subject.positionType === 'driver';
  const own = await readPlayer(db.kysely, employee.id);
  const eligible = eligibilityOf(campaign, tree);
  const signedUp = (await readSignUps(db.kysely, [campaign.id])).get(campaign.id) ?? new Set<number>();
  const inView = (player: PlayerRow) => {
    const place = tree.byId(player.driver_id);
    return place !== null && canView(subject, place, config.access);
  };
  const payments = await readPayments(db.kysely, [campaign.id]);
  const paid = new Set(payments.map(({ employee_id }) => employee_id));
  const everyone = await takingPart(db.kysely, tree, campaign, { now: context.now(), leavers: true, paid });
  if (isDriver && !(own && eligible(own)) && !everyone.some(({ id }) => id === employee.id))
    throw new ApiError('not-found', 'This campaign doesn’t exist.');
  // Shares divide everyone's points, including those of drivers who have left or moved, so that payments stay within the
  // budget.
  const counted = await countedPoints(context, campaign, everyone);
  const shown = counted.filter(
    ({ player, reply }) =>
      (player.active || reply.points > 0 || paid.has(player.id)) &&
      (isDriver ? player.id === employee.id : inView(player)),
  );
  const rewards = await readRewards(db.kysely, campaign.id);
  const awards = rewards?.paid_at ? await readAwards(db.kysely, campaign.id) : [];
  const seen = new Map(shown.map(({ player }) => [player.id, player.display_name]));
  return {
    campaign: campaignReply(context, campaign, {
      eligible: own !== null && eligible(own),
      signedUp: signedUp.has(employee.id),
    }),
    points: shown.slice((page - 1) * size, page * size).map(({ reply }) => reply),
    total_rows: shown.length,
    transactions: payments.filter(({ employee_id }) => seen.has(employee_id)).map(transactionReply),
    rewards: {
      incentives: (rewards?.incentives ?? []).map((incentive) => incentiveReply(incentive)),
      paid_at: rewards?.paid_at?.toISOString() ?? null,
      awards: awards.flatMap(({ employee_id, reward, words }) => {
        const display_name = seen.get(employee_id);
        return display_name === undefined ? [] : [{ employee_id, display_name, reward, words }];
      }),
      can_set: can(subject, 'arena.command', {}, config.access).allowed && (rewards?.paid_at ?? null) === null,
    },
    can_pay: can(subject, 'arena.create-transaction', {}, config.access).allowed,
  };
}

/** Everybody's points in a campaign, most first, with each person's share of the budget. */
async function countedPoints(
  { db, tree, today, subject, config }: CallContext,
  campaign: Campaign,
  players: readonly PlayerRow[],
) {
  const days = await readEarningDays({ db: db.kysely, tree }, campaign, players);
  const now = today(days.timeZone);
  const events = await sumEvents(
    db.kysely,
    players.flatMap((player) =>
      days.earningOf(player).map(({ from, to }) => ({ driverId: player.driver_id, from, to: to < now ? to : now })),
    ),
  );
  const bets = await countBets(db.kysely, { from: days.from, to: days.to });
  const handicap = await handicapOfCampaign(db.kysely, campaign, players, days);
  const rows = players.map((player) => {
    const of = events.get(player.driver_id);
    const metrics = Object.fromEntries(campaignMetrics.map((metric) => [metric, of?.[metric] ?? 0]));
    const points =
      handicap?.get(player.id) ??
      campaignMetrics.reduce(
        (sum, metric) => sum + pointsOf(metric, campaign.weights[metric]) * (metrics[metric] ?? 0),
        0,
      );
    return { player, points, metrics, name: player.display_name, bets: bets.get(player.id) ?? 0 };
  });
  const slugOf = ({ driver_id, active }: PlayerRow) => {
    const geography = active ? tree.byId(driver_id) : null;
    return geography && can(subject, 'arena.read-points', { geography }, config.access).allowed ? geography.slug : null;
  };
  const total = rows.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return rows.toSorted(byPoints).map(({ player, points, metrics }) => ({
    player,
    reply: {
      employee_id: player.id,
      driver_id: player.driver_id,
      slug: slugOf(player),
      display_name: player.display_name,
      station_name: tree.byId(tree.byId(player.driver_id)?.parentId ?? 0)?.displayName ?? '',
      points,
      metrics,
      open_modules: days.openModulesOf(player),
      share_cents: total === 0 ? 0 : Math.floor((campaign.budgetCents * Math.max(0, points)) / total),
    } satisfies CampaignPoints,
  }));
}

/** Points by employee id in a campaign that evens out shifts; null in one that doesn't. */
async function handicapOfCampaign(
  db: Kysely<Tables>,
  campaign: Campaign,
  players: readonly PlayerRow[],
  days: EarningDays,
): Promise<ReadonlyMap<number, number> | null> {
  if (!handicapOf(campaign.settings)) return null;
  const byPlayer = await earnedByDay(db, campaign, players, days);
  return new Map(
    [...byPlayer].map(([id, earned]) => [id, earned.reduce((sum, { points }) => sum + points, 0)] as const),
  );
}

/** Signs the caller up, until the campaign ends. */
export async function signUp(
  context: CallContext,
  { camp_id, user_id }: ParsedBody<SignUp>,
): Promise<CallReply<SignUp>> {
  const { db, tree, employee, audit, now, require } = context;
  const campaign = await campaignOf(db.kysely, camp_id);
  const player = await readPlayer(db.kysely, employee.id);
  const eligible = campaign !== null && player !== null && eligibilityOf(campaign, tree)(player);
  require({ ownerEmployeeId: user_id ?? employee.id, eligible });
  if (!campaign) throw new ApiError('not-found', 'This campaign doesn’t exist.');
  if (campaign.endsAt <= now()) throw new ApiError('conflict', 'This campaign is over.');
  await db.kysely.transaction().execute(async (trx) => {
    if (!(await insertSignUp(trx, { campaignId: campaign.id, employeeId: employee.id, at: now() }))) return;
    await audit({ event: 'campaign_signed_up', status: 'success', target: `campaign:${campaign.id}` }, trx);
    await announce(trx, { topic: 'bank', id: employee.id, people: [employee.id], by: employee.id });
  });
  return { campaign: campaignReply(context, campaign, { eligible, signedUp: true }) };
}
