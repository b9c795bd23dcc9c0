import type { LoaderFunctionArgs } from '@remix-run/node';
import { arenaPlaceOf } from '../../../kit/arena-nav/arena-place.server.ts';
import { todayIn } from '../../../kit/format/today-in.ts';
import { readListState } from '../../../kit/list/list-state.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { bankAddress } from '../model/addresses.ts';
import { banksList, banksListAddress } from '../model/banks-list.ts';
import { readBank, readBanks } from './bank.server.ts';

/** Loads the first page of all banks. */
export async function loadBanks({ request, context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const address = banksListAddress(readListState(new URL(request.url).searchParams, banksList));
  const first = await readBanks(context.api, new URLSearchParams(address.split('?')[1]));
  return {
    arena: arenaPlaceOf(person, context.access),
    today: context.today ?? todayIn(person.organization.timeZone),
    first: first.ok ? { address, page: first.data } : null,
  };
}

/** Loads one driver's bank. */
export async function loadBank({ context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a driver in its path.');
  const first = await readBank(context.api, String(place.id));
  return {
    driver: { id: place.id, slug: place.slug, name: place.display_name, timeZone: place.time_zone },
    own: person.organization.id === place.id,
    arena: arenaPlaceOf(person, context.access),
    first: first.ok ? { address: bankAddress({ driver: String(place.id) }), data: first.data } : null,
  };
}
