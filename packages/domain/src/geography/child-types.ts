import { baseTypeOf } from './facility-type.ts';
import type { GeographyType } from './geography.ts';
import { selectedOrder } from './order.ts';

type RowType = Exclude<GeographyType, `${string}-facility-type`>;

const belowState = ['station-business', 'station', 'driver'] as const;

/** The lists of section 5, letter for letter and in its order. */
const listed: Partial<Record<GeographyType, readonly RowType[]>> = {
  club: ['club-region', 'facility-rep', 'station-state', 'station-business', 'station', 'driver'],
  'club-facility-type': ['club-region', 'market', 'territory', 'station-business', 'station', 'driver'],
  'station-state': belowState,
  'station-state-facility-type': belowState,
  'facility-rep': belowState,
  'station-business': ['station', 'driver'],
  station: ['driver'],
  driver: [],
};

/** Every type below this one in the selected order that has its own rows. */
function typesBelow(type: GeographyType): readonly RowType[] {
  const order: readonly GeographyType[] = selectedOrder;
  const below = order.slice(order.indexOf(baseTypeOf(type)) + 1);
  return below.filter((child): child is RowType => baseTypeOf(child) === child);
}

/**
 * Types an element may be broken down by, in the order of its Sub-Geography menu. Listed types follow section 5 letter
 * for letter. Section 5 omits club-region, market and territory (and the facility-type twins of the first two), so they
 * take every type below them in the selected order of section 3.
 * @param options.grouped - a grouped element never breaks down to drivers (section 5)
 */
export function childTypesOf(type: GeographyType, options: { readonly grouped?: boolean } = {}): readonly RowType[] {
  const children = listed[type] ?? typesBelow(type);
  return options.grouped === true ? children.filter((child) => child !== 'driver') : children;
}

/**
 * The rows of an element until somebody chooses others: the first of its types, but the stations of a reporting cut. A
 * business may have stations outside a cut, so those who belong to the cut don't see it.
 */
export function firstChildTypeOf(type: GeographyType): RowType | null {
  return listed[type] === belowState ? 'station' : (childTypesOf(type)[0] ?? null);
}
