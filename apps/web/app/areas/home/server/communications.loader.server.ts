import type { LoaderFunctionArgs } from '@remix-run/node';
import { placeClock } from '../../../kit/format/place-clock.ts';
import { readListState } from '../../../kit/list/list-state.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { communicationsList, communicationsListAddress } from '../model/communications-list.ts';
import { readCommunications } from './communications.server.ts';

/** Loads the first page of announcements. */
export async function loadCommunications({ request, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  const address = communicationsListAddress(readListState(new URL(request.url).searchParams, communicationsList));
  const first = await readCommunications(context.api, new URLSearchParams(address.split('?')[1]));
  return {
    place: placeOf(place, subjectOf(person)),
    today: placeClock(context.today, place.time_zone).today,
    first: first.ok ? { address, page: first.data } : null,
  };
}
