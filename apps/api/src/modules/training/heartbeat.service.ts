import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { creditBeat, creditedSeconds, pageComplete, playedBefore } from '@roadside/domain/training';
import type { BeatProblem, MediaRange } from '@roadside/domain/training';
import type { CallContext } from '../../platform/calls/handler.ts';
import { requireTaken } from './lessons.service.ts';
import { settle } from './progress.service.ts';
import { lockWatchedPage, storeBeat } from './watch.repository.ts';
import type { WatchedPage } from './watch.repository.ts';

type Training = typeof calls.training;

/** Credits what a player reports. Only the beat that completes a page looks at the rest of the module. */
export async function heartbeat(
  context: CallContext,
  body: ParsedBody<Training['heartbeat']>,
): Promise<CallReply<Training['heartbeat']>> {
  const { db, employee, now } = context;
  const result = await db.kysely.transaction().execute(async (trx) => {
    const page = await lockWatchedPage(trx, employee.id);
    if (page?.page_id !== body.page_id || page.module_id !== body.module_id) return null;
    const at = now().getTime();
    const { progress, problem } = creditBeat(
      watchProgress(page),
      {
        sessionId: body.session_id,
        beat: body.beat,
        played: playedBefore(body.played, page.stop_at),
        hidden: body.hidden,
      },
      { kind: page.type, lengthSeconds: page.length_seconds },
      at,
    );
    if (problem !== null || progress.session === null) return { page, problem, credited: page.credited };
    const { credited, session } = progress;
    await storeBeat(trx, employee.id, {
      beat: session.beat,
      heardAt: new Date(session.heardAt),
      spare: session.spare,
      added: creditedSeconds(progress) - creditedSeconds(page),
      progressId: page.progress_id,
      pageId: page.page_id,
      credited,
      position: Math.min(body.position, page.length_seconds),
    });
    if (page.completed_at !== null || !isComplete(page, credited)) return { page, problem, credited };
    const after = await settle(context, trx, page.module_id);
    return { page, problem, credited, next: after.state.nextPageId, done: true };
  });
  if (result === null) return elsewhere(context, body);
  return beatReply(result.problem, result.credited, {
    is_completed: result.done ?? result.page.completed_at !== null,
    next_page_id: result.next ?? null,
  });
}

const watchProgress = (page: WatchedPage) => ({
  credited: page.credited,
  session: {
    id: page.session_id,
    beat: page.beat,
    heardAt: page.heard_at.getTime(),
    spare: page.spare_seconds,
  },
});

const isComplete = (page: WatchedPage, credited: readonly MediaRange[]) =>
  pageComplete(
    {
      id: page.page_id,
      type: page.type,
      video_length_required: page.video_length_required,
      lengthSeconds: page.length_seconds,
      questionCount: page.question_count,
    },
    { pageId: page.page_id, creditedSeconds: creditedSeconds({ credited }), answered: page.answered },
  );

/** The session is on another page, or there is none: what was credited here stays. */
async function elsewhere(
  context: CallContext,
  { module_id, page_id }: ParsedBody<Training['heartbeat']>,
): Promise<CallReply<Training['heartbeat']>> {
  const taken = await requireTaken(context, module_id);
  const row = taken.pages.get(page_id);
  return beatReply('other-session', row?.credited ?? [], {
    is_completed: row?.completed_at != null,
    next_page_id: taken.state.nextPageId,
  });
}

const beatReply = (
  problem: BeatProblem | null,
  credited: readonly MediaRange[],
  rest: Pick<CallReply<Training['heartbeat']>, 'is_completed' | 'next_page_id'>,
): CallReply<Training['heartbeat']> => ({
  problem,
  credited_seconds: creditedSeconds({ credited }),
  credited: credited.map(([from, to]): [number, number] => [from, to]),
  ...rest,
});
