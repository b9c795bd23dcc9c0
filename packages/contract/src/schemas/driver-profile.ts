import { z } from 'zod';
import { count, day } from './scalars.ts';
import { schedulerDriver } from './scheduling.ts';

/** States to filter the list of profiles by. */
export const driverStates = ['available', 'off-hours', 'on-pto', 'not-available', 'ghost'] as const;
export const driverStateFilter = z.enum(driverStates);

/** A driver in the scheduler, with the additional fields of the profile screen. */
export const driverProfile = schedulerDriver
  .extend({
    slug: z.string().nullable().describe('The driver’s dashboard; null for a ghost.'),
    station_id: z.int(),
    station_name: z.string(),
    time_zone: z.string(),
    version: count.describe('Send it back with profile_save_changes.'),
    active_not_available_reason: z.string().nullable(),
    active_not_available_since: day.nullable(),
    state: driverStateFilter,
    can_write: z.boolean().describe('Whether the caller can change it.'),
  })
  .meta({ id: 'DriverProfile' });
export type DriverProfile = z.output<typeof driverProfile>;
