import { type SchedulerDriver, type ServiceType, serviceTypes } from './driver.ts';

/** Actions on the selected drivers (specification, section 4). */
export const bulkActions = ['available', 'unavailable', 'delete', ...serviceTypes, 'Other'] as const;

/** An action on the selected drivers. */
export type BulkAction = (typeof bulkActions)[number];

/** Whether a string from outside is a bulk action. */
export function isBulkAction(value: string): value is BulkAction {
  return bulkActions.some((known) => known === value);
}

/**
 * Applies an action to the selected drivers: delete removes them, unavailable and available set active_not_available
 * (ghosts ignore both), and anything else adds a service, with 'Other' as Light Service.
 */
export function applyBulkAction<Driver extends Pick<SchedulerDriver, 'id' | 'tcd' | 'activeNotAvailable' | 'ghost'>>(
  drivers: readonly Driver[],
  selectedIds: ReadonlySet<number>,
  action: BulkAction,
): readonly Driver[] {
  if (action === 'delete') return drivers.filter(({ id }) => !selectedIds.has(id));
  return drivers.map((driver) => {
    if (!selectedIds.has(driver.id)) return driver;
    if (action === 'available' || action === 'unavailable')
      return driver.ghost ? driver : { ...driver, activeNotAvailable: action === 'unavailable' };
    const service: ServiceType = action === 'Other' ? 'Light Service' : action;
    return driver.tcd.includes(service) ? driver : { ...driver, tcd: [...driver.tcd, service] };
  });
}
