import { z } from 'zod';
import { signedIn } from './access.ts';
import { readLimit } from './rate-limits.ts';

/**
 * Common definition of the specification's calls without a handler yet: any signed-in person may read at the path, and
 * the body names the purpose.
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
