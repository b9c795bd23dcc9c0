import type { CallContext } from '../../platform/calls/handler.ts';
import { readAssignments } from './assignments.repository.ts';
import { readModules } from './modules.repository.ts';
import { readPageProgress, readProgress } from './progress.repository.ts';
import { assignmentOf, callerInAudiences, currentProgress, openTo, stateOf } from './taken-module.ts';
import type { TakenModule } from './taken-module.ts';
import { readVersions } from './versions.repository.ts';

/** A module of the club with the caller's progress. */
export type OwnModule = Omit<TakenModule, 'attempts'> & {
  /** Whether the caller was assigned it, has begun it, or may take it. */
  readonly theirs: boolean;
};

/**
 * Modules with the caller's progress, by title.
 * @param filter.ids of the modules; all by default
 * @param filter.others whether modules that aren't in the caller's training are listed too
 */
export async function readOwnTraining(
  context: CallContext,
  { ids = null, others = false }: { readonly ids?: readonly number[] | null; readonly others?: boolean } = {},
): Promise<readonly OwnModule[]> {
  const { db, employee } = context;
  const person = await callerInAudiences(context, db.kysely);
  const modules = await readModules(db.kysely, ids === null ? {} : { ids });
  const assignments = await readAssignments(db.kysely, { employeeIds: [employee.id] });
  const rows = await readProgress(db.kysely, employee.id);
  const own = modules.flatMap((module) => {
    const assignment = assignmentOf(assignments, module.id);
    const progress = currentProgress(rows, module.id, assignment);
    const begun = rows.some(({ module_id }) => module_id === module.id);
    const theirs = assignment !== null || begun || openTo(module, person);
    return theirs || others ? [{ module, assignment, progress, theirs }] : [];
  });
  const versionIdOf = ({ module, progress }: (typeof own)[number]) => progress?.version_id ?? module.version_id;
  const versions = await readVersions(db.kysely, own.map(versionIdOf));
  const pages = await readPageProgress(
    db.kysely,
    own.flatMap(({ progress }) => progress?.id ?? []),
  );
  return own.flatMap((each) => {
    const version = versions.get(versionIdOf(each));
    if (!version) return [];
    const done = (each.progress && pages.get(each.progress.id)) ?? [];
    return [{ ...each, version, pages: new Map(done.map((row) => [row.page_id, row])), state: stateOf(version, done) }];
  });
}
