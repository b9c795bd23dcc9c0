import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { sealedPolicy } from './content-security-policy.ts';
import { steadyHeaders } from './security-headers.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to bytes that can't be parsed as a request, which no handler ever sees, with the headers of every other
 * response.
 */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  const words = 'This request cannot be read.';
  const headers = {
    ...steadyHeaders,
    'Content-Security-Policy': sealedPolicy,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': words.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${words}`);
}
