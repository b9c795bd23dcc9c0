import { ApiError } from '../errors/api-error.ts';
import type { Log } from '../logging/log.ts';

/** Every call must be answered within 10 s; this leaves a second for the network. */
const deadlineMs = 9_000;

/**
 * Returns the work's result, or throws 503 when it takes too long. The work itself continues: its statements have their
 * own limit, and a later failure is only logged.
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  log: Log,
  limitMs: number = deadlineMs,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new ApiError('unavailable', 'This is taking too long. Try again in a moment.', { retryAfterSeconds: 5 }));
    }, limitMs);
  });
  work.catch((error: unknown) => {
    if (isLate) log.warn({ err: error }, 'a call failed after its deadline');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
