import { inAudience } from '@roadside/domain/home';
import { eligibleFor, moduleProgress, versionFor } from '@roadside/domain/training';
import type { ModuleProgress, PageProgress, TrainingPage } from '@roadside/domain/training';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { readAssignments, readRequiringCampaigns } from './assignments.repository.ts';
import type { DatedAssignmentRow } from './assignments.repository.ts';
import { readGroupId, readModule } from './modules.repository.ts';
import type { ModuleRow } from './modules.repository.ts';
import { readAttempts, readPageProgress, readProgress } from './progress.repository.ts';
import type { AttemptRow, PageProgressRow, ProgressRow } from './progress.repository.ts';
import { readVersions } from './versions.repository.ts';
import type { PageRow, VersionRow } from './versions.repository.ts';

/** A module as one person takes it. */
export interface TakenModule {
  readonly module: ModuleRow;
  readonly assignment: DatedAssignmentRow | null;
  /** Null until it is begun. */
  readonly progress: ProgressRow | null;
  readonly version: VersionRow;
  readonly pages: ReadonlyMap<number, PageProgressRow>;
  readonly attempts: readonly AttemptRow[];
  readonly state: ModuleProgress;
}

/** The facts of a page that completing it depends on. */
export const trainingPage = (page: PageRow): TrainingPage => ({
  id: page.id,
  type: page.type,
  video_length_required: page.video_length_required,
  lengthSeconds: page.file?.length_seconds ?? 0,
  questionCount: page.questions.length,
});

/** A person's progress on a page as the rules read it. */
export const pageProgress = ({ page_id, credited, answered }: PageProgressRow): PageProgress => ({
  pageId: page_id,
  creditedSeconds: credited.reduce((sum, [from, to]) => sum + to - from, 0),
  answered,
});

/** Progress through a version. */
export function stateOf(version: VersionRow, pages: Iterable<PageProgressRow>): ModuleProgress {
  return moduleProgress(version.pages.map(trainingPage), [...pages].map(pageProgress));
}

/** The caller as audiences judge them, with the modules that running campaigns require of them. */
export async function callerInAudiences({ tree, employee, now }: CallContext, db: Kysely<Tables>) {
  const groupId = await readGroupId(db, employee.id);
  const { positionType, organizationId } = employee;
  const organizationIds = [organizationId, ...(tree.byId(organizationId)?.ancestorIds ?? [])];
  const campaigns = await readRequiringCampaigns(db, { employeeId: employee.id, at: now() });
  const required = campaigns.filter(({ joined_on: joinedOn, ...audience }) =>
    eligibleFor(audience, { positionType, geographyIds: organizationIds, groupId, joinedOn }),
  );
  return {
    positionType,
    organizationIds,
    groupId,
    requiredIds: new Set(required.flatMap(({ module_ids: ids }) => ids)),
  };
}

/**
 * Whether somebody may take a module that wasn't assigned to them: in its audience, or because a campaign requires it
 * before they earn anything.
 */
export function openTo(
  module: Pick<ModuleRow, 'id' | 'published' | 'open_to_audience' | 'positions' | 'organization_ids' | 'group_ids'>,
  person: Awaited<ReturnType<typeof callerInAudiences>>,
): boolean {
  if (person.requiredIds.has(module.id)) return true;
  return (
    module.published &&
    module.open_to_audience &&
    inAudience(
      { positions: module.positions, organizationIds: module.organization_ids, groupIds: module.group_ids },
      person,
    )
  );
}

/** The open assignment of a module, or the last one. */
export function assignmentOf(assignments: readonly DatedAssignmentRow[], moduleId: number): DatedAssignmentRow | null {
  const own = assignments.filter(({ module_id, excused_at }) => module_id === moduleId && excused_at === null);
  return own.find(({ completed_at }) => completed_at === null) ?? own.at(-1) ?? null;
}

/** The progress that counts: the one under way, or the last; none when it was assigned again since. */
export function currentProgress(
  rows: readonly ProgressRow[],
  moduleId: number,
  assignment: DatedAssignmentRow | null,
): ProgressRow | null {
  const own = rows.filter(({ module_id }) => module_id === moduleId);
  const open = own.find(({ completed_at }) => completed_at === null);
  const last = own.at(-1) ?? null;
  if (open || !last?.completed_at || !assignment || assignment.completed_at) return open ?? last;
  return assignment.assigned_at > last.completed_at ? null : last;
}

/** Reads a module as a person takes it; null if there is none or it isn't for them. */
export async function readTaken(
  context: CallContext,
  moduleId: number,
  db: Kysely<Tables> = context.db.kysely,
): Promise<TakenModule | null> {
  const { employee } = context;
  const module = await readModule(db, moduleId);
  if (!module) return null;
  const assignments = await readAssignments(db, { employeeIds: [employee.id], moduleIds: [moduleId] });
  const assignment = assignmentOf(assignments, moduleId);
  const rows = await readProgress(db, employee.id, [moduleId]);
  const progress = currentProgress(rows, moduleId, assignment);
  if (!assignment && rows.length === 0 && !openTo(module, await callerInAudiences(context, db))) return null;
  return taken(db, { module, assignment, progress });
}

async function taken(
  db: Kysely<Tables>,
  { module, assignment, progress }: Pick<TakenModule, 'module' | 'assignment' | 'progress'>,
): Promise<TakenModule | null> {
  const versionId = progress?.version_id ?? module.version_id;
  const version = (await readVersions(db, [versionId])).get(versionId);
  if (!version) return null;
  const rows = progress ? ((await readPageProgress(db, [progress.id])).get(progress.id) ?? []) : [];
  const attempts = progress ? await readAttempts(db, progress.id) : [];
  return {
    module,
    assignment,
    progress,
    version,
    pages: new Map(rows.map((row) => [row.page_id, row])),
    attempts,
    state: stateOf(version, rows),
  };
}

/** Whether the module was changed since the person began the version they keep (decisions 38). */
export function newerVersionExists({ module, progress, version }: TakenModule): boolean {
  const begun = progress && { version: version.number, completed: progress.completed_at !== null };
  return begun !== null && !begun.completed && versionFor(begun, module.number).newerExists;
}

/** Whether a page is still locked. */
export function isLocked({ state, version }: TakenModule, pageId: number): boolean {
  const index = version.pages.findIndex(({ id }) => id === pageId);
  return index > state.completedPages;
}
