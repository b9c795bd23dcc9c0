import { lazyPartTimeoutMilliseconds } from '@roadside/domain/navigation';
import { inTime } from '@roadside/foundations/in-time';
import { partAddress } from './part-address.ts';

/**
 * Fetches a module within the time limit for a part of the page (specification, section 9). After a failure the next
 * call requests it at another address, because browsers cache a failed import by address.
 */
export function fetchedModule<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): () => Promise<Module> {
  let lostAt: string | null = null;
  let tries = 0;
  return async () => {
    try {
      const asked = lostAt === null ? load() : importFrom(`${lostAt}?again=${++tries}`);
      return await inTime(asked, lazyPartTimeoutMilliseconds);
    } catch (error) {
      lostAt = partAddress(error) ?? lostAt;
      throw error;
    }
  };
}
