import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { contentSecurityPolicy } from './content-security-policy.ts';

declare global {
  // Express types its per-answer locals through this namespace; there is no module to augment instead.
  namespace Express {
    interface Locals {
      nonce: string;
      requestId: string;
    }
  }
}

/** Headers of every response, whatever sends it. */
export const steadyHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-DNS-Prefetch-Control': 'off',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

/** Sets the headers of every response, assets and errors included, and its nonce. */
export function securityHeaders({ dev, maps }: { dev: boolean; maps: readonly string[] }): RequestHandler {
  return (request, response, next) => {
    const nonce = randomBytes(18).toString('base64url');
    response.locals.nonce = nonce;
    response.set({
      ...steadyHeaders,
      'Content-Security-Policy': contentSecurityPolicy({ nonce, dev, maps, secure: request.secure }),
    });
    if (request.secure) response.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload');
    next();
  };
}
