import { globalOwnerId } from '../permissions/global-owner.ts';

/** The three lists of the dashboard switcher, in order (specification, section 1). */
export const dashboardGroups = ['global', 'my', 'shared'] as const;

/** One of the three lists of the dashboard switcher. */
export type DashboardGroup = (typeof dashboardGroups)[number];

/** The list a dashboard belongs to for this employee. */
export function dashboardGroupOf(ownerId: number, employeeId: number): DashboardGroup {
  if (ownerId === globalOwnerId) return 'global';
  return ownerId === employeeId ? 'my' : 'shared';
}

/** Dashboards grouped into the three lists, each sorted by order, then name. Empty lists are included. */
export function groupDashboards<
  Item extends { readonly name: string; readonly order: number; readonly owner: { readonly id: number } },
>(dashboards: readonly Item[], employeeId: number): Readonly<Record<DashboardGroup, readonly Item[]>> {
  const sorted = dashboards.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en'));
  const of = (group: DashboardGroup) => sorted.filter(({ owner }) => dashboardGroupOf(owner.id, employeeId) === group);
  return { global: of('global'), my: of('my'), shared: of('shared') };
}
