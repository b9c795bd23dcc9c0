import { randomBytes } from 'node:crypto';
import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { answerOnPage, openAttempt } from './attempts.service.ts';
import { pageReply } from './lesson-reply.ts';
import { replySettings } from './lessons.service.ts';
import { storePage } from './progress.repository.ts';
import { begin, settle, unlockedPage } from './progress.service.ts';
import type { BegunModule } from './progress.service.ts';
import { openWatchSession } from './watch.repository.ts';

type Training = typeof calls.training;
interface OnPage {
  readonly module_id: number;
  readonly page_id: number;
}

/** Opens a page: begins the module if necessary and, for audio or video, the session that earns credit. */
export async function openPage(context: CallContext, at: OnPage): Promise<CallReply<Training['openPage']>> {
  return context.db.kysely.transaction().execute(async (trx) => {
    const taken = await begin(context, trx, at.module_id);
    const page = unlockedPage(taken, at.page_id);
    const sessionId = page.file === null ? null : randomBytes(16).toString('base64url');
    if (sessionId !== null)
      await openWatchSession(
        trx,
        { employeeId: context.employee.id, sessionId, progressId: taken.progress.id, pageId: page.id },
        context.now(),
      );
    return { session_id: sessionId, page: pageReply(taken, page, replySettings(context)) };
  });
}

/** The reply of a page after something was done on it. */
const pageAfter = (context: CallContext, taken: BegunModule, pageId: number) => {
  const page = unlockedPage(taken, pageId);
  return pageReply(taken, page, replySettings(context));
};

/**
 * Completes a page, if it is complete (specification, section 7: complete_modules). Text is complete when the person
 * says they have read it; everything else is judged by what the server has seen.
 */
export async function completePage(
  context: CallContext,
  body: ParsedBody<Training['completeModules']>,
): Promise<CallReply<Training['completeModules']>> {
  return context.db.kysely.transaction().execute(async (trx) => {
    const taken = await begin(context, trx, body.module_id);
    const page = unlockedPage(taken, body.page_id);
    if (body.is_completed && page.type === 'text')
      await storePage(trx, { progressId: taken.progress.id, pageId: page.id }, { answered: true });
    const [question] = page.questions;
    if (body.is_completed && page.type === 'question' && body.answers && question && page.questions.length === 1) {
      await openAttempt(trx, { taken, page, at: context.now() });
      const begun = await begin(context, trx, body.module_id);
      const given = { answerIds: body.answers, answerText: '' };
      await answerOnPage(trx, { taken: begun, page, at: context.now() }, question.id, given);
    }
    const after = await settle(context, trx, body.module_id);
    return {
      module_id: body.module_id,
      is_completed: after.state.complete,
      pages_completed: after.version.pages.slice(0, after.state.completedPages).map(({ id }) => id),
    };
  });
}

/** Starts an attempt at a page's test, or returns the one under way. */
export async function beginAttempt(context: CallContext, at: OnPage): Promise<CallReply<Training['beginAttempt']>> {
  return context.db.kysely.transaction().execute(async (trx) => {
    const taken = await begin(context, trx, at.module_id);
    const page = unlockedPage(taken, at.page_id);
    if (page.type !== 'question') throw new ApiError('conflict', 'This page has no test.');
    await openAttempt(trx, { taken, page, at: context.now() });
    const after = await settle(context, trx, at.module_id);
    return { page: pageAfter(context, after, at.page_id) };
  });
}

/** Answers a question of a test, or one that stopped an audio or video. */
export async function answerQuestion(
  context: CallContext,
  body: ParsedBody<Training['answer']>,
): Promise<CallReply<Training['answer']>> {
  return context.db.kysely.transaction().execute(async (trx) => {
    const taken = await begin(context, trx, body.module_id);
    const page = unlockedPage(taken, body.page_id);
    const given = { answerIds: body.answer_ids, answerText: body.answer_text };
    await answerOnPage(trx, { taken, page, at: context.now() }, body.question_id, given);
    const after = await settle(context, trx, body.module_id);
    return {
      page: pageAfter(context, after, body.page_id),
      next_page_id: after.state.nextPageId,
      is_completed: after.state.complete,
    };
  });
}
