import { dueToRing } from '@roadside/domain/home';
import { can } from '@roadside/domain/permissions';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { writeAuditEvent } from '../../platform/audit/write-audit-event.ts';
import { contextOfPerson } from '../../platform/calls/context-of-person.ts';
import type { JobTools } from '../../platform/calls/job-context.ts';
import { readPeopleWithRights } from '../../platform/calls/people-with-rights.repository.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { JobContext, JobDefinition } from '../../platform/jobs/job-definition.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { notify } from '../notifications/index.ts';
import { readPeople, readReachWatchers } from './audience.repository.ts';
import { publish } from './editor.service.ts';
import { unconfirmed } from './unconfirmed.service.ts';
import { stateOf, timedStateOf } from './widget-reply.ts';
import { lockWidget, readDueWidgets, storeAnnouncedState, storeRing, withholdWidget } from './widgets.repository.ts';
import type { WidgetRow } from './widgets.repository.ts';

const changedState = (row: WidgetRow, now: Date) => timedStateOf(row, now) !== row.announced_state;
const rings = (row: WidgetRow, now: Date) =>
  stateOf(row, now) === 'live' && dueToRing(row.asks, row.last_rung_at?.toISOString() ?? null, now.toISOString());

/**
 * Publishes what has reached its start, with the rights its author has now, ends what has ended, and rings important
 * announcements for everybody who hasn't confirmed them. Each is its own transaction, so a killed run continues where
 * it stopped.
 */
export async function announceDue(config: Config, job: Pick<JobContext, 'db' | 'now' | 'log'>): Promise<void> {
  const { db, now } = job;
  const due = (await readDueWidgets(db.kysely, now())).filter((row) => changedState(row, now()) || rings(row, now()));
  if (due.length === 0) return;
  const tools = { ...job, config, tree: await loadOrganizationTree(db) };
  for (const { id } of due)
    await db.kysely.transaction().execute(async (trx) => {
      const row = await lockWidget(trx, id);
      const at = now();
      if (!row) return;
      if (changedState(row, at)) await changeState(tools, trx, row, at);
      else if (rings(row, at)) await ring(tools, trx, row, at);
    });
}

async function changeState(tools: JobTools, trx: Transaction<Tables>, row: WidgetRow, at: Date): Promise<void> {
  const state = timedStateOf(row, at);
  if (state === 'live') {
    if (row.withheld_at !== null) return;
    if (!(await mayStillPublish(tools, trx, row))) return withhold(trx, row, at);
  }
  await storeAnnouncedState(trx, row.id, state);
  await publish(trx, tools.tree, { ...row, announced_state: state }, { before: null, by: null, at });
}

/** Whether the person who saved it last is still active and may publish it. */
async function mayStillPublish(tools: JobTools, trx: Transaction<Tables>, row: WidgetRow): Promise<boolean> {
  // The accounts of erased people are gone; what they saved has no author.
  if (row.updated_by === null) return false;
  const author = (await readPeopleWithRights(trx, [row.updated_by])).get(row.updated_by);
  const context =
    author && contextOfPerson(tools, author, { action: 'feature.edit-home-page', requestId: `announcement-${row.id}` });
  if (!context) return false;
  const may = (action: 'feature.edit-home-page' | 'communications.use') =>
    can(context.subject, action, {}, tools.config.access).allowed;
  return may('feature.edit-home-page') || (row.type === 'announcement' && may('communications.use'));
}

/** Keeps it from starting. Its author, and everybody who can save it again, hear of it. */
async function withhold(trx: Transaction<Tables>, { id, updated_by: author }: WidgetRow, at: Date): Promise<void> {
  await withholdWidget(trx, id, at);
  const people = new Set([...(author === null ? [] : [author]), ...(await readReachWatchers(trx))]);
  await notify(
    trx,
    { kind: 'announcement-withheld', subjectId: id },
    [...people].map((employeeId) => ({ employeeId, amount: 1 })),
    { at, by: null, again: true },
  );
  await writeAuditEvent(
    trx,
    { event: 'announcement_withheld', status: 'failure', target: `widget:${id}` },
    { at, actorEmployeeId: author, requestId: null, ip: null },
  );
}

async function ring({ tree }: JobTools, trx: Transaction<Tables>, row: WidgetRow, at: Date): Promise<void> {
  const owing = await unconfirmed(trx, tree, row, await readPeople(trx));
  await notify(
    trx,
    { kind: 'announcement', subjectId: row.id },
    owing.map((person) => ({ employeeId: person.id, amount: 1 })),
    { at, by: null, again: true, urgent: row.urgent_reason !== null },
  );
  await storeRing(trx, row.id, at);
}

/** Background jobs of this module. */
export function homeJobs(config: Config): readonly JobDefinition[] {
  return [
    defineJob({
      kind: 'home.announce-due',
      payload: z.object({}),
      everySeconds: 15,
      run: async (_, job) => announceDue(config, job),
    }),
  ];
}
