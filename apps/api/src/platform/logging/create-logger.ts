import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

const secrets = [
  'password',
  'password_hash',
  'passwordHash',
  'access',
  'refresh',
  'token',
  'authorization',
  'cookie',
  'accessTokenSecret',
  'monitoringToken',
  'databaseUrl',
  'connectionString',
];

/**
 * Writes JSON lines to standard output. Bodies, headers and query strings are never logged; as a safeguard, sensitive
 * fields are also redacted by name, up to two levels deep.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

/**
 * Selects the parts of an error to log. Leaves out a statement's
 * parameters and PostgreSQL's detail, which quote user input.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const field = (name: string): unknown => Reflect.get(error, name);
  return {
    type: error.name,
    message: error.message,
    code: field('code'),
    constraint: field('constraint'),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
