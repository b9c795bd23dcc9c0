/** Why something could not be loaded, in kinds a screen tells apart. */
type ProblemKind =
  | 'signed-out' // the session has ended; the login page comes next
  | 'forbidden' // not for this person or place
  | 'unreachable' // no answer, or none in time
  | 'busy' // starting, stopping or too many requests; a moment later it may work
  | 'not-built' // the call's area comes later
  | 'refused' // understood and turned down: a wrong value, a thing that is not there
  | 'failed'; // broken

/** A failure a screen can show. Nothing in it tells of the inside. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly detail: string;
  /** To quote when asking for help. */
  readonly requestId: string;
  /** Seconds to wait before the next try, where the answer names them. */
  readonly waitSeconds?: number | undefined;
  /** What is wrong with what was sent, by the field's dotted name. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** What is stored now, where the change was made on an older version; unchecked. Server only: read it with `currentOf`. */
  readonly current?: unknown;
}

/**
 * What a deferred load resolves to. It never rejects: a promise that rejects while a page streams ends in an
 * uncaught error in the browser before anything can catch it.
 */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem };

/** No answer came, or it broke off. */
export const unanswered: { readonly ok: false; readonly problem: Problem } = {
  ok: false,
  problem: { kind: 'unreachable', detail: '', requestId: '' },
};

/** The outcome of a change without its answer, for a screen that reads its list again anyway. */
export function withoutAnswer(outcome: Outcome<unknown>): Outcome<Record<string, never>> {
  return outcome.ok ? { ok: true, data: {} } : outcome;
}
