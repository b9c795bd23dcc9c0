import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { settleDueBets } from './settle-bets.ts';

/** Background jobs of this module. */
export const bookieJobs = ({ betWinnings }: Config) => [
  defineJob({
    kind: 'bookie.settle-bets',
    payload: z.object({}),
    everySeconds: 300,
    run: async (_, { db, now, signal }) => {
      await settleDueBets(db, { now, winnings: betWinnings, signal });
    },
  }),
];
