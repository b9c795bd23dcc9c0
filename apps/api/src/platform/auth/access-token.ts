import { createHash } from 'node:crypto';
import { createSigner, createVerifier, TOKEN_ERROR_CODES } from 'fast-jwt';
import { z } from 'zod';

/** Claims of an access token. Permissions are not included: they are read for every request. */
export interface AccessClaims {
  readonly sessionId: string;
  readonly accountId: number;
  /**
   * The account's token version when the token was issued; the token is refused once the account's version is higher.
   */
  readonly tokenVersion: number;
  /** The row of `seeing`, if the token is for the person the session sees as. */
  readonly seeingId: number | null;
}

export type VerifiedAccess =
  | { readonly ok: true; readonly claims: AccessClaims; readonly expiresAt: Date }
  | { readonly ok: false; readonly reason: 'expired' | 'invalid' };

/** Issues and verifies access tokens. */
export interface AccessTokens {
  readonly lifetimeSeconds: number;
  sign(claims: AccessClaims, now: Date): string;
  verify(token: string, now: Date): VerifiedAccess;
}

const issuer = 'roadside';
const audience = 'roadside-api';
const lifetimeSeconds = 900;
/** Allowed clock difference between two machines of one installation. */
const toleranceSeconds = 5;
const longestToken = 2_000;

const claimsSchema = z.object({
  sid: z.uuid(),
  acc: z.int().positive(),
  ver: z.int().positive(),
  see: z.int().positive().optional(),
  iat: z.int(),
  exp: z.int(),
});

/**
 * HS256 with one key. The header names the key, so that a token from another installation is refused as such.
 * Everything a token could choose about its own verification (algorithm, key, critical headers) is fixed here.
 */
export function createAccessTokens(secret: string): AccessTokens {
  const kid = createHash('sha256').update(secret).digest('hex').slice(0, 8);
  const sign = createSigner({ key: secret, algorithm: 'HS256', kid });
  // Expiry is checked below against the caller's clock.
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: issuer,
    allowedAud: audience,
    ignoreExpiration: true,
    ignoreNotBefore: true,
    complete: true,
    requiredClaims: ['iss', 'aud', 'exp'],
  });

  return {
    lifetimeSeconds,
    sign: ({ sessionId, accountId, tokenVersion, seeingId }, now) => {
      const iat = Math.floor(now.getTime() / 1_000);
      return sign({
        iss: issuer,
        aud: audience,
        sid: sessionId,
        acc: accountId,
        ver: tokenVersion,
        ...(seeingId === null ? {} : { see: seeingId }),
        iat,
        exp: iat + lifetimeSeconds,
      });
    },
    verify: (token, now) => {
      if (token.length > longestToken) return { ok: false, reason: 'invalid' };
      let decoded: { header: Record<string, unknown>; payload: unknown };
      try {
        decoded = verify(token) as typeof decoded;
      } catch (error) {
        // Only faults in the token count as invalid; any other error is ours and must be reported.
        if (isTokenError(error)) return { ok: false, reason: 'invalid' };
        throw error;
      }
      const claims = claimsSchema.safeParse(decoded.payload);
      if (!claims.success || decoded.header['kid'] !== kid) return { ok: false, reason: 'invalid' };
      const seconds = now.getTime() / 1_000;
      if (claims.data.exp <= seconds) return { ok: false, reason: 'expired' };
      if (claims.data.iat > seconds + toleranceSeconds) return { ok: false, reason: 'invalid' };
      return {
        ok: true,
        expiresAt: new Date(claims.data.exp * 1_000),
        claims: {
          sessionId: claims.data.sid,
          accountId: claims.data.acc,
          tokenVersion: claims.data.ver,
          seeingId: claims.data.see ?? null,
        },
      };
    },
  };
}

const tokenErrors: ReadonlySet<string> = new Set(Object.values(TOKEN_ERROR_CODES));

function isTokenError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && tokenErrors.has(error.code);
}
