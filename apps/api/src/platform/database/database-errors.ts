/** The database cannot answer now: not reachable, restarting, or busy for too long. Answered 503. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** What PostgreSQL says about a failed statement; node-postgres has the same fields. */
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

/** The part of a statement error that crosses from the PGlite worker. */
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

/** Whether something could not be written because the disk, or this user's share of it, is used up. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCodeOf(error);
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return true;
  // PGlite reports some of them as an input/output error with the system's words.
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

/** Whether the failure lies with the database's reach or load rather than with the statement (SQLSTATE classes 08, 40, 53, 57P, 58, a statement or lock timeout). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = errorCodeOf(error);
  if (code !== undefined && (unavailableSystemCodes.has(code) || (code.length === 5 && unavailableStates.test(code))))
    return true;
  return unavailableMessages.test(error.message);
}

/** Whether a statement broke a unique constraint or index, of this name if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (errorCodeOf(error) !== '23505') return false;
  return (
    constraint === undefined ||
    (typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint)
  );
}
