import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { JobDefinition } from '../../platform/jobs/job-definition.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { freezeFinished } from './freeze.service.ts';

/** A run leaves room for other jobs; the rest is frozen a minute later. */
const maxOfARun = 20;

/** Background jobs of this module. */
export function execReportsJobs(config: Config): readonly JobDefinition[] {
  return [
    defineJob({
      kind: 'exec-reports.freeze',
      long: true,
      payload: z.object({}),
      everySeconds: 60,
      run: async (_, { db, now, log, signal }) => {
        const tools = { db, now, log, config, tree: await loadOrganizationTree(db) };
        const frozen = await freezeFinished(tools, { most: maxOfARun, signal });
        if (frozen > 0) log.info({ frozen }, 'reports frozen');
      },
    }),
  ];
}
