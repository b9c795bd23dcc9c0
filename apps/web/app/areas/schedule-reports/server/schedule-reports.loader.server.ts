import type { LoaderFunctionArgs } from '@remix-run/node';
import { todayIn } from '../../../kit/format/today-in.ts';
import { packOutcome } from '../../../kit/packed/packed.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { readReportState } from '../model/report-state.ts';
import { readReport } from './schedule-reports.server.ts';

/** Loads the location and the report named in the URL. */
export async function loadScheduleReports({ request, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  const today = context.today ?? todayIn(place.time_zone);
  const state = readReportState(new URL(request.url).searchParams, today);
  return {
    place: placeOf(place, subjectOf(person)),
    today,
    state,
    loaded: packOutcome(await readReport(context.api, place.slug, state)),
  };
}
