import type { TrainingModule } from '@roadside/contract/schemas';
import type { CallContext } from '../../platform/calls/handler.ts';
import { orderOf, pageReply, questionReply } from './lesson-reply.ts';
import { replySettings } from './lessons.service.ts';
import { readModuleTags } from './modules.repository.ts';
import { readOwnTraining } from './own-training.ts';
import type { OwnModule } from './own-training.ts';

/**
 * Modules as the specification lists them (section 7: module_list), with the caller's progress. A page has its file and
 * its question once the caller may open it; a test of several questions has none here, because an attempt draws them.
 * @param ids of the modules; null = all. The reply is in the order of titles.
 */
export async function listModules(context: CallContext, ids: readonly number[] | null): Promise<TrainingModule[]> {
  const own = await readOwnTraining(context, { ids, others: true });
  const tags = await readModuleTags(
    context.db.kysely,
    own.map(({ module }) => module.id),
  );
  const settings = replySettings(context);
  return own.map((each) => ({
    id: each.module.id,
    title: each.version.title,
    description: each.version.description,
    is_completed: each.progress?.completed_at != null,
    tags: (tags.get(each.module.id) ?? []).map(({ id }) => id),
    pages: each.version.pages.map((page) => listedPage(each, page, settings)),
  }));
}

/** Ids of the modules in the caller's training. */
export async function ownModuleIds(context: CallContext): Promise<readonly number[]> {
  return (await readOwnTraining(context)).map(({ module }) => module.id);
}

function listedPage(
  own: OwnModule,
  page: OwnModule['version']['pages'][number],
  settings: ReturnType<typeof replySettings>,
): TrainingModule['pages'][number] {
  const { id, type, locked, media, is_completed, video_length_required } = pageReply(
    { ...own, attempts: [] },
    page,
    settings,
  );
  const [question, ...others] = page.questions;
  const asked =
    own.theirs && !locked && others.length === 0 && question
      ? questionReply(question, undefined, orderOf(page, settings))
      : null;
  return {
    id,
    type,
    file: own.theirs ? (media?.src ?? null) : null,
    video_length_required,
    is_completed,
    question: asked && { question: asked.question, type: asked.type, answers: asked.answers },
  };
}
