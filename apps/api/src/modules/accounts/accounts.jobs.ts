import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { deleteSessionsEndedBefore } from './session.repository.ts';
import { deleteTokensExpiredBefore } from './single-use-token.repository.ts';

const keptDays = 30;
const dayMs = 86_400_000;

/** Background jobs of this module. */
export const accountsJobs = [
  defineJob({
    kind: 'accounts.forget-old-sessions',
    payload: z.object({}),
    everySeconds: 86_400,
    run: async (_, { db, now }) => {
      // Kept for a month after they end, so a stolen token can be investigated.
      const moment = new Date(now().getTime() - keptDays * dayMs);
      await deleteSessionsEndedBefore(db.kysely, moment);
      await deleteTokensExpiredBefore(db.kysely, moment);
    },
  }),
];
