import type { LoaderFunctionArgs } from '@remix-run/node';
import type { GeographyType } from '@roadside/domain/geography';
import { pack } from '../../../kit/packed/packed.ts';
import { placeClock } from '../../../kit/format/place-clock.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { noticesToConfirm } from '../model/notices-to-confirm.ts';
import type { FirstScheduleReads } from '../model/loaded-schedule.ts';
import { noWhatIf, predictionsOf } from '../model/predicted.ts';
import { readScheduleAddress, shownDates } from '../model/schedule-address.ts';
import { readNotices } from './publishing.resource.server.ts';
import { loadSchedule, type SentSchedule } from './schedule.loader.server.ts';
import { readPredictions } from './schedule-tools.resource.server.ts';

export interface SentSchedulePage extends SentSchedule {
  readonly first: FirstScheduleReads | null;
}

/** Locations with so few stations that their forecast is read as fast as their schedule. */
const few: readonly GeographyType[] = ['station-business', 'station', 'driver'];
const searchOf = (address: string) => new URL(address, 'http://resource').searchParams;

/**
 * Loads a schedule with what its page opens with. When only the days change, the browser reads the rest, so that the
 * shifts don't wait for it.
 */
export async function loadSchedulePage(args: LoaderFunctionArgs): Promise<SentSchedulePage> {
  const [schedule, first] = await Promise.all([loadSchedule(args), args.context.inPage ? null : readFirst(args)]);
  return { ...schedule, first };
}

async function readFirst({ request, context }: LoaderFunctionArgs): Promise<FirstScheduleReads> {
  const { place, person } = await admitted(context);
  const none: FirstScheduleReads = { forecast: null, notices: null };
  if (!place) return none;
  const { api } = context;
  const { slug } = place;
  const { today } = placeClock(context.today, place.time_zone);
  if (person.positionType === 'driver') {
    const address = noticesToConfirm(slug, today);
    const notices = await readNotices({ api, slug, search: searchOf(address) });
    return { ...none, notices: notices.ok ? { address, data: notices.data } : null };
  }
  const shown = readScheduleAddress(new URL(request.url).searchParams, today);
  if (shown.span === 'month' || !few.includes(place.type)) return none;
  const address = predictionsOf(slug, shownDates(shown), noWhatIf);
  const forecast = await readPredictions({ api, slug, search: searchOf(address) });
  return { ...none, forecast: forecast.ok ? { address, data: pack(forecast.data) } : null };
}
