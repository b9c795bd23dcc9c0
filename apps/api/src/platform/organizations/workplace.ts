import type { Geography } from '@roadside/domain/geography';
import type { OrganizationTree } from './organization-tree.ts';

/** Where people of an organization work: a driver's own organization is the driver, whose workplace is the station. */
export function workplaceOf(tree: OrganizationTree, organizationId: number): Geography | null {
  const place = tree.byId(organizationId);
  return place?.type === 'driver' && place.parentId !== null ? tree.byId(place.parentId) : place;
}
