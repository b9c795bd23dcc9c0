/** Every code of an error reply, with its status and its meaning for the caller. */
export const errorCodes = {
  'malformed-body': {
    status: 400,
    meaning: 'The body is not valid JSON or UTF-8, or not a form where one is expected.',
  },
  'invalid-body': { status: 400, meaning: 'The body does not fit the call; fields says which field and why.' },
  'invalid-path': { status: 400, meaning: 'A parameter in the path has no valid form.' },
  'unknown-purpose': {
    status: 400,
    meaning: 'The path is known, the purpose (action, type) is not; fields lists the ones allowed.',
  },
  'not-signed-in': { status: 401, meaning: 'No access token was sent.' },
  'token-expired': { status: 401, meaning: 'The access token has run out; refresh it once and retry.' },
  'token-invalid': {
    status: 401,
    meaning:
      'The token is not one of ours, was revoked, or the rights have changed since; refresh once, then sign in again.',
  },
  'wrong-credentials': { status: 401, meaning: 'The sign-in failed; which part was wrong is not said.' },
  'session-ended': { status: 401, meaning: 'The refresh token is used, revoked or too old; sign in again.' },
  forbidden: {
    status: 403,
    meaning: 'Not allowed for this person or this place. Places that do not exist get the same answer.',
  },
  'reauthentication-needed': {
    status: 403,
    meaning: 'Money moves only within 10 minutes of a sign-in; sign in again.',
  },
  'unknown-path': { status: 404, meaning: 'No call has this path.' },
  'not-found': { status: 404, meaning: 'The record does not exist or belongs to someone else.' },
  'method-not-allowed': { status: 405, meaning: 'Every call is a POST.' },
  'request-timeout': { status: 408, meaning: 'The body did not arrive in time.' },
  conflict: { status: 409, meaning: 'The change contradicts what is stored, for example two shifts at once.' },
  'stale-version': { status: 409, meaning: 'Someone else has saved since this was read; read again.' },
  'body-too-large': { status: 413, meaning: 'The body or a file in it is larger than the call allows.' },
  'unsupported-media-type': { status: 415, meaning: 'The content type is not the one the call takes.' },
  'too-many-requests': { status: 429, meaning: 'Wait for the seconds in the Retry-After header.' },
  'payment-failed': { status: 206, meaning: 'The provider refused the payment; detail is its reason.' },
  internal: { status: 500, meaning: 'A fault of ours; quote the request id.' },
  'not-built': { status: 501, meaning: 'The call is part of the contract and has no handler yet.' },
  'upstream-failed': { status: 502, meaning: 'A service behind this one failed.' },
  unavailable: { status: 503, meaning: 'Starting, stopping or out of capacity; try again soon.' },
  'gateway-timeout': { status: 504, meaning: 'A service behind this one did not answer in time.' },
  'storage-full': { status: 507, meaning: 'The disk is full, so nothing was saved. Reading still works.' },
} as const satisfies Record<string, { readonly status: number; readonly meaning: string }>;

export type ErrorCode = keyof typeof errorCodes;
