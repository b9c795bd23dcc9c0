import { dueToRing } from '@roadside/domain/home';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { notify } from '../notifications/index.ts';
import { readPeople } from './audience.repository.ts';
import { publish, unconfirmed } from './editor.service.ts';
import { stateOf } from './widget-reply.ts';
import { lockWidget, readDueWidgets, storeAnnouncedState, storeRing } from './widgets.repository.ts';
import type { WidgetRow } from './widgets.repository.ts';

const changedState = (row: WidgetRow, now: Date) => stateOf(row, now) !== row.announced_state;
const rings = (row: WidgetRow, now: Date) =>
  stateOf(row, now) === 'live' && dueToRing(row.asks, row.last_rung_at?.toISOString() ?? null, now.toISOString());

/**
 * Tells screens and readers of announcements that have started or ended, and rings important ones for everybody who
 * hasn't confirmed them. Each is its own transaction, so a killed run continues where it stopped.
 */
export async function announceDue(db: Database, now: () => Date): Promise<void> {
  const due = (await readDueWidgets(db.kysely, now())).filter((row) => changedState(row, now()) || rings(row, now()));
  if (due.length === 0) return;
  const tree = await loadOrganizationTree(db);
  for (const { id } of due)
    await db.kysely.transaction().execute(async (trx) => {
      const row = await lockWidget(trx, id);
      const at = now();
      if (!row) return;
      if (changedState(row, at)) {
        await storeAnnouncedState(trx, id, stateOf(row, at));
        await publish(trx, tree, row, { before: null, by: null, at });
      } else if (rings(row, at)) {
        const owing = await unconfirmed(trx, tree, row, await readPeople(trx));
        await notify(
          trx,
          { kind: 'announcement', subjectId: id },
          owing.map((person) => ({ employeeId: person.id, amount: 1 })),
          { at, by: null, again: true, urgent: row.urgent_reason !== null },
        );
        await storeRing(trx, id, at);
      }
    });
}

/** Background jobs of this module. */
export const homeJobs = [
  defineJob({
    kind: 'home.announce-due',
    payload: z.object({}),
    everySeconds: 60,
    run: async (_, { db, now }) => announceDue(db, now),
  }),
];
