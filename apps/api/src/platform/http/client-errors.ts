import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes } from '@roadside/contract/errors';
import type { ErrorCode } from '@roadside/contract/errors';

const byNodeCode: Readonly<
  Record<string, { readonly status: number; readonly code: ErrorCode; readonly detail?: string }>
> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request-timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'body-too-large', detail: 'The headers are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'body-too-large' },
};

/** Answers input that is not HTTP in the same format as every other error. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, code, detail } = byNodeCode[error.code ?? ''] ?? {
    status: 400,
    code: 'malformed-body',
    detail: 'The request isn’t valid HTTP.',
  };
  const body = JSON.stringify({ detail: detail ?? errorCodes[code].meaning, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
