/** For everything that is not a page: nothing may run, be framed or be embedded. */
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers of every response. No CORS header is ever sent: browsers talk to the web app, which talks to the API.
 * Responses are personal unless a route says otherwise, so nothing is cached.
 */
export function securityHeaders(options: { readonly production: boolean }): Readonly<Record<string, string>> {
  return {
    'content-security-policy': apiPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cache-control': 'no-store',
    ...(options.production ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
