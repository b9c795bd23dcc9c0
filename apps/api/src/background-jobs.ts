import { z } from 'zod';
import { appendDemoDays } from './modules/demo/ensure-demo-world.ts';
import { modules } from './modules/registry.ts';
import type { Config } from './platform/config/config.ts';
import { repeatedWriteJobs } from './platform/calls/repeated-write.ts';
import { liveJobs } from './platform/live/live.jobs.ts';
import { defineJob } from './platform/jobs/job-definition.ts';
import type { JobDefinition } from './platform/jobs/job-definition.ts';

/** All background jobs. */
export function backgroundJobs(config: Config): JobDefinition[] {
  return [
    ...modules.flatMap(({ jobs = [] }) => (typeof jobs === 'function' ? jobs(config) : jobs)),
    ...repeatedWriteJobs,
    ...liveJobs,
    ...(config.mode === 'demo'
      ? [
          defineJob({
            kind: 'demo.append-days',
            payload: z.object({}),
            everySeconds: 3_600,
            run: async (_, { db, log }) => {
              const report = await appendDemoDays(db, config);
              if (report && report.daysAdded > 0)
                log.info({ days: report.daysAdded, calls: report.callsAdded }, 'the demo world has new days');
            },
          }),
        ]
      : []),
  ];
}
