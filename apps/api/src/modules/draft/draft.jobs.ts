import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { runningDraftIds } from './draft.repository.ts';
import { runClock } from './draft.service.ts';

/** Background jobs of this module. */
export const draftJobs = [
  defineJob({
    kind: 'draft.clock',
    payload: z.object({}),
    // Only for turns no one is watching: an open board asks when its clock reaches zero, which picks at once.
    everySeconds: 10,
    run: async (_, { db, now }) => {
      for (const id of await runningDraftIds(db.kysely))
        await db.kysely.transaction().execute((trx) => runClock(trx, id, now()));
    },
  }),
];
