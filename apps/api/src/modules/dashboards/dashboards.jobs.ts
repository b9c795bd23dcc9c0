import { z } from 'zod';
import { deleteFilesBefore } from '../../platform/files/stored-files.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { deleteStartedBefore } from './started-export.repository.ts';

const keptMs = 3_600_000;

/** Background jobs of this module. */
export const dashboardsJobs = [
  defineJob({
    kind: 'dashboards.forget-exports',
    payload: z.object({}),
    everySeconds: 900,
    run: async (_, { db, now }) => {
      const before = new Date(now().getTime() - keptMs);
      await deleteFilesBefore(db.kysely, 'export', before);
      await deleteStartedBefore(db.kysely, before);
    },
  }),
];
