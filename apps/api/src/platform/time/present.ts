import { instantAt } from '@roadside/domain/scheduling';
import type { Config } from '../config/config.ts';

/**
 * The moment from which a schedule is coming or over: the clock's, or noon of the pinned day (ROADSIDE_TODAY), as which
 * the demo world is made. Never for what is stored or expires: that is the clock's.
 */
export function presentAt(
  { config, now }: { readonly config: Pick<Config, 'today'>; readonly now: () => Date },
  timeZone: string,
): Date {
  return config.today === null ? now() : new Date(instantAt(config.today, '12:00', timeZone));
}
