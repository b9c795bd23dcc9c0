import type { LoaderFunctionArgs } from '@remix-run/node';
import { todayIn } from '../../../kit/format/today-in.ts';
import { readListState } from '../../../kit/list/list-state.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { driversListAddress, driversList } from '../model/drivers-list.ts';
import { readDrivers } from './drivers.server.ts';

/** Loads a location's first page of drivers. */
export async function loadDrivers({ request, context }: LoaderFunctionArgs) {
  const { person, place: reply } = await admitted(context);
  if (!reply) throw new Error('This screen names a location in its path.');
  const place = placeOf(reply, subjectOf(person));
  const address = driversListAddress(place, readListState(new URL(request.url).searchParams, driversList));
  const first = await readDrivers(context.api, place.id, new URLSearchParams(address.split('?')[1]));
  return {
    place,
    today: context.today ?? todayIn(reply.time_zone),
    first: first.ok ? { address, page: first.data } : null,
  };
}
