/** Why something could not be loaded, as the kinds screens distinguish. */
type ProblemKind =
  | 'signed-out' // the session has ended; the login page follows
  | 'forbidden' // not for this person or place
  | 'unreachable' // no answer, or not in time
  | 'busy' // starting, stopping or too many requests; a retry may work shortly
  | 'not-built' // the call's area is not built yet
  | 'refused' // understood and rejected: an invalid value, or a record that doesn't exist
  | 'failed'; // broken

/** A failure a screen can show. It exposes no internals. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly detail: string;
  /** To quote when contacting support. */
  readonly requestId: string;
  /** Seconds to wait before the next try, if the answer says so. */
  readonly waitSeconds?: number | undefined;
  /** The person tried too often; without it, `busy` means that Roadside is starting, stopping or overloaded. */
  readonly throttled?: boolean | undefined;
  /** Validation errors, by the field's dotted name. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /**
   * The stored record, when the change was made on an older version; unvalidated. Server only: read it with
   * `currentOf`.
   */
  readonly current?: unknown;
}

/**
 * The result of a deferred load. It never rejects: a promise that rejects while a page streams causes an uncaught error
 * in the browser before anything can catch it.
 */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem };

/** No answer arrived, or it broke off. */
export const unanswered: { readonly ok: false; readonly problem: Problem } = {
  ok: false,
  problem: { kind: 'unreachable', detail: '', requestId: '' },
};

/** The outcome of a change without its reply, for a screen that reloads its list anyway. */
export function withoutAnswer(outcome: Outcome<unknown>): Outcome<Record<string, never>> {
  return outcome.ok ? { ok: true, data: {} } : outcome;
}
