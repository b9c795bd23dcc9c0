import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { JobContext, JobDefinition } from '../../platform/jobs/job-definition.ts';
import type { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import { sharedPrinter } from '../../platform/pdf/shared-printer.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { runSubscription } from './run-subscription.service.ts';
import { readDue } from './subscriptions.repository.ts';

/** Prints the reports of a run; null where no Chromium is set up. */
export type OpenPrinter = (config: Config) => PdfPrinter | null;

/**
 * Sends every subscription that is due. Each is its own transaction, so a killed run continues where it stopped, and one
 * that fails leaves the others to be sent.
 * @throws the first error, once all were tried, so that the run counts as failed
 */
export async function sendDueSubscriptions(
  config: Config,
  { db, now, log, signal }: Pick<JobContext, 'db' | 'now' | 'log' | 'signal'>,
  openPrinter: OpenPrinter = ({ pdf }) => pdf && sharedPrinter(pdf),
): Promise<void> {
  const due = await readDue(db.kysely, now());
  if (due.length === 0) return;
  const tree = await loadOrganizationTree(db);
  const printer = openPrinter(config);
  const tools = { db, now, log, config, tree, printer, made: new Map() };
  const failures: unknown[] = [];
  try {
    for (const id of due) {
      if (signal.aborted) break;
      try {
        // oxlint-disable-next-line no-await-in-loop -- Reports are heavy: one after another.
        await runSubscription(tools, id);
      } catch (error) {
        log.error({ err: error, subscription: id }, 'a subscription could not be sent');
        failures.push(error);
      }
    }
  } finally {
    await printer?.close();
  }
  if (failures.length > 0) throw failures[0];
}

/** Background jobs of this module. */
export function subscriptionsJobs(config: Config): readonly JobDefinition[] {
  return [
    defineJob({
      kind: 'subscriptions.send-due',
      long: true,
      payload: z.object({}),
      everySeconds: 60,
      run: async (_, context) => sendDueSubscriptions(config, context),
    }),
  ];
}
