import { z } from 'zod';
import { instant, positiveId, slug } from './scalars.ts';

/**
 * One result of an employee search (specification, section 3). Contact data (`login_id`, `unverified_email`) is null if
 * the employee is outside the caller's write scope.
 */
export const employeeSearchResult = z
  .object({
    id: positiveId,
    first_name: z.string(),
    last_name: z.string(),
    /** Slug of the employee's organization. */
    slug,
    position_type: z.string(),
    organization_id: positiveId,
    full_name: z.string(),
    display_name: z.string(),
    login_id: z.string().nullable(),
    latest_activity_on: instant.nullable(),
    unverified_email: z.string().nullable(),
    updated_auto: z.boolean(),
  })
  .meta({ id: 'EmployeeSearchResult' });
export type EmployeeSearchResult = z.output<typeof employeeSearchResult>;
