/** Whether this browser knows that it has no connection. It may have none without knowing. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine;
}

/** What browsers throw for a request that never got an answer, each in its own words. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
