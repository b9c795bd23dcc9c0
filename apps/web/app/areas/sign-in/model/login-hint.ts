import type { Problem } from '../../../kit/outcome/outcome.ts';

/** Explains a failed login, with the status of the response. */
export function loginHint({ kind, throttled, waitSeconds }: Problem): readonly [hint: string, status: number] {
  // A refused sign-in is a 401, which elsewhere means that nobody is signed in.
  if (kind === 'signed-out' || kind === 'refused') return ['Check your username and password.', 401];
  if (throttled && waitSeconds !== undefined)
    return [`Too many tries. Wait ${waitInWords(waitSeconds)}, then try again.`, 429];
  if (kind === 'busy') return ['Roadside is still starting or busy. Try again in a moment.', 503];
  return ['Roadside isn’t responding right now. Try again shortly.', 503];
}

function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
