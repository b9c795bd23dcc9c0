import type { Caller } from '../auth/authenticator.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null for a public call without a sign-in. */
    caller: Caller | null;
    /** Its place in the order of arrival, once its body is there. */
    arrival: number;
  }
}
