import { messages } from './messages.ts';

/** A failed call as the client saw it. */
export interface Failure {
  /** null when no answer came at all. */
  readonly status: number | null;
  /** The `detail` of the answer. */
  readonly detail?: string;
  /** True for the login call itself, which is never repeated. */
  readonly login?: boolean;
}

/** What the client does about a failure, beside passing the error on. */
export interface FailureResponse {
  /** A warning to show; null for none. */
  readonly toast: string | null;
  /** What stands in the client's log; null for none. */
  readonly log: 'no-response' | 'backend-down' | null;
  readonly next: 'pass-on' | 'refresh-and-retry-once' | 'go-to-own-dashboard';
}

/** Tells whether a 401's detail speaks of a given token: such an expiry is mended silently (section 8). */
export function mentionsGivenToken(detail: string): boolean {
  return detail.toLowerCase().includes('given token');
}

/** What the error catalog says to do about a failed call, by its status (section 8). */
export function responseToFailure({ status, detail = '', login = false }: Failure): FailureResponse {
  switch (status) {
    case null:
      return { toast: null, log: 'no-response', next: 'pass-on' };
    case 502:
      return { toast: null, log: 'backend-down', next: 'pass-on' };
    case 401:
      if (login) return { toast: messages.loginFailed, log: null, next: 'pass-on' };
      return {
        toast: detail === '' || mentionsGivenToken(detail) ? null : detail,
        log: null,
        next: 'refresh-and-retry-once',
      };
    case 403:
      return { toast: messages.forbidden, log: null, next: 'go-to-own-dashboard' };
    default:
      return { toast: login ? messages.loginFailed : null, log: null, next: 'pass-on' };
  }
}
