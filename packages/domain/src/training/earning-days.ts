import { addDays } from '../calendar/calendar.ts';

/** Days on which a person had a required module open. */
export interface OpenTraining {
  /** ISO day on which it became required. */
  readonly from: string;
  /** ISO day on which it was finished, excused or no longer required; null while it is open. */
  readonly until: string | null;
}

/** Days of a campaign, both included. */
export interface CampaignDays {
  readonly from: string;
  readonly to: string;
}

/**
 * The days of a campaign on which a person earns, in order: those on which no required module was open (decisions 39). A
 * module counts from the day it became required, so adding one takes back no points of earlier days, and the day on
 * which it is finished counts again.
 */
export function earningDays({ from, to }: CampaignDays, open: readonly OpenTraining[]): readonly CampaignDays[] {
  const spans: CampaignDays[] = [];
  let next: string | null = from;
  for (const { from: required, until } of open.toSorted((a, b) => a.from.localeCompare(b.from))) {
    if (next === null || required > to) break;
    if (until !== null && until <= required) continue;
    if (required > next) spans.push({ from: next, to: addDays(required, -1) });
    if (until === null || until > next) next = until;
  }
  return next === null || next > to ? spans : [...spans, { from: next, to }];
}
