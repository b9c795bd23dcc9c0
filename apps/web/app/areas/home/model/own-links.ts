const path = encodeURIComponent;

/** Address of Call Details with a call open. */
export const callHref = (slug: string, id: number): string =>
  `/passed-calls/${path(slug)}?drawer=call~${path(slug)}~${id}`;

/** Address of the surveys behind a location's score. */
export const scoreHref = (slug: string): string => `/surveys/${path(slug)}?dashboard=1`;

/** Address of a location's calls. */
export const callsHref = (slug: string): string => `/passed-calls/${path(slug)}`;

/** Address of home with the map of the shift's station open. */
export const pinHref = '/home/?pin=1';

/** Whether an address opens that map. */
export const showsPin = (search: URLSearchParams): boolean => search.get('pin') === '1';

/** Address of the schedule a person is on. */
export const scheduleHref = (slug: string): string => `/scheduler/${path(slug)}/scheduling/`;
