import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAccessTokens } from './access-token.ts';

const secret = 'a secret of more than thirty-two characters';
const now = new Date('2026-11-20T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const claims = { sessionId: randomUUID(), accountId: 7, tokenVersion: 3, seeingId: 5 };
const tokens = createAccessTokens(secret);
const good = tokens.sign(claims, now);
const [header, payload] = good
  .split('.')
  .slice(0, 2)
  .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);

/** Signs any header and payload with our own key. */
function forge(head: unknown, body: unknown, key: string = secret, hash = 'sha256'): string {
  const input = [head, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${input}.${createHmac(hash, key).update(input).digest('base64url')}`;
}

describe('access tokens', () => {
  test('identify the caller until they expire', () => {
    expect(tokens.verify(good, now)).toEqual({ ok: true, claims, expiresAt: later(900) });
    expect(tokens.verify(good, later(899))).toEqual({ ok: true, claims, expiresAt: later(900) });
    expect(tokens.verify(good, later(900))).toEqual({ ok: false, reason: 'expired' });
    expect(tokens.verify(forge(header, payload), now)).toEqual({ ok: true, claims, expiresAt: later(900) });
  });

  test('count whole seconds, starting from the second they were issued in', () => {
    const made = new Date(now.getTime() + 999);
    expect(tokens.verify(tokens.sign(claims, made), made)).toEqual({ ok: true, claims, expiresAt: later(900) });
    expect(tokens.lifetimeSeconds).toBe(900);
    expect(payload).toEqual({
      iss: 'roadside',
      aud: 'roadside-api',
      sid: claims.sessionId,
      acc: 7,
      ver: 3,
      see: 5,
      iat: now.getTime() / 1_000,
      exp: now.getTime() / 1_000 + 900,
    });
  });

  test('may come from a clock up to five seconds ahead', () => {
    expect(tokens.verify(tokens.sign(claims, later(5)), now)).toMatchObject({ ok: true });
    expect(tokens.verify(tokens.sign(claims, later(6)), now)).toEqual({ ok: false, reason: 'invalid' });
  });

  test('may be up to 2,000 characters long', () => {
    const padded = (length: number) => {
      for (let letters = 0; ; letters++) {
        const token = forge(header, { ...payload, more: 'x'.repeat(letters) });
        if (token.length >= length) return token;
      }
    };
    expect(tokens.verify(padded(1_999), now)).toMatchObject({ ok: true });
    expect(tokens.verify(padded(2_001), now)).toEqual({ ok: false, reason: 'invalid' });
  });

  test.each([
    ['alg none', `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${good.split('.')[1]}.`],
    [
      'alg none with the old signature',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.').slice(1).join('.')}`,
    ],
    ['alg HS512', forge({ ...header, alg: 'HS512' }, payload, secret, 'sha512')],
    ['alg RS256 over an HMAC', forge({ ...header, alg: 'RS256' }, payload)],
    ['another key', forge(header, payload, 'another secret of more than thirty-two')],
    ['an unknown kid', forge({ ...header, kid: 'ffffffff' }, payload)],
    ['no kid', forge({ alg: 'HS256', typ: 'JWT' }, payload)],
    ['a critical header', forge({ ...header, crit: ['exp'] }, payload)],
    ['another audience', forge(header, { ...payload, aud: 'elsewhere' })],
    ['no audience', forge(header, { ...payload, aud: undefined })],
    ['another issuer', forge(header, { ...payload, iss: 'elsewhere' })],
    ['no expiry', forge(header, { ...payload, exp: undefined })],
    ['an expiry in words', forge(header, { ...payload, exp: 'never' })],
    ['issued in the future', forge(header, { ...payload, iat: Number(payload?.['iat']) + 60 })],
    ['issued at no time', forge(header, { ...payload, iat: undefined })],
    ['an expiry between two seconds', forge(header, { ...payload, exp: Number(payload?.['exp']) + 0.5 })],
    ['a session that is none', forge(header, { ...payload, sid: '7' })],
    ['account 0', forge(header, { ...payload, acc: 0 })],
    ['version 0', forge(header, { ...payload, ver: 0 })],
    ['no version', forge(header, { ...payload, ver: undefined })],
    ['an account in words', forge(header, { ...payload, acc: '7' })],
    ['no session', forge(header, { ...payload, sid: undefined })],
    ['a payload that is no object', forge(header, 'x')],
    ['nothing', ''],
    ['dots', '..'],
    ['not base64', '!.!.!'],
    ['a megabyte', `${good}${'a'.repeat(1_000_000)}`],
  ])('refuse %s', (_, token) => {
    expect(tokens.verify(token, now)).toEqual({ ok: false, reason: 'invalid' });
  });

  test('refuse every flipped bit', () => {
    const bytes = Buffer.from(good);
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        // The low bits of a signature's last letter are unused: tokens that differ only there decode to the same bytes.
        if (
          Buffer.from(flipped.toString('latin1').split('.')[2] ?? '', 'base64url').equals(
            Buffer.from(good.split('.')[2] ?? '', 'base64url'),
          ) &&
          flipped.toString().split('.').slice(0, 2).join('.') === good.split('.').slice(0, 2).join('.')
        )
          return true;
        return !tokens.verify(flipped.toString('latin1'), now).ok;
      }),
      { numRuns: 2_000 },
    );
  });
});
