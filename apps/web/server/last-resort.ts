import type { ErrorRequestHandler } from 'express';
import type { Log } from './log.ts';

const refusals: Readonly<Record<number, string>> = {
  400: 'This address cannot be read.',
  416: 'The file is shorter than that.',
};

/**
 * The final error handler, for errors even Remix could not handle: a plain message and, for our own failures, the id to
 * quote; never a stack.
 */
export function lastResort(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    const requestId = response.getHeader('X-Request-Id');
    const asked = refusalOf(error);
    if (!asked) log.error('request failed', error, { requestId, path: request.path });
    if (response.headersSent) return next(error);
    response.set('Cache-Control', 'no-store').type('text/plain');
    if (asked)
      response
        .status(asked.status)
        .set(asked.headers)
        .send(refusals[asked.status] ?? 'This cannot be answered.');
    else response.status(500).send(`Something went wrong. Quote ${String(requestId)} when you ask for help.`);
  };
}

/** The client error in the request itself, as reported by Express and its static files; null for our own failures. */
function refusalOf(error: unknown): { readonly status: number; readonly headers: Record<string, string> } | null {
  const { status, headers = {} } = (error ?? {}) as { status?: unknown; headers?: Record<string, string> };
  return typeof status === 'number' && status >= 400 && status < 500 ? { status, headers } : null;
}
