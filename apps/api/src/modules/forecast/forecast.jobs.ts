import { z } from 'zod';
import { addDays } from '@roadside/domain/calendar';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { trainForecasts } from './train-forecasts.ts';

/** Background jobs of this module. */
export const forecastJobs = [
  defineJob({
    kind: 'forecast.train',
    long: true,
    payload: z.object({}),
    // Checking the last training is cheap; a new one starts only after another day has ended.
    everySeconds: 900,
    run: async (_, { db, now, log, signal }) => {
      // Days end at different times; a day is complete everywhere in the country at noon UTC of the next one.
      const through = addDays(new Date(now().getTime() - 12 * 3_600_000).toISOString().slice(0, 10), -1);
      const services = await trainForecasts(db, { now: now(), through, signal });
      if (services > 0) log.info({ services, through }, 'forecasts trained');
    },
  }),
];
