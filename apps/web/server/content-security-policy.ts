/** The inputs of a page's policy. */
export interface PolicyOptions {
  /** Fresh for every response; only scripts and style elements that carry it run. */
  readonly nonce: string;
  /** Vite injects unsigned style elements and uses a WebSocket; development only. */
  readonly dev?: boolean;
  /** The page came over TLS, so everything it requests must too. */
  readonly secure?: boolean;
  /** Origins of the installation's map provider, which pages and their workers may also request. */
  readonly maps?: readonly string[];
}

/**
 * The Content-Security-Policy of every response (reliability S5): everything not named is blocked. Scripts need the
 * nonce and pass their trust on (strict-dynamic). Server-rendered style attributes are the only unsafe-inline. Trusted
 * types keep strings out of script sinks; the policy `default` is created in app/kit/page/trusted-types.ts, and
 * `dompurify` by the parser of pasted text in browsers without their own (docs/adr/0029).
 */
export function contentSecurityPolicy({ nonce, dev = false, secure = false, maps = [] }: PolicyOptions): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': dev ? `'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval'` : `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-elem': dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...(dev ? ['ws:'] : []), ...maps].join(' '),
    'media-src': "'self' blob:",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  };
  const policy = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  if (!dev) policy.push("require-trusted-types-for 'script'", 'trusted-types default dompurify');
  if (secure) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

/** The policy of a response that is not a page: an asset, a file, a redirect, a plain error. */
export const sealedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/**
 * The policy of a script file. A worker gets the policy its file came with, and may request from our own server and the
 * map provider.
 */
export const scriptPolicy = (maps: readonly string[] = []): string =>
  `default-src 'none'; script-src 'self'; connect-src ${["'self'", ...maps].join(' ')}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
