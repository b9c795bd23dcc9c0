import type { CampaignCost, CampaignInput } from '@roadside/contract/schemas';
import { addDays, dayCount } from '@roadside/domain/calendar';
import { roundTo } from '@roadside/domain/rounding';
import { centsPerPointOf, forecastCost } from '@roadside/domain/training';
import type { CallContext } from '../../platform/calls/handler.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { readDailyPoints } from './cost.repository.ts';
import { eligiblePeople } from './eligible.service.ts';
import { homeOf, valuesOf } from './save.service.ts';

/** How many past days the forecast looks at. */
const historyDays = 90;

/**
 * What a campaign may cost: every eligible person goes on as in the last 90 days. Drivers without a call in them count
 * as the average of the others; people who take no calls earn nothing.
 */
export async function forecastCampaign(context: CallContext, input: CampaignInput): Promise<CampaignCost> {
  const { db, tree } = context;
  const values = valuesOf(input);
  const home = homeOf(context);
  const zone = tree.byId(home)?.timeZone ?? 'UTC';
  const yesterday = addDays(context.today(zone), -1);
  const known = await readDailyPoints(db.kysely, values.weights, {
    from: addDays(yesterday, 1 - historyDays),
    to: yesterday,
    days: historyDays,
  });
  const people = await eligiblePeople(db.kysely, tree, { ...values, organizationId: home });
  const drivers = people.filter(({ position_type: type }) => type === 'driver');
  const spreads = drivers.flatMap(({ organization_id: id }) => known.get(id) ?? []);
  const average = averageOf(spreads);
  const all = drivers.map(({ organization_id: id }) => known.get(id) ?? average);
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

function averageOf(spreads: readonly { readonly mean: number; readonly std: number }[]) {
  const mean = (values: readonly number[]) =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean: mean(spreads.map((each) => each.mean)), std: mean(spreads.map((each) => each.std)) };
}
