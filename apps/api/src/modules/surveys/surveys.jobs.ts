import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { applyDueRules } from './business-rules.repository.ts';
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
  defineJob({
    kind: 'surveys.apply-rules',
    payload: z.object({}),
    // Writes apply the rules themselves; this job handles bulk loads, and changes of the rule set.
    everySeconds: 30,
    run: async (_, { db, log, signal }) => {
      const surveys = await applyDueRules(db, { signal });
      if (surveys > 0) log.info({ surveys }, 'business rules applied');
    },
  }),
];
