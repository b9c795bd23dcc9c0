import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { createSandbox } from '../payments/index.ts';
import { payApproved } from './pay-withdrawals.ts';

/** Background jobs of this module. */
export const bankJobs = ({ paymentSandbox }: Config) => [
  defineJob({
    kind: 'bank.pay-withdrawals',
    payload: z.object({}),
    everySeconds: 20,
    run: async (_, { db, now, signal }) =>
      payApproved(db, createSandbox(db.kysely, { now, behavior: paymentSandbox }), { now, signal }),
  }),
];
