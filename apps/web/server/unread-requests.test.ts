import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { sealedPolicy } from './content-security-policy.ts';
import { steadyHeaders } from './security-headers.ts';
import { refuseUnread } from './unread-requests.ts';

const answerTo = (code: string | undefined, prepare?: (stream: PassThrough) => void) => {
  const stream = new PassThrough();
  stream.on('error', () => {});
  prepare?.(stream);
  refuseUnread(Object.assign(new Error('x'), code === undefined ? {} : { code }), stream);
  return { text: (stream.read() as Buffer | null)?.toString() ?? '', destroyed: stream.destroyed };
};

describe('bytes that cannot be parsed as a request', () => {
  it.each([
    ['HPE_INVALID_METHOD', '400 Bad Request'],
    [undefined, '400 Bad Request'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ])('are refused, for %s with %s, with a message and the headers of every other response', (code, status) => {
    const { text, destroyed } = answerTo(code);
    const [head = '', body] = text.split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    expect([first, body, destroyed]).toEqual([`HTTP/1.1 ${status}`, 'This request cannot be read.', false]);
    expect(Object.fromEntries(lines.map((line) => line.split(': ')))).toEqual({
      ...steadyHeaders,
      'Content-Security-Policy': sealedPolicy,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': '28',
      Connection: 'close',
    });
  });

  it('are dropped without a response when the client has gone', () => {
    expect(answerTo('ECONNRESET')).toEqual({ text: '', destroyed: true });
    expect(answerTo('HPE_INVALID_METHOD', (stream) => stream.end())).toEqual({ text: '', destroyed: true });
  });
});
