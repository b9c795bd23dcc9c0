import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { JobDefinition } from '../../platform/jobs/job-definition.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { checkAlerts } from './check-alerts.ts';

/** Background jobs of this module. */
export function alertsJobs(config: Config): readonly JobDefinition[] {
  return [
    defineJob({
      kind: 'alerts.check',
      long: true,
      payload: z.object({}),
      everySeconds: 300,
      run: async (_, { db, now, log, signal }) =>
        checkAlerts({ db, now, log, config, tree: await loadOrganizationTree(db) }, signal),
    }),
  ];
}
