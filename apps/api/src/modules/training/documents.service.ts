import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { inAudience } from '@roadside/domain/home';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readAssignments } from './assignments.repository.ts';
import { documentReply, mayManage } from './document-reply.ts';
import { findDocuments, withVersions } from './documents.repository.ts';
import { requireTaken } from './lessons.service.ts';
import { readModules } from './modules.repository.ts';
import { readProgress } from './progress.repository.ts';
import { callerInAudiences, openTo } from './taken-module.ts';

type Training = typeof calls.training;

/** Most documents that are listed at once; a search finds the others. */
const maxListed = 200;

/** Documents the caller may read or manages: those of a module they may take, or all. */
export async function listDocuments(
  context: CallContext,
  { moduleId, search }: { readonly moduleId: number | null; readonly search: string },
): Promise<CallReply<Training['getDocuments']>> {
  const { db, employee } = context;
  if (moduleId !== null) await requireTaken(context, moduleId);
  const person = await callerInAudiences(context, db.kysely);
  const modules = moduleId === null ? await openModules(context, person) : new Set([moduleId]);
  const found = (await findDocuments(db.kysely, { moduleId, search })).filter(
    (document) =>
      mayManage(context, document.organization_ids) ||
      (inAudience(
        { positions: document.positions, organizationIds: document.organization_ids, groupIds: document.group_ids },
        person,
      ) &&
        (document.module_id === null || modules.has(document.module_id))),
  );
  const shown = await withVersions(db.kysely, found.slice(0, maxListed));
  return {
    documents: shown.flatMap((document) => documentReply(context, document) ?? []),
    total_rows: found.length,
    may_add: mayManage(context, [employee.organizationId]),
  };
}

/** Modules the caller may take, has taken, or must. */
async function openModules(
  { db, employee }: CallContext,
  person: Awaited<ReturnType<typeof callerInAudiences>>,
): Promise<ReadonlySet<number>> {
  const modules = await readModules(db.kysely);
  const assigned = await readAssignments(db.kysely, { employeeIds: [employee.id] });
  const begun = await readProgress(db.kysely, employee.id);
  return new Set([
    ...modules.filter((module) => openTo(module, person)).map(({ id }) => id),
    ...assigned.filter(({ excused_at }) => excused_at === null).map(({ module_id }) => module_id),
    ...begun.map(({ module_id }) => module_id),
  ]);
}
