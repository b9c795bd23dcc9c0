import type { Geography } from '@roadside/domain/geography';
import type { Target } from '@roadside/domain/permissions';
import type { PublicCallContext } from '../calls/handler.ts';

/**
 * The geography a request names, once the caller may touch it. One that does not exist is refused exactly like a
 * forbidden one, so that nobody learns what there is (decisions 1).
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
