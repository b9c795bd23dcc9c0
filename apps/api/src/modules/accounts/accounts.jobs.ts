import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { deleteSessionsEndedBefore } from './session.repository.ts';

const keptDays = 30;
const dayMs = 86_400_000;

/** Background work of this module. */
export const accountsJobs = [
  defineJob({
    kind: 'accounts.forget-old-sessions',
    payload: z.object({}),
    everySeconds: 86_400,
    run: async (_, { db, now }) => {
      // Kept a month after their end, for whoever looks into a stolen token.
      await deleteSessionsEndedBefore(db.kysely, new Date(now().getTime() - keptDays * dayMs));
    },
  }),
];
