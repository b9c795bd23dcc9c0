/** A reply that may name people or places outside the reader's view, and the reason. */
interface Exception {
  readonly call: string;
  /** Paths in the reply; rows of a list are `[]`. */
  readonly paths: RegExp;
  readonly reason: string;
}

export const allowedOutOfView: readonly Exception[] = [];
