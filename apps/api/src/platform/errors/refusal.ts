import { ApiError } from './api-error.ts';

/** What a function returns, or the `ApiError` it throws; any other error is thrown. */
export function orRefusal<Value>(work: () => Value): Value | ApiError {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
