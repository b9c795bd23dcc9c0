import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { onlyOwnWrites } from './own-writes.ts';
import { refuseOddTargets } from './request-target.ts';
import { pictureAddress } from '../app/areas/account/model/addresses.ts';

/** How a handler treats a request: passes it on, or responds. */
function answerTo(
  handler: ReturnType<typeof onlyOwnWrites>,
  {
    headers = {},
    ...request
  }: { headers?: Record<string, string>; method?: string; path?: string; originalUrl?: string },
) {
  const answer = { status: 0, text: '', headers: {} as Record<string, string>, passed: false };
  const response = {
    status: (status: number) => ((answer.status = status), response),
    set: (name: string | Record<string, string>, value = '') => (
      Object.assign(answer.headers, typeof name === 'string' ? { [name]: value } : name),
      response
    ),
    type: (type: string) => ((answer.headers['type'] = type), response),
    send: (text: string) => ((answer.text = text), response),
  };
  const asked = { ...request, get: (name: string) => headers[name] };
  void handler(asked as unknown as Request, response as unknown as Response, () => void (answer.passed = true));
  return answer;
}

describe('a write', () => {
  const write = (headers: Record<string, string>, path = '/x', method = 'POST') =>
    answerTo(onlyOwnWrites(), { method, path, headers: { host: 'web:3000', ...headers } });
  const own = { origin: 'http://web:3000' };

  it.each<[Record<string, string>, boolean]>([
    [own, true],
    [{ origin: 'https://web:3000' }, true],
    [{ origin: 'http://web' }, false],
    [{ origin: 'http://web:3001' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', referer: 'http://web:3000/x' }, false],
    [{ referer: 'http://web:3000/x' }, true],
    [{ referer: 'http://other:3000/x' }, false],
    [{ referer: 'x' }, false],
    [{}, false],
  ])('with %j is accepted: %s', (headers, passed) => {
    const answer = write(headers);
    expect(answer.passed).toBe(passed);
    if (!passed)
      expect(answer).toMatchObject({
        status: 403,
        headers: { Connection: 'close', type: 'text/plain' },
        text: 'This form was not sent from Roadside, so nothing was changed.',
      });
  });

  it.each([
    ['/x', 1_048_576, true, ''],
    ['/x', 1_048_577, false, '1 MB'],
    [pictureAddress(), 5_100_000, true, ''],
    [pictureAddress(), 5_100_001, false, '5 MB'],
    [`${pictureAddress()}/`, 5_100_000, true, ''],
    [`${pictureAddress()}.data`, 5_100_000, true, ''],
    [`${pictureAddress()}s`, 1_048_577, false, '1 MB'],
    [`/x${pictureAddress()}`, 1_048_577, false, '1 MB'],
  ])('to %s of %i bytes is accepted: %s', (path, length, passed, limit) => {
    const answer = write({ ...own, 'content-length': `${length}` }, path);
    expect(answer.passed).toBe(passed);
    if (!passed)
      expect(answer).toMatchObject({ status: 413, text: `The body is larger than ${limit}, so nothing was changed.` });
  });

  it('must declare the length of its body, if it has one', () => {
    expect(write({ ...own, 'transfer-encoding': 'chunked' })).toMatchObject({
      passed: false,
      status: 411,
      text: 'Say how long the body is (Content-Length).',
    });
    expect(write({ ...own, 'transfer-encoding': 'chunked', 'content-length': '9' }).passed).toBe(true);
    expect(write(own).passed).toBe(true);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('is not a %s, which anybody may send', (method) => {
    expect(write({ origin: 'https://evil.example', 'content-length': '9000000' }, '/x', method).passed).toBe(true);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'post'])('is not a %s', (method) => {
    expect(write(own, '/x', method)).toMatchObject({
      passed: false,
      status: 405,
      headers: { Allow: 'GET, HEAD, POST', Connection: 'close' },
      text: 'Nothing here answers that.',
    });
  });
});

describe('a request target', () => {
  const passes = (originalUrl: string, host: string | null = 'web') =>
    answerTo(refuseOddTargets(), { originalUrl, headers: host === null ? {} : { host } });

  it.each([
    '/',
    '/a/b',
    '/a..b',
    '/...',
    '/.hidden',
    '/a/%2e%2ehidden',
    '/x?next=/../y',
    '/x#/./y',
    '/%25',
    '/a%2fb',
    '/a\\b',
  ])('may be %s', (target) => {
    expect(passes(target).passed).toBe(true);
  });

  it.each([
    '',
    '*',
    'http://other/',
    '//other/x',
    '/.',
    '/..',
    '/a/./b',
    '/a/../b',
    '/%2e%2E/b',
    '/.%2e/b',
    '/%252e%252e/b',
    '/%25252e/b',
    '/a%2f..%2fb',
    '/a%5C..%5cb',
    '/a%252f..%255cb',
    '/a\\..\\b',
    '/..?x',
    '/..#x',
  ])('may not be %j', (target) => {
    expect(passes(target)).toEqual({
      passed: false,
      status: 400,
      headers: { 'Cache-Control': 'no-store', Connection: 'close', type: 'text/plain' },
      text: 'This address cannot be read.',
    });
  });

  it.each(['web', 'web.example.com', 'web:3000', '127.0.0.1:65535', '[::1]', '[::1]:3000', 'A-b_c.example'])(
    'may have the host %s',
    (host) => expect(passes('/', host).passed).toBe(true),
  );
  it.each([
    null,
    '',
    'a b',
    'user@web',
    'web/x',
    'web:port',
    'web:',
    'web:123456',
    'web:65536',
    '1.2.3.999',
    '[::1',
    '[:::]',
    '::1',
    '[]',
    'x[::1]',
  ])('may not have the host %j', (host) => expect(passes('/', host).passed).toBe(false));
});
