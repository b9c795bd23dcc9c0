import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { deleteNotificationsBefore } from './notifications.repository.ts';

const keptMs = 90 * 86_400_000;

/** Background jobs of this module. */
export const notificationsJobs = [
  defineJob({
    kind: 'notifications.forget-old',
    payload: z.object({}),
    everySeconds: 86_400,
    run: async (_, { db, now }) => deleteNotificationsBefore(db.kysely, new Date(now().getTime() - keptMs)),
  }),
];
