import { overlapWords } from '@roadside/domain/scheduling';
import { errorCodeOf } from '../../platform/database/database-errors.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/**
 * Runs a transaction that writes shifts. Workers are locked and checked before the write, and the database has the last
 * word: if two shifts of one worker overlap anyway, the refusal uses the words of the check.
 * @param refusal the field of the body to mark, and the reply's `current`
 * @throws ApiError 409 for an overlap
 */
export async function refusingOverlaps<Result>(
  run: () => Promise<Result>,
  refusal: { readonly field?: string; readonly current?: unknown } = {},
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (errorCodeOf(error) !== exclusionViolation) throw error;
    const { field, current } = refusal;
    throw new ApiError('conflict', `${overlapWords()}. Nothing was saved.`, {
      ...(field === undefined ? {} : { fields: { [field]: overlapWords() } }),
      ...(current === undefined ? {} : { current }),
      cause: error,
    });
  }
}

/** SQLSTATE of a violated exclusion constraint; shifts have the only ones. */
const exclusionViolation = '23P01';
