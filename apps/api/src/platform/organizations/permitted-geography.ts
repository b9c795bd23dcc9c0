import type { Geography } from '@roadside/domain/geography';
import type { Target } from '@roadside/domain/permissions';
import type { PublicCallContext } from '../calls/handler.ts';

/**
 * Returns the geography a request names, if the caller may access it. A nonexistent one is refused exactly like a
 * forbidden one, so that the reply does not reveal what exists (decisions 1).
 */
export function permittedGeography(
  { require }: Pick<PublicCallContext, 'require'>,
  named: Geography | null,
  target: Omit<Target, 'geography'> = {},
): Geography {
  require({ ...target, geography: named });
  if (!named) throw new TypeError('A place that does not exist was allowed.');
  return named;
}
