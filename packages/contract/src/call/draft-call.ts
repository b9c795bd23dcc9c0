import { z } from 'zod';
import { signedIn } from './access.ts';
import { readLimit } from './rate-limits.ts';

/**
 * What the calls of the specification that have no handler yet share: whoever has signed in reads at an address, and
 * the body says what for.
 * @param row of the authorization matrix
 */
export function draftCall<Path extends string, Purpose extends string>(path: Path, purpose: Purpose, row: string) {
  return {
    definition: {
      path,
      selector: { equals: { purpose } },
      access: signedIn(row),
      rateLimit: readLimit,
      status: 'draft',
    } as const,
    body: { purpose: z.literal(purpose) },
  };
}
