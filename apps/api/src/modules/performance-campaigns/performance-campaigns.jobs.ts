import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { createSandbox } from '../payments/index.ts';
import { payCampaignRewards } from './pay-rewards.ts';
import { reconcilePayments } from './reconcile.ts';
import { recordCampaignPlayers } from './record-players.ts';

/** Background jobs of this module. */
export const performanceCampaignsJobs = ({ paymentSandbox }: Config) => [
  defineJob({
    kind: 'performance-campaigns.reconcile-payments',
    payload: z.object({}),
    everySeconds: 30,
    run: async (_, { db, now }) =>
      reconcilePayments(db, createSandbox(db.kysely, { now, behavior: paymentSandbox }), now),
  }),
  defineJob({
    kind: 'performance-campaigns.record-players',
    payload: z.object({}),
    everySeconds: 300,
    run: async (_, { db, now, signal }) => recordCampaignPlayers(db, { now: now(), signal }),
  }),
  defineJob({
    kind: 'performance-campaigns.pay-rewards',
    payload: z.object({}),
    everySeconds: 300,
    run: async (_, { db, now, signal, log }) => {
      const campaigns = await payCampaignRewards(db, { now: now(), signal });
      if (campaigns > 0) log.info({ campaigns }, 'rewards of campaigns paid');
    },
  }),
];
