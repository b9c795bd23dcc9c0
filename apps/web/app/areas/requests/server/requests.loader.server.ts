import type { LoaderFunctionArgs } from '@remix-run/node';
import { todayIn } from '../../../kit/format/today-in.ts';
import { readListState } from '../../../kit/list/list-state.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { swapsAddress } from '../model/addresses.ts';
import { requestsListAddress, requestsListOf } from '../model/requests-list.ts';
import { readRequests } from './requests.server.ts';
import { readSwaps } from './swaps.server.ts';

/** Loads a location's first page of requests. */
export async function loadRequests({ request, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  const driver = person.organization.type === 'driver';
  const state = readListState(new URL(request.url).searchParams, requestsListOf(driver));
  const address = requestsListAddress(place.slug, state, driver);
  const own = driver && person.organization.slug === place.slug;
  const [first, swaps] = await Promise.all([
    readRequests(context.api, place.slug, new URLSearchParams(address.split('?')[1])),
    own ? readSwaps(context) : null,
  ]);
  return {
    place: placeOf(place, subjectOf(person)),
    today: context.today ?? todayIn(place.time_zone),
    driver: own,
    first: first.ok ? { address, page: first.data } : null,
    // They stand above the list, which would move when they came.
    swaps: swaps?.ok ? { address: swapsAddress(), data: swaps.data } : null,
  };
}
