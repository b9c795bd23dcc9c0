import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { JobDefinition } from '../../platform/jobs/job-definition.ts';
import { assignPrescribed, assignRetraining } from './assign-automatically.service.ts';
import { deleteUnusedFiles } from './files/delete-unused.ts';
import { uploadStore } from './files/uploads.routes.ts';
import { remindOfAssignments } from './remind.service.ts';
import { deletePasses } from './watch.repository.ts';

/** A download that wasn't sent in for so long is given up. */
const passDays = 60;
const dayMs = 86_400_000;

/** Background jobs of this module. */
export const trainingJobs = (config: Pick<Config, 'filesFolder' | 'mode'>): readonly JobDefinition[] => [
  defineJob({
    kind: 'training.retrain',
    payload: z.object({}),
    everySeconds: 3600,
    run: async (_, { db, now }) => {
      await assignRetraining(db, now);
      await deletePasses(db.kysely, new Date(now().getTime() - passDays * dayMs));
    },
  }),
  defineJob({
    kind: 'training.prescribe',
    long: true,
    payload: z.object({}),
    everySeconds: 6 * 3600,
    run: async (_, { db, now }) => assignPrescribed(db, now),
  }),
  defineJob({
    kind: 'training.remind',
    payload: z.object({}),
    everySeconds: 3600,
    run: async (_, { db, now }) => remindOfAssignments(db, now),
  }),
  defineJob({
    kind: 'training.clean-uploads',
    payload: z.object({}),
    everySeconds: 3600,
    run: async () => void (await uploadStore(config).deleteExpired()),
  }),
  defineJob({
    kind: 'training.delete-unused-files',
    long: true,
    payload: z.object({}),
    everySeconds: 86_400,
    run: async (_, context) => deleteUnusedFiles(config, context),
  }),
];
