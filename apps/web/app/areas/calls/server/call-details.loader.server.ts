import type { LoaderFunctionArgs } from '@remix-run/node';
import { todayIn } from '../../../kit/format/today-in.ts';
import { readListState } from '../../../kit/list/list-state.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { callAddresses, callList } from '../model/call-list.ts';
import { readCallDays, readCallList, readCallNumbers } from './call-details.server.ts';

/** Loads Call Details with its first page, numbers and days, so that it is readable before scripts load. */
export async function loadCallDetails({ request, params, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  const today = context.today ?? todayIn(place.time_zone);
  const state = readListState(new URL(request.url).searchParams, callList([]));
  const addresses = callAddresses(place.slug, state, today);
  const asked = (address: string) => ({ api: context.api, params, search: new URL(address, request.url).searchParams });
  const [rows, numbers, days] = await Promise.all([
    readCallList(asked(addresses.rows)),
    readCallNumbers(asked(addresses.numbers)),
    readCallDays(asked(addresses.days)),
  ]);
  return {
    place: placeOf(place, subjectOf(person)),
    today,
    readerZone: person.organization.timeZone,
    first: {
      rows: rows.ok ? { address: addresses.rows, data: rows.data } : null,
      numbers: numbers.ok ? { address: addresses.numbers, data: numbers.data } : null,
      days: days.ok ? { address: addresses.days, data: days.data } : null,
    },
  };
}
