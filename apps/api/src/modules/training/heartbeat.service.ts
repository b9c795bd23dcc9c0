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
import { forgetPage, rememberPage, rememberedPage } from './watched-memory.ts';

type Training = typeof calls.training;

/**
 * Credits what a player reports. One statement as a rule, because every player in use sends a heartbeat each 15 s: the
 * page is remembered from the last one, and nothing is stored if the session has changed since. Only the beat that
 * completes a page looks at the rest of the module.
 */
export async function heartbeat(
  context: CallContext,
  body: ParsedBody<Training['heartbeat']>,
): Promise<CallReply<Training['heartbeat']>> {
  const { db, employee } = context;
  const known = rememberedPage(db.kysely, employee.id);
  if (known?.session_id === body.session_id && known.page_id === body.page_id && known.module_id === body.module_id) {
    const reply = await judge(context, known, body);
    if (reply?.problem === null) return reply;
    forgetPage(db.kysely, employee.id);
  }
  for (let tries = 0; tries < maxTries; tries++) {
    const page = await readWatchedPage(db.kysely, employee.id);
    if (page?.page_id !== body.page_id || page.module_id !== body.module_id) return elsewhere(context, body);
    const reply = await judge(context, page, body);
    if (reply !== null) return reply;
  }
  throw new ApiError('conflict', 'This lesson is playing in several places. Press play where you’re watching.');
}

/** Judges and stores a heartbeat; null if the session isn't as it was read. */
async function judge(
  context: CallContext,
  page: WatchedPage,
  body: ParsedBody<Training['heartbeat']>,
): Promise<CallReply<Training['heartbeat']> | null> {
  const { db, employee, now } = context;
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
    return nextPageId === undefined
      ? null
      : beatReply(null, credited, { is_completed: true, next_page_id: nextPageId });
  }
  if (!(await storeBeat(db.kysely, employee.id, page, beat))) return null;
  rememberPage(db.kysely, employee.id, {
    ...page,
    beat: beat.beat,
    heard_at: beat.heardAt,
    spare_seconds: beat.spare,
    credited_seconds: page.credited_seconds + beat.added,
    credited,
  });
  return beatReply(null, credited, standing);
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
