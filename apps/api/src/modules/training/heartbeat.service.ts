import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { creditBeat, creditedSeconds, pageComplete, playedBefore } from '@roadside/domain/training';
import type { BeatProblem, MediaRange } from '@roadside/domain/training';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { requireTaken } from './lessons.service.ts';
import { settle } from './progress.service.ts';
import { readWatchedPage, storeBeat } from './watch.repository.ts';
import type { WatchedPage } from './watch.repository.ts';

type Training = typeof calls.training;

/**
 * Credits what a player reports. Two statements without a transaction, because every player in use sends one each 15 s:
 * what is stored depends on the session being as it was read. Only the beat that completes a page looks at the rest of
 * the module.
 */
export async function heartbeat(
  context: CallContext,
  body: ParsedBody<Training['heartbeat']>,
): Promise<CallReply<Training['heartbeat']>> {
  const { db, employee, now } = context;
  for (let tries = 0; tries < maxTries; tries++) {
    const page = await readWatchedPage(db.kysely, employee.id);
    if (page?.page_id !== body.page_id || page.module_id !== body.module_id) return elsewhere(context, body);
    const { progress, problem } = creditBeat(
      watchProgress(page),
      {
        sessionId: body.session_id,
        beat: body.beat,
        played: playedBefore(body.played, page.stop_at),
        hidden: body.hidden,
      },
      { kind: page.type, lengthSeconds: page.length_seconds },
      now().getTime(),
    );
    const standing = { is_completed: page.completed_at !== null, next_page_id: null };
    if (problem !== null || progress.session === null) return beatReply(problem, page.credited, standing);
    const { credited, session } = progress;
    const beat = {
      beat: session.beat,
      heardAt: new Date(session.heardAt),
      spare: session.spare,
      added: creditedSeconds(progress) - creditedSeconds(page),
      credited,
      position: Math.min(body.position, page.length_seconds),
    };
    if (page.completed_at === null && isComplete(page, credited)) {
      const nextPageId = await completePage(context, page, beat);
      if (nextPageId !== undefined) return beatReply(null, credited, { is_completed: true, next_page_id: nextPageId });
    } else if (await storeBeat(db.kysely, employee.id, page, beat)) return beatReply(null, credited, standing);
  }
  throw new ApiError('conflict', 'This lesson is playing in several places. Press play where you’re watching.');
}

/** Times a heartbeat is judged anew, because something else was credited at the same moment. */
const maxTries = 5;

/** Stores the beat that completes a page, with what follows from it; undefined if the session isn't as it was read. */
async function completePage(
  context: CallContext,
  page: WatchedPage,
  beat: Parameters<typeof storeBeat>[3],
): Promise<number | null | undefined> {
  return context.db.kysely.transaction().execute(async (trx) => {
    if (!(await storeBeat(trx, context.employee.id, page, beat))) return undefined;
    return (await settle(context, trx, page.module_id)).state.nextPageId;
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
