// Requests of the survey and map screens, each alone: every kind of list, count, search and score of a location, and
// the map of a month and of a year with several viewports.
import { oneByOne } from './load.mjs';
import { mapRequests, surveyRequests } from './requests.mjs';

/** Milliseconds of each kind of request for a location. */
export async function measureScreens(send, { token, place, today, rounds }) {
  const kinds = {};
  for (const request of [...surveyRequests(place), ...mapRequests(place, today)])
    (kinds[request.kind] ??= []).push(...(await oneByOne(send, [{ ...request, token }], rounds)));
  return kinds;
}
