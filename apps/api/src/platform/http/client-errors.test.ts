import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { errorCodes } from '@roadside/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../app.ts';
import { answerClientError } from './client-errors.ts';

describe('input that is not HTTP', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = createServer(
      { mode: 'test', trustedProxies: [], databaseUrl: undefined },
      pino({ level: 'silent' }),
      new AbortController().signal,
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  async function exchange(bytes: string, to = port): Promise<string> {
    const socket = connect(to, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(bytes);
    await once(socket, 'close');
    return answer;
  }

  test.each([
    ['garbage', 'GARBAGE\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /accounts/login/ HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ])('%s is answered like every other error, and the connection is closed', async (_, bytes, status) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain('connection: close');
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String) as unknown, code: expect.any(String) as unknown });
  });

  test('an incomplete request is ended within its time limit plus one connection check', async () => {
    expect(app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 30_000 });
    const quick = createServer(
      { mode: 'test', trustedProxies: [], databaseUrl: undefined },
      pino({ level: 'silent' }),
      new AbortController().signal,
      undefined,
      { requestMs: 60, checkEveryMs: 20 },
    );
    await quick.listen({ host: '127.0.0.1', port: 0 });
    try {
      const to = (quick.server.address() as AddressInfo).port;
      const bytes = [
        'POST /accounts/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
        'GET / HTTP/1.1\r\nHost: x',
      ];
      for (const started of bytes) expect(await exchange(started, to)).toMatch(/^HTTP\/1\.1 408 [^]*request-timeout/);
    } finally {
      await quick.close();
    }
  });
});

describe('the answer', () => {
  /** The response a client reads, and whether its connection is destroyed. */
  const answerTo = (code: string | undefined, prepare?: (stream: PassThrough) => void) => {
    const stream = new PassThrough();
    stream.on('error', () => {});
    prepare?.(stream);
    answerClientError(Object.assign(new Error('x'), code === undefined ? {} : { code }), stream as unknown as Socket);
    return { text: (stream.read() as Buffer | null)?.toString() ?? '', destroyed: stream.destroyed };
  };

  test.each([
    ['HPE_INVALID_METHOD', '400 Bad Request', 'malformed-body', 'The request isn’t valid HTTP.'],
    [undefined, '400 Bad Request', 'malformed-body', 'The request isn’t valid HTTP.'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'body-too-large', 'The headers are too large.'],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large', 'body-too-large', errorCodes['body-too-large'].meaning],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'request-timeout', errorCodes['request-timeout'].meaning],
  ] as const)('to %s is %s, whole and the last', (code, status, name, detail) => {
    const body = JSON.stringify({ detail, code: name });
    expect(answerTo(code)).toEqual({
      destroyed: false,
      text: [
        `HTTP/1.1 ${status}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        'X-Content-Type-Options: nosniff',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    });
  });

  test('is empty when nobody reads it', () => {
    expect(answerTo('ECONNRESET')).toEqual({ text: '', destroyed: false });
    expect(answerTo('HPE_INVALID_METHOD', (stream) => stream.destroy())).toEqual({ text: '', destroyed: true });
    expect(answerTo('HPE_INVALID_METHOD', (stream) => stream.end())).toEqual({ text: '', destroyed: true });
  });
});
