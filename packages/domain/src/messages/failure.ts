import { messages } from './messages.ts';

/** A failed request as seen by the client. */
export interface Failure {
  /** null if there was no response. */
  readonly status: number | null;
  /** The `detail` of the response. */
  readonly detail?: string;
  /** True for the login request itself, which is never retried. */
  readonly login?: boolean;
}

/** How the client handles a failure, besides rethrowing it. */
export interface FailureResponse {
  /** A warning to show; null for none. */
  readonly toast: string | null;
  /** The client's log entry; null for none. */
  readonly log: 'no-response' | 'backend-down' | null;
  readonly next: 'pass-on' | 'refresh-and-retry-once' | 'go-to-own-dashboard';
}

/** Whether a 401's detail mentions "given token": that kind of expiry is renewed silently (section 8). */
export function mentionsGivenToken(detail: string): boolean {
  return detail.toLowerCase().includes('given token');
}

/** The error catalog's response to a failed request, by status (section 8). */
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
