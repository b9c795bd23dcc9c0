import { z } from 'zod';
import { defineJob } from '../jobs/job-definition.ts';
import { deleteLiveEvents } from './live-event.repository.ts';

/** How long a browser may be disconnected and still catch up; after that it reloads everything. */
const keptSeconds = 3_600;

/** Deletes announcements that are too old to catch up on. */
export const liveJobs = [
  defineJob({
    kind: 'platform.forget-live-events',
    payload: z.object({}),
    everySeconds: 600,
    run: async (_, { db }) => deleteLiveEvents(db.kysely, keptSeconds),
  }),
];
