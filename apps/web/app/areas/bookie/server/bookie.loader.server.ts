import type { LoaderFunctionArgs } from '@remix-run/node';
import { arenaPlaceOf } from '../../../kit/arena-nav/arena-place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { betsAddress, oddsAddress } from '../model/addresses.ts';
import { metricIn, readBets, readOdds } from './bookie.server.ts';

/** Loads today's odds and the driver's bets. */
export async function loadBookie({ request, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a driver in its path.');
  const driver = String(place.id);
  const metric = metricIn(new URL(request.url).searchParams.get('metric'));
  const isDriver = place.type === 'driver';
  const [odds, bets] = isDriver
    ? await Promise.all([readOdds(context.api, driver, metric), readBets(context.api, driver)])
    : [null, null];
  return {
    driver: { id: place.id, slug: place.slug, name: place.display_name },
    isDriver,
    own: person.organization.id === place.id,
    arena: arenaPlaceOf(person, context.access),
    odds: odds?.ok ? { address: oddsAddress({ driver, metric }), data: odds.data } : null,
    bets: bets?.ok ? { address: betsAddress({ driver }), data: bets.data } : null,
  };
}
