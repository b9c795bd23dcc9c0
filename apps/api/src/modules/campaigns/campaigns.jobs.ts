import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { enrollEligible, remindDue } from './enroll.service.ts';

/** Background jobs of this module. */
export const campaignsJobs = [
  defineJob({
    kind: 'campaigns.enroll',
    payload: z.object({}),
    everySeconds: 60,
    run: async (_, { db, now }) => enrollEligible(db, now),
  }),
  defineJob({
    kind: 'campaigns.remind',
    payload: z.object({}),
    everySeconds: 3600,
    run: async (_, { db, now }) => remindDue(db, now),
  }),
];
