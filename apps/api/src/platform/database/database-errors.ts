/** The database cannot answer now: it is unreachable, restarting, or busy for too long. Answered with 503. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** PostgreSQL's report of a failed statement; node-postgres has the same fields. */
export class DatabaseStatementError extends Error {
  override readonly name = 'DatabaseStatementError';
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly position: string | undefined;
  readonly where: string | undefined;

  constructor(fields: StatementErrorFields) {
    super(fields.message);
    this.code = fields.code;
    this.detail = fields.detail;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
    this.position = fields.position;
    this.where = fields.where;
  }
}

/** The fields of a statement error that the PGlite worker sends back. */
export interface StatementErrorFields {
  readonly message: string;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly position?: string | undefined;
  readonly where?: string | undefined;
}

/** Returns whether a write failed because the disk, or this user's quota on it, is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCodeOf(error);
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return true;
  // PGlite reports some of these as an input/output error with the operating system's message.
  return /no space left on device|disk quota exceeded/i.test(error.message) || isDiskFull(error.cause);
}

const unavailableStates = /^(08|40|53|57P0|57014|55P03|58)/;
const unavailableSystemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|connection timeout/i;

/** The SQLSTATE or system code of an error, if it has one. */
export function errorCodeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * Returns whether the cause is the database's availability or load, not the statement (SQLSTATE classes 08, 40, 53,
 * 57P, 58, a statement or lock timeout).
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = errorCodeOf(error);
  if (code !== undefined && (unavailableSystemCodes.has(code) || (code.length === 5 && unavailableStates.test(code))))
    return true;
  return unavailableMessages.test(error.message);
}

/** Returns whether a statement violated a unique constraint or index, optionally the one with this name. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (errorCodeOf(error) !== '23505') return false;
  return (
    constraint === undefined ||
    (typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint)
  );
}
