import type { ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CampaignCost } from '@roadside/contract/schemas';
import { addDays, dayCount } from '@roadside/domain/calendar';
import { roundTo } from '@roadside/domain/rounding';
import { centsPerPointOf, dailySpread, forecastCost } from '@roadside/domain/training';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { manages, zoneOf } from './campaign-reply.ts';
import { campaignOf } from './campaigns.repository.ts';
import type { Campaign } from './campaigns.repository.ts';
import { readDailyPoints } from './cost.repository.ts';
import { eligiblePeople } from './eligible.service.ts';
import { homeOf, requirePlaces, valuesOf } from './save.service.ts';

/** How many past days the forecast looks at. */
const historyDays = 90;
/** A driver who was here for fewer of them says too little. */
const fewestDays = 14;

/**
 * What a campaign may cost: every eligible person goes on as in the last 90 days, or as since their first day if they
 * joined in them. Drivers without a call in them, and those who joined less than two weeks ago, count as the average of
 * the others; people who take no calls earn nothing.
 * @throws ApiError 403 for a location that launching refuses
 */
export async function forecastCampaign(
  context: CallContext,
  { id, campaign: input }: Pick<ParsedBody<typeof calls.campaigns.cost>, 'id' | 'campaign'>,
): Promise<CampaignCost> {
  const { db, tree } = context;
  const values = valuesOf(input);
  const launched = id === undefined ? null : await managedOrMissing(context, id);
  requirePlaces(context, input, launched);
  const home = launched?.organizationId ?? homeOf(context);
  const zone = zoneOf(context, home);
  const yesterday = addDays(context.today(zone), -1);
  const from = addDays(yesterday, 1 - historyDays);
  const totals = await readDailyPoints(db.kysely, values.weights, { from, to: yesterday });
  const people = await eligiblePeople(db.kysely, tree, { ...values, organizationId: home });
  const drivers = people.filter(({ position_type: type }) => type === 'driver');
  const known = new Map(
    drivers.flatMap(({ organization_id, joined_on }) => {
      const points = totals.get(organization_id);
      if (!points) return [];
      // Somebody who came back, or whose first day was entered later, has calls from before it.
      const began = points.firstDay < joined_on ? points.firstDay : joined_on;
      const days = dayCount(began > from ? began : from, yesterday);
      return days >= fewestDays ? [[organization_id, dailySpread(points, days)] as const] : [];
    }),
  );
  const spreads = drivers.flatMap(({ organization_id }) => known.get(organization_id) ?? []);
  const average = averageOf(spreads);
  const all = drivers.map(({ organization_id }) => known.get(organization_id) ?? average);
  const days = dayCount(dayIn(zone, values.startsAt), dayIn(zone, values.endsAt));
  const cents = centsPerPointOf(input.settings);
  const forecast = forecastCost(all, days, cents, values.budgetCents);
  const dollars = (amount: number) => roundTo(amount / 100, 2);
  return {
    people: people.length,
    people_with_history: spreads.length,
    days,
    points: { expected: forecast.points, low: forecast.low, high: forecast.high },
    dollars: {
      expected: dollars(forecast.cents),
      low: dollars(forecast.lowCents),
      high: dollars(forecast.highCents),
    },
    may_exceed: forecast.mayExceed,
    exceeds: forecast.exceeds,
  };
}

/** A launched campaign of the caller. One of other people is answered like a missing one. */
async function managedOrMissing(context: CallContext, id: number): Promise<Campaign> {
  const campaign = await campaignOf(context.db.kysely, id);
  if (!campaign || !manages(context, campaign)) throw new ApiError('not-found', 'This campaign no longer exists.');
  return campaign;
}

function averageOf(spreads: readonly { readonly mean: number; readonly std: number }[]) {
  const mean = (values: readonly number[]) =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean: mean(spreads.map((each) => each.mean)), std: mean(spreads.map((each) => each.std)) };
}
