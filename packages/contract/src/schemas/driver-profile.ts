import { z } from 'zod';
import { count, day } from './scalars.ts';
import { schedulerDriver } from './scheduling.ts';

/** States the list of profiles can be filtered by. */
export const driverStates = ['available', 'off-hours', 'on-pto', 'not-available', 'ghost'] as const;
export const driverStateFilter = z.enum(driverStates);

/** A driver as the scheduler knows them, with what the profile screen needs beside it. */
export const driverProfile = schedulerDriver
  .extend({
    slug: z.string().nullable().describe('Own dashboard; null for a ghost.'),
    station_id: z.int(),
    station_name: z.string(),
    time_zone: z.string(),
    version: count.describe('Send it back with profile_save_changes.'),
    active_not_available_reason: z.string().nullable(),
    active_not_available_since: day.nullable(),
    state: driverStateFilter,
    can_write: z.boolean().describe('Whether the caller may change it.'),
  })
  .meta({ id: 'DriverProfile' });
export type DriverProfile = z.output<typeof driverProfile>;
