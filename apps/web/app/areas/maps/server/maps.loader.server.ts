import type { LoaderFunctionArgs } from '@remix-run/node';
import { todayIn } from '../../../kit/format/today-in.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { readMapLink } from '../model/map-link.ts';
import { mapAddress, mapDays } from '../model/map-state.ts';
import { readMapCalls } from './maps.server.ts';

/** Loads the map with its first calls, so that the server can render it. */
export async function loadMaps({ request, params, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  const today = context.today ?? todayIn(place.time_zone);
  const { searchParams } = new URL(request.url);
  const state = readMapLink(searchParams);
  const address = mapAddress(place.slug, state, mapDays(searchParams, today));
  const calls = await readMapCalls({ api: context.api, params, search: new URL(address, request.url).searchParams });
  return {
    place: placeOf(place, subjectOf(person)),
    today,
    state,
    first: calls.ok ? { address, data: calls.data } : null,
  };
}
