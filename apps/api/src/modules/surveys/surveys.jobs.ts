import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { readNewComments } from './comment-reading.repository.ts';

/** Background jobs of this module. */
export const surveysJobs = [
  defineJob({
    kind: 'surveys.read-comments',
    payload: z.object({}),
    // Loads classify their own comments; this job handles older rows, and upgrades of the classifier.
    everySeconds: 30,
    run: async (_, { db, log, signal }) => {
      const comments = await readNewComments(db, { signal });
      if (comments > 0) log.info({ comments }, 'comments read');
    },
  }),
];
