import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { createSandbox } from '../payments/index.ts';
import { reconcilePayments } from './reconcile.ts';

/** Background jobs of this module. */
export const performanceCampaignsJobs = ({ paymentSandbox }: Config) => [
  defineJob({
    kind: 'performance-campaigns.reconcile-payments',
    payload: z.object({}),
    everySeconds: 30,
    run: async (_, { db, now }) =>
      reconcilePayments(db, createSandbox(db.kysely, { now, behavior: paymentSandbox }), now),
  }),
];
