import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { inAudience } from '@roadside/domain/home';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readAssignments } from './assignments.repository.ts';
import { readDocuments } from './documents.repository.ts';
import { requireTaken } from './lessons.service.ts';
import { mediaAddress } from './media-address.ts';
import { readModules } from './modules.repository.ts';
import { readProgress } from './progress.repository.ts';
import { callerInAudiences, openTo } from './taken-module.ts';

type Training = typeof calls.training;

/** Documents the caller may read: those of a module they may take, or all that are for them. */
export async function listDocuments(
  context: CallContext,
  { moduleId, search }: { readonly moduleId: number | null; readonly search: string },
): Promise<CallReply<Training['getDocuments']>> {
  const { db, config, now } = context;
  if (moduleId !== null) await requireTaken(context, moduleId);
  const person = await callerInAudiences(context, db.kysely);
  const modules = moduleId === null ? await openModules(context, person) : new Set([moduleId]);
  const documents = await readDocuments(db.kysely, { moduleId, search });
  return {
    documents: documents.flatMap(({ id, title, description, module_id, versions, ...audience }) => {
      const [latest] = versions;
      const mine = inAudience(
        { positions: audience.positions, organizationIds: audience.organization_ids, groupIds: audience.group_ids },
        person,
      );
      if (!latest || !mine || (module_id !== null && !modules.has(module_id))) return [];
      const address = (file: typeof latest.file) => mediaAddress(config, file, now());
      return [
        {
          id,
          title,
          description,
          module_id,
          file: address(latest.file),
          media_type: latest.file.media_type,
          size: latest.file.byte_count,
          version: latest.number,
          versions: versions.map(({ number, created_at, file }) => ({
            number,
            created_at: created_at.toISOString(),
            size: file.byte_count,
            file: address(file),
          })),
        },
      ];
    }),
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
