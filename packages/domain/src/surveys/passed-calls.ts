import { firstOfMonth } from '../calendar/calendar.ts';

/** Filter names of Call Details (specification, section 3). */
export const passedCallFilterKeys = ['sc_dt__gte', 'sc_dt__lte'] as const;

/** Initial request of Call Details: from the first of the month to today, by sc_dt (specification, section 9). */
export interface PassedCallRequest {
  readonly orderBy: 'sc_dt';
  /** Station-local ISO days, both inclusive. */
  readonly filters: { readonly sc_dt__gte: string; readonly sc_dt__lte: string };
}

/**
 * Initial request of Call Details.
 * @param today the station-local ISO day
 */
export function passedCallDefaults(today: string): PassedCallRequest {
  return { orderBy: 'sc_dt', filters: { sc_dt__gte: firstOfMonth(today), sc_dt__lte: today } };
}
