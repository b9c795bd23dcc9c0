import { randomBytes } from 'node:crypto';
import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { clockAfterOffline, creditedAtDownload, creditOffline, playedBefore } from '@roadside/domain/training';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { replyOf, replySettings, requireTaken } from './lessons.service.ts';
import { answerOnPage, openAttempt } from './attempts.service.ts';
import { storePage } from './progress.repository.ts';
import { begin, settle } from './progress.service.ts';
import type { BegunModule } from './progress.service.ts';
import { isLocked } from './taken-module.ts';
import type { PageRow } from './versions.repository.ts';
import { insertPass, lockPass, lockSession, storeOfflineCredit, usePass } from './watch.repository.ts';

type Training = typeof calls.training;
type Sent = ParsedBody<Training['syncLesson']>;
type SentPage = Sent['pages'][number];

/** A module to be taken without network, with the pass that lets it be sent in. */
export async function downloadLesson(
  context: CallContext,
  moduleId: number,
): Promise<CallReply<Training['downloadLesson']>> {
  const { db, employee, now } = context;
  const pass = randomBytes(16).toString('base64url');
  const at = now();
  const taken = await db.kysely.transaction().execute(async (trx) => {
    const begun = await begin(context, trx, moduleId);
    // Nobody can draw questions without network.
    for (const page of begun.version.pages)
      if (page.type === 'question') await openAttempt(trx, { taken: begun, page, at });
    const { credited, clock } = await lockSession(trx, employee.id, at);
    const creditedBefore = creditedAtDownload(credited, clock, at.getTime());
    await insertPass(trx, { id: pass, employeeId: employee.id, progressId: begun.progress.id, creditedBefore }, at);
    return begin(context, trx, moduleId);
  });
  const module = await replyOf(context, taken, { ...replySettings(context), withLocked: true });
  return { pass, issued_at: at.toISOString(), module };
}

/**
 * Takes in what was done without network (ADR 0030): played seconds count once, no more of them than time has passed
 * since the download less what was credited meanwhile; an answer given online stays; pages are settled in order. The same
 * again changes nothing, and what was done while it was sent is added.
 */
export async function syncLesson(context: CallContext, body: Sent): Promise<CallReply<Training['syncLesson']>> {
  const { db, employee, now } = context;
  await db.kysely.transaction().execute(async (trx) => {
    const pass = await lockPass(trx, body.pass, employee.id);
    if (!pass) throw new ApiError('not-found', 'This download is no longer valid. Download the lesson again.');
    const at = now();
    const session = await lockSession(trx, employee.id, at);
    let taken = await begin(context, trx, body.module_id);
    // Finished meanwhile, or begun again for retraining: there is nothing left to add to.
    if (taken.progress.id === pass.progress_id && taken.progress.completed_at === null) {
      const elapsed = (at.getTime() - pass.issued_at.getTime()) / 1000;
      let left = elapsed - (session.credited - pass.credited_before);
      let added = 0;
      for (const page of taken.version.pages) {
        const sent = body.pages.find(({ page_id }) => page_id === page.id);
        if (!sent || isLocked(taken, page.id)) continue;
        const seconds = await takeIn(context, trx, { taken, page, sent, budget: left, usedAt: pass.used_at });
        left -= seconds;
        added += seconds;
        taken = await settle(context, trx, body.module_id);
      }
      if (added > 0) {
        const clock = clockAfterOffline(session.clock, left, at.getTime());
        await storeOfflineCredit(trx, employee.id, { added, clock });
      }
    }
    await usePass(trx, pass.id, at);
  });
  return { module: await replyOf(context, await requireTaken(context, body.module_id)) };
}

interface SentIn {
  readonly taken: BegunModule;
  readonly page: PageRow;
  readonly sent: SentPage;
  /** Seconds that may be credited. */
  readonly budget: number;
  /** When the download was first sent in; null if it wasn't. */
  readonly usedAt: Date | null;
}

/**
 * Whether an answer is for the attempt under way. One for an attempt that ended, or that was begun after the download was
 * sent in, is dropped: it would be the answer to another test.
 */
function isAsked(taken: BegunModule, page: PageRow, questionId: number, usedAt: Date | null): boolean {
  if (!page.questions.some(({ id }) => id === questionId)) return false;
  if (page.type !== 'question') return true;
  const attempt = taken.attempts.findLast(({ page_id }) => page_id === page.id);
  return attempt?.question_ids.includes(questionId) === true && (usedAt === null || attempt.begun_at <= usedAt);
}

/** Adds a page's answers, then what was played. Returns the seconds credited. */
async function takeIn(
  context: CallContext,
  trx: Transaction<Tables>,
  { taken, page, sent, budget, usedAt }: SentIn,
): Promise<number> {
  const at = context.now();
  const on = { progressId: taken.progress.id, pageId: page.id };
  if (page.type === 'text' && sent.read) await storePage(trx, on, { answered: true });
  for (const { question_id, answer_ids, answer_text } of sent.answers) {
    // Each answer may have ended an attempt or begun one.
    const begun = await begin(context, trx, taken.module.id);
    if (!isAsked(begun, page, question_id, usedAt)) continue;
    await answerOnPage(trx, { taken: begun, page, at }, question_id, {
      answerIds: answer_ids,
      answerText: answer_text,
    });
  }
  if (page.file === null || sent.played.length === 0) return 0;
  const after = await begin(context, trx, taken.module.id);
  const given = new Set(after.attempts.flatMap((attempt) => attempt.given.map(({ question_id }) => question_id)));
  const stops = page.questions.filter(({ id }) => !given.has(id)).map(({ at_second }) => at_second ?? 0);
  const { credited, added } = creditOffline(
    { credited: taken.pages.get(page.id)?.credited ?? [] },
    playedBefore(sent.played, stops.length === 0 ? null : Math.min(...stops)),
    page.file.length_seconds ?? 0,
    budget,
  );
  await storePage(trx, on, { credited, position: Math.min(sent.position, page.file.length_seconds ?? 0) });
  return added;
}
