import { pageComplete } from '@roadside/domain/training';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { clearNotification } from '../notifications/index.ts';
import { insertCertificate } from './certificates.repository.ts';
import { requireTaken } from './lessons.service.ts';
import { lockModule } from './modules.repository.ts';
import { completeAssignment, insertProgress, lockProgress, storePage, touchProgress } from './progress.repository.ts';
import type { ProgressRow } from './progress.repository.ts';
import { announceThrough, recountCampaigns } from './remind.service.ts';
import { isLocked, pageProgress, trainingPage } from './taken-module.ts';
import type { TakenModule } from './taken-module.ts';
import type { PageRow } from './versions.repository.ts';

/** A module that was begun. */
export type BegunModule = TakenModule & { readonly progress: ProgressRow };

/** Begins a module, which pins its version, or returns it as it is under way or finished. */
export async function begin(context: CallContext, trx: Transaction<Tables>, moduleId: number): Promise<BegunModule> {
  const before = await requireTaken(context, moduleId, trx);
  if (!before.progress) {
    // Under the module's lock, so that its builder can't replace the version at the same time.
    await lockModule(trx, moduleId);
    const { version } = await requireTaken(context, moduleId, trx);
    await insertProgress(trx, { employeeId: context.employee.id, moduleId, versionId: version.id }, context.now());
  }
  return relock(context, trx, moduleId);
}

/** Reads a begun module under its lock. */
async function relock(context: CallContext, trx: Transaction<Tables>, moduleId: number): Promise<BegunModule> {
  const { progress } = await requireTaken(context, moduleId, trx);
  if (progress) await lockProgress(trx, progress.id);
  const taken = await requireTaken(context, moduleId, trx);
  if (!taken.progress) throw new ApiError('conflict', 'Open the module first.');
  return { ...taken, progress: taken.progress };
}

/** A page of a module, unlocked. */
export function unlockedPage(taken: TakenModule, pageId: number): PageRow {
  const page = taken.version.pages.find(({ id }) => id === pageId);
  if (!page) throw new ApiError('not-found', 'This page isn’t in your version of the module.');
  if (isLocked(taken, pageId))
    throw new ApiError('conflict', 'Finish the page before this one first.', { fields: { page_id: 'Locked' } });
  return page;
}

/**
 * Marks pages as complete as soon as they are, and the module with the last one: its assignment is done, its certificate
 * issued, and the person's other screens are told.
 * @returns the module as it is now
 */
export async function settle(context: CallContext, trx: Transaction<Tables>, moduleId: number): Promise<BegunModule> {
  const taken = await relock(context, trx, moduleId);
  const { progress, version, state, module } = taken;
  const { employee, now, today, subject } = context;
  const fresh = version.pages.slice(0, state.completedPages).filter((page) => {
    const row = taken.pages.get(page.id);
    return row?.completed_at == null && pageComplete(trainingPage(page), row && pageProgress(row));
  });
  const finished = state.complete && progress.completed_at === null;
  if (fresh.length === 0 && !finished) return taken;
  const at = now();
  for (const { id } of fresh) await storePage(trx, { progressId: progress.id, pageId: id }, { completedAt: at });
  await touchProgress(trx, progress.id, { at, completed: finished });
  if (finished) {
    await completeAssignment(trx, employee.id, module.id, at);
    await clearNotification(trx, employee.id, { kind: 'module', subjectId: module.id }, at);
    await recountCampaigns(trx, { moduleIds: [module.id], employeeIds: [employee.id] }, employee.id);
    if (module.certificate_title !== null)
      await insertCertificate(trx, {
        employeeId: employee.id,
        moduleId: module.id,
        progressId: progress.id,
        title: module.certificate_title,
        issuedOn: today(subject.organization.timeZone),
        validDays: module.certificate_days,
      });
  }
  if (finished) await announceThrough(trx, { moduleId: module.id, employeeIds: [employee.id] }, employee.id);
  else await announce(trx, { topic: 'training', id: module.id, people: [employee.id], by: employee.id });
  const after = await requireTaken(context, moduleId, trx);
  return { ...after, progress: after.progress ?? progress };
}
