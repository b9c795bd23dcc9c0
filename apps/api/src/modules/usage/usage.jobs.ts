import { addDays } from '@roadside/domain/calendar';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { closeSpan, readOpenSpans } from './usage-spans.repository.ts';

/** Days until a day is over in every time zone. */
const daysUntilOver = 2;

/** Background jobs of usage. */
export const usageJobs = [
  defineJob({
    kind: 'usage.close-spans',
    long: true,
    payload: z.object({}),
    everySeconds: 300,
    run: async (_, { db, now, signal }) => {
      const lastDay = addDays(dayIn('UTC', now()), -daysUntilOver);
      for (const span of await readOpenSpans(db.kysely, lastDay)) {
        if (signal.aborted) return;
        // oxlint-disable-next-line no-await-in-loop -- One at a time: visits wait while one is counted.
        await closeSpan(db, span);
      }
    },
  }),
];
