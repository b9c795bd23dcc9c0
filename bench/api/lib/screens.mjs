// Requests of the survey, map and report screens, each alone: every kind of list, count, search and score of a location, and
// the map of a month and of a year with several viewports, and the executive report.
import { oneByOne } from './load.mjs';
import { mapRequests, surveyRequests } from './requests.mjs';

/** Executive reports of a location: of any days, computed on each request, and of complete periods, which are frozen. */
function reportRequests({ slug }) {
  const report = (kind, from, to) => ({
    kind,
    path: '/dashboard/exec-reports/',
    body: { purpose: 'exec_report', slug, from, to },
  });
  return [
    report('executive report', '2026-10-02', '2026-10-31'),
    report('executive report', '2026-11-02', '2026-11-18'),
    report('executive report', '2026-08-20', '2026-11-18'),
    report('frozen report', '2026-10-01', '2026-10-31'),
    report('frozen report', '2026-11-08', '2026-11-14'),
  ];
}

/** Milliseconds of each kind of request for a location. */
export async function measureScreens(send, { token, place, today, rounds }) {
  const kinds = {};
  for (const request of [...surveyRequests(place), ...mapRequests(place, today), ...reportRequests(place)])
    (kinds[request.kind] ??= []).push(...(await oneByOne(send, [{ ...request, token }], rounds)));
  return kinds;
}
