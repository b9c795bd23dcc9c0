/** One line of JSON per event, like the API; never a token, a cookie or a body. */
export interface Log {
  /** For the person at the terminal: `npm start` prints it. */
  notice(words: string): void;
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, error: unknown, fields?: Readonly<Record<string, unknown>>): void;
}

export function createLog(write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`)): Log {
  const line = (level: number, event: string, fields: object) =>
    write(JSON.stringify({ level, time: new Date().toISOString(), name: 'web', msg: event, ...fields }));
  return {
    notice: (words) => line(40, words, { notice: words }),
    info: (event, fields = {}) => line(30, event, fields),
    error: (event, error, fields = {}) => line(50, event, { ...fields, err: described(error) }),
  };
}

function described(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause ? { cause: described(error.cause) } : {}),
  };
}
