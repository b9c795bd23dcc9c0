import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { deleteVisitsBefore } from './usage.repository.ts';

/** Days that single visits are kept; the counts by day and month stay. */
const keptDays = 90;

/** Background jobs of this module. */
export const usageJobs = [
  defineJob({
    kind: 'usage.forget-visits',
    payload: z.object({}),
    everySeconds: 86_400,
    run: async (_, { db, now }) => deleteVisitsBefore(db.kysely, new Date(now().getTime() - keptDays * 86_400_000)),
  }),
];
