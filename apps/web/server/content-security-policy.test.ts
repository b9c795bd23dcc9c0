import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, sealedPolicy } from './content-security-policy.ts';

const parse = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const));

describe('the content security policy', () => {
  const policy = parse(contentSecurityPolicy({ nonce: 'abc123' }));

  it('allows nothing that is not named', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });

  it('lets scripts run by their nonce alone', () => {
    expect(policy.get('script-src')).toEqual(["'nonce-abc123'", "'strict-dynamic'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
  });

  it('has one unsafe word, for style attributes', () => {
    const unsafe = [...policy].filter(([, values]) => values.some((value) => value.includes('unsafe')));
    expect(unsafe).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
  });

  it('names no other host and no scheme but pictures in the page', () => {
    const sources = [...policy.values()].flat().filter((value) => !value.startsWith("'"));
    expect(new Set(sources)).toEqual(new Set(['data:', 'blob:', 'default']));
  });

  it('asks for TLS only where the page came over it', () => {
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(parse(contentSecurityPolicy({ nonce: 'x', secure: true })).has('upgrade-insecure-requests')).toBe(true);
  });

  it('gives a file no rights at all', () => {
    expect(sealedPolicy).toContain('sandbox');
    expect(parse(sealedPolicy).get('default-src')).toEqual(["'none'"]);
  });
});
