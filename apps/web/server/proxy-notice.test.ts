import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { noticeUnknownProxy, publicHostNotice } from './proxy-notice.ts';

describe('an installation without TRUST_PROXY', () => {
  const asked = (peers: readonly (readonly [string, string | undefined])[]) => {
    const lines: string[] = [];
    let passed = 0;
    const handler = noticeUnknownProxy(createLog((line) => lines.push(line)));
    for (const [remoteAddress, forwarded] of peers)
      handler(
        { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as Request,
        {} as Response,
        () => passed++,
      );
    expect(passed).toBe(peers.length);
    return lines.map((line) => String((JSON.parse(line) as { notice?: string }).notice));
  };

  it('logs once which proxy to name', () => {
    const notices = asked([
      ['::ffff:10.0.0.5', '203.0.113.7'],
      ['10.0.0.5', '203.0.113.8'],
    ]);
    expect(notices).toEqual([
      'Requests from 10.0.0.5 carry X-Forwarded-For. Until TRUST_PROXY names the proxy, everyone behind it shares one address, and so one limit for sign-ins. If it is yours: TRUST_PROXY=10.0.0.5',
    ]);
  });

  it('logs nothing about a proxy on loopback, which is trusted, nor about direct visitors', () => {
    expect(
      asked([
        ['127.0.0.1', '203.0.113.7'],
        ['::1', '203.0.113.7'],
        ['203.0.113.9', undefined],
      ]),
    ).toEqual([]);
  });

  it('warns at start that a public address needs a decision', () => {
    expect(publicHostNotice('0.0.0.0', null)).toBe(
      'HOST=0.0.0.0 is reachable from other machines. If a proxy on another machine is in front: Until TRUST_PROXY names the proxy, everyone behind it shares one address, and so one limit for sign-ins. Without one, set TRUST_PROXY=none.',
    );
    expect(publicHostNotice('0.0.0.0', '10.0.0.5')).toBeNull();
    expect(publicHostNotice('0.0.0.0', 'none')).toBeNull();
    expect(publicHostNotice('127.0.0.1', null)).toBeNull();
  });
});
