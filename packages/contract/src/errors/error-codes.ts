/** Every code of an error reply, with its status and its meaning for the caller. */
export const errorCodes = {
  'malformed-body': {
    status: 400,
    meaning: 'The body isn’t valid JSON or UTF-8, or isn’t a form when one is expected.',
  },
  'invalid-body': { status: 400, meaning: 'The body isn’t valid for this call; fields says which field and why.' },
  'invalid-path': { status: 400, meaning: 'A parameter in the path isn’t valid.' },
  'unknown-purpose': {
    status: 400,
    meaning: 'The path exists, but not the purpose (action, type); fields lists the ones allowed.',
  },
  'not-signed-in': { status: 401, meaning: 'No access token was sent.' },
  'token-expired': { status: 401, meaning: 'The access token has expired; refresh it once and retry.' },
  'token-invalid': {
    status: 401,
    meaning:
      'The token is invalid or was revoked, or permissions have changed since; refresh once, then sign in again.',
  },
  'wrong-credentials': { status: 401, meaning: 'The sign-in failed; the reply doesn’t say which part was wrong.' },
  'session-ended': { status: 401, meaning: 'The refresh token was used or revoked or has expired; sign in again.' },
  forbidden: {
    status: 403,
    meaning: 'Not allowed for this person or this place. Places that don’t exist get the same reply.',
  },
  'reauthentication-needed': {
    status: 403,
    meaning: 'Payments need a sign-in within the last 10 minutes; sign in again.',
  },
  'unknown-path': { status: 404, meaning: 'No call has this path.' },
  'not-found': { status: 404, meaning: 'The record doesn’t exist or belongs to someone else.' },
  'method-not-allowed': { status: 405, meaning: 'Every call is a POST.' },
  'request-timeout': { status: 408, meaning: 'The body didn’t arrive in time.' },
  conflict: { status: 409, meaning: 'The change conflicts with saved data, such as two shifts at once.' },
  'stale-version': { status: 409, meaning: 'Someone else has saved since this was read; reload it.' },
  'body-too-large': { status: 413, meaning: 'The body or a file in it is larger than the call allows.' },
  'unsupported-media-type': { status: 415, meaning: 'The call doesn’t accept this content type.' },
  'seeing-as': {
    status: 423,
    meaning: 'The session sees as another person: it can’t change anything or read private messages until it stops.',
  },
  'too-many-requests': { status: 429, meaning: 'Wait the number of seconds in the Retry-After header.' },
  'payment-failed': { status: 206, meaning: 'The provider refused the payment; detail gives its reason.' },
  internal: { status: 500, meaning: 'Something failed on our side; report the request id.' },
  'not-built': { status: 501, meaning: 'The call is in the contract but isn’t available yet.' },
  'upstream-failed': { status: 502, meaning: 'A service this one depends on failed.' },
  unavailable: { status: 503, meaning: 'Starting, stopping or out of capacity; try again soon.' },
  'gateway-timeout': { status: 504, meaning: 'A service this one depends on didn’t respond in time.' },
  'storage-full': { status: 507, meaning: 'The disk is full, so nothing was saved. Reading still works.' },
} as const satisfies Record<string, { readonly status: number; readonly meaning: string }>;

export type ErrorCode = keyof typeof errorCodes;
