import { countWords } from '../../../kit/format/count-words.ts';

/** Passes and calls passed, which differ when two stations pass one call: '85 passes of 72 calls'. */
export function passesOfCalls(passes: number, calls: number): string {
  return `${countWords(passes, 'pass', 'passes')} of ${countWords(calls, 'call', 'calls')}`;
}

/** A sentence for the list of calls a location passed. */
export function passedHereWords(place: string, passes: number, calls: number): string {
  const counted = passes === calls ? countWords(calls, 'call passed', 'calls passed') : passesOfCalls(passes, calls);
  return `${counted} by ${place}. Other stations may have served them.`;
}

/** The address of exactly the calls a station passed, between two days if given. */
export function passedCallsHref(slug: string, days?: { readonly from: string; readonly to: string }): string {
  const query = new URLSearchParams({
    ...(days ? { sc_dt__gte: days.from, sc_dt__lte: days.to } : {}),
    passed: 'here',
  });
  return `/passed-calls/${encodeURIComponent(slug)}?${query.toString()}`;
}
