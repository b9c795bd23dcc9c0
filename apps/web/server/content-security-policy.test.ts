import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, scriptPolicy, sealedPolicy } from './content-security-policy.ts';

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

  it('runs scripts by their nonce alone', () => {
    expect(policy.get('script-src')).toEqual(["'nonce-abc123'", "'strict-dynamic'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default', 'dompurify']);
  });

  it('has one unsafe keyword, for style attributes', () => {
    const unsafe = [...policy].filter(([, values]) => values.some((value) => value.includes('unsafe')));
    expect(unsafe).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
  });

  it('names no other host, and no scheme except for inline pictures', () => {
    const sources = [...policy.values()].flat().filter((value) => !value.startsWith("'"));
    expect(new Set(sources)).toEqual(new Set(['data:', 'blob:', 'default', 'dompurify']));
  });

  it('lets a page load its own parts, from this server and nowhere else', () => {
    const own = Object.fromEntries(
      [...policy].filter(([name]) => /^(?:style|img|font|connect|media|worker|manifest)-/.test(name ?? '')),
    );
    expect(own).toEqual({
      'style-src': ["'self'", "'nonce-abc123'"],
      'style-src-elem': ["'self'", "'nonce-abc123'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'", 'blob:'],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
    });
  });

  it('lets Vite reload during development: unsigned styles, evaluated modules and a WebSocket', () => {
    const dev = parse(contentSecurityPolicy({ nonce: 'abc123', dev: true }));
    expect(dev.get('script-src')).toEqual(["'nonce-abc123'", "'strict-dynamic'", "'unsafe-eval'"]);
    expect(dev.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(dev.get('style-src-elem')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(dev.get('connect-src')).toEqual(["'self'", 'ws:']);
    expect(dev.has('require-trusted-types-for')).toBe(false);
    expect(dev.get('default-src')).toEqual(["'none'"]);
  });

  it('requires TLS only if the page came over it', () => {
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(parse(contentSecurityPolicy({ nonce: 'x', secure: true })).has('upgrade-insecure-requests')).toBe(true);
  });

  it('lets pages and workers request from the map provider, and opens nothing else to it', () => {
    const maps = ['https://tiles.example'];
    const opened = (policy: (maps: readonly string[]) => string) => {
      const before = parse(policy([]));
      return [...parse(policy(maps))].filter(([name, values]) => before.get(name)?.join() !== values.join());
    };
    const expected = [['connect-src', ["'self'", 'https://tiles.example']]];
    expect(opened((given) => contentSecurityPolicy({ nonce: 'x', maps: given }))).toEqual(expected);
    expect(opened(scriptPolicy)).toEqual(expected);
  });

  it('gives a file no permissions at all', () => {
    expect(sealedPolicy).toContain('sandbox');
    expect(parse(sealedPolicy).get('default-src')).toEqual(["'none'"]);
  });

  it('gives a script, whose policy applies to workers, our own code and our own server', () => {
    expect(Object.fromEntries(parse(scriptPolicy()))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    });
  });
});
