/** Whether the browser reports that it is offline. It may be offline without reporting it. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine;
}

/** The errors browsers throw for a request that never got a response, each with its own message. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
