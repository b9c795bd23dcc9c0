const path = encodeURIComponent;

/** Address of Call Details with a call open. */
export const callHref = (slug: string, id: number): string =>
  `/passed-calls/${path(slug)}?drawer=call~${path(slug)}~${id}`;

/** Address of the surveys behind a location's score. */
export const scoreHref = (slug: string): string => `/surveys/${path(slug)}?dashboard=1`;

/** Address of a location's calls. */
export const callsHref = (slug: string): string => `/passed-calls/${path(slug)}`;

/** Zoom at which the streets around a point are named. */
const streetZoom = 13;

/** Address of the map around a point. */
export const pinHref = (
  slug: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): string => `/maps/${path(slug)}?at=${longitude.toFixed(4)},${latitude.toFixed(4)},${streetZoom}`;

/** Address of the schedule a person is on. */
export const scheduleHref = (slug: string): string => `/scheduler/${path(slug)}/scheduling/`;
