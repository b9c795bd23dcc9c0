// What the screens of surveys and of the map ask for, each alone: every kind of list, count, search and score of a
// place, and the map of a month and of a year at several cut-outs.
import { oneByOne } from './load.mjs';
import { mapRequests, surveyRequests } from './requests.mjs';

/** Milliseconds of each kind of request of a place. */
export async function measureScreens(send, { token, place, today, rounds }) {
  const kinds = {};
  for (const request of [...surveyRequests(place), ...mapRequests(place, today)])
    (kinds[request.kind] ??= []).push(...(await oneByOne(send, [{ ...request, token }], rounds)));
  return kinds;
}
