import { isOnline } from '@roadside/domain/home';
import { ago } from '../../../kit/format/ago.ts';

/**
 * When somebody was last active: 'active now', 'active 25 min ago'; null while it isn't known.
 * @param asOf - the current ISO instant
 */
export function activeWords(activeAt: string | null, asOf: string, locale: string): string | null {
  if (activeAt === null) return null;
  return isOnline(activeAt, asOf) ? 'active now' : `active ${ago(activeAt, asOf, locale)}`;
}
