import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { type BetMetric, isBetMetric } from '@roadside/domain/arena';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { betsAddress, oddsAddress } from '../model/addresses.ts';

const { performance } = calls;
export type Odds = CallReply<typeof performance.getPointsStats>;
export type Bets = CallReply<typeof performance.getBank>['bets'];

/** Today's odds of a driver. */
export const oddsResource = defineResource(oddsAddress, {
  query: ({ api, params }) => readOdds(api, params.driver, params.metric),
});
export type OddsResource = typeof oddsResource;

/** The metric in an address; all points if it has none that people bet on. */
export const metricIn = (text: string | null | undefined): BetMetric =>
  text != null && isBetMetric(text) ? text : 'points';

/** Reads the odds of a driver. */
export function readOdds(
  api: ResourceRequest['api'],
  driver: string | undefined,
  metric: string | undefined,
): Promise<Outcome<Odds>> {
  return api.attempt(performance.getPointsStats, {
    body: { purpose: 'get_points_stats', variable: metricIn(metric), driver_id: Number(driver) || 1 },
  });
}

/** Reads a driver's bets. */
export async function readBets(api: ResourceRequest['api'], driver: string | undefined): Promise<Outcome<Bets>> {
  const outcome = await api.attempt(performance.getBank, {
    body: { purpose: 'get_bank', driver_id: Number(driver) || 1 },
  });
  return outcome.ok ? { ok: true, data: outcome.data.bets } : outcome;
}

/** A driver's bets, and a new one. */
export const betsResource = defineResource(betsAddress, {
  query: ({ api, params }) => readBets(api, params.driver),
  body: performance.createBet.body.omit({ purpose: true }),
  change: ({ api, change, key = crypto.randomUUID() }) =>
    api.attempt(performance.createBet, { body: { purpose: 'create_bet', ...change }, idempotencyKey: key }),
});
export type BetsResource = typeof betsResource;
