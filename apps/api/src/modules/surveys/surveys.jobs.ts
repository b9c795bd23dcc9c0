import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { readNewComments } from './comment-reading.repository.ts';

/** Background work of this module. */
export const surveysJobs = [
  defineJob({
    kind: 'surveys.read-comments',
    payload: z.object({}),
    // Loads read their own comments; this serves rows from before, and a better version of the reading.
    everySeconds: 30,
    run: async (_, { db, log, signal }) => {
      const comments = await readNewComments(db, { signal });
      if (comments > 0) log.info({ comments }, 'comments read');
    },
  }),
];
