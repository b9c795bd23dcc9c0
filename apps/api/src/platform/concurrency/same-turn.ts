interface Waiting<Request, Reply> {
  readonly request: Request;
  readonly settle: (reply: Promise<Reply>) => void;
}

/** Answers requests together. */
type AnswerAll<Request, Reply> = (requests: readonly Request[]) => readonly Promise<Reply>[];

/**
 * Collects the requests that arrive in one turn of the event loop, so that they can share statements: a round trip to
 * the database costs more processor time than most of what is read.
 * @param answerAll - returns a reply for each request, in order
 */
export function inSameTurn<Request, Reply>(answerAll: AnswerAll<Request, Reply>): (request: Request) => Promise<Reply> {
  let waiting: Waiting<Request, Reply>[] = [];
  const answerWaiting = () => {
    const answered = waiting;
    waiting = [];
    void settleAll(answerAll, answered);
  };
  return (request) =>
    new Promise<Reply>((settle) => {
      waiting.push({ request, settle });
      if (waiting.length === 1) setImmediate(answerWaiting);
    });
}

/**
 * The same, one group at a time: what arrives while a group is being answered is the next group, so that a crowd that
 * arrives over several turns still shares. Every request is answered with what is read after it came.
 */
export function inTurns<Request, Reply>(answerAll: AnswerAll<Request, Reply>): (request: Request) => Promise<Reply> {
  let waiting: Waiting<Request, Reply>[] = [];
  let answering = false;
  const answerWaiting = async () => {
    const answered = waiting;
    waiting = [];
    await settleAll(answerAll, answered);
    // Whoever heard just now may ask again in this turn.
    setImmediate(() => {
      if (waiting.length > 0) void answerWaiting();
      else answering = false;
    });
  };
  return (request) =>
    new Promise<Reply>((settle) => {
      waiting.push({ request, settle });
      if (answering) return;
      answering = true;
      setImmediate(() => void answerWaiting());
    });
}

/** Settles each request with its reply; resolves once all have theirs, and never rejects. */
async function settleAll<Request, Reply>(
  answerAll: AnswerAll<Request, Reply>,
  answered: readonly Waiting<Request, Reply>[],
): Promise<void> {
  const replies = repliesOf(
    answerAll,
    answered.map(({ request }) => request),
  );
  await Promise.allSettled(
    answered.map(({ settle }, index) => {
      const reply = replies(index);
      settle(reply);
      return reply;
    }),
  );
}

function repliesOf<Request, Reply>(
  answerAll: AnswerAll<Request, Reply>,
  requests: readonly Request[],
): (index: number) => Promise<Reply> {
  try {
    const replies = answerAll(requests);
    return async (index) => {
      const reply = replies[index];
      if (!reply) throw new Error('A request of this turn got no reply.');
      return reply;
    };
  } catch (error) {
    return async () => {
      throw error;
    };
  }
}
