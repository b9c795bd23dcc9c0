import { z } from 'zod';
import { defineJob } from '../jobs/job-definition.ts';
import { deleteLiveEvents } from './live-event.repository.ts';

/** How long a browser may be away and still catch up; after that it reads everything again. */
const keptSeconds = 3_600;

/** Forgets announcements nobody catches up on any more. */
export const liveJobs = [
  defineJob({
    kind: 'platform.forget-live-events',
    payload: z.object({}),
    everySeconds: 600,
    run: async (_, { db }) => deleteLiveEvents(db.kysely, keptSeconds),
  }),
];
