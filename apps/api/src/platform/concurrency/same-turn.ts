interface Waiting<Request, Reply> {
  readonly request: Request;
  readonly settle: (reply: Promise<Reply>) => void;
}

/**
 * Collects the requests that arrive in one turn of the event loop, so that they can share statements: a round trip to
 * the database costs more processor time than most of what is read.
 * @param answerAll - returns a reply for each request, in order
 */
export function inSameTurn<Request, Reply>(
  answerAll: (requests: readonly Request[]) => readonly Promise<Reply>[],
): (request: Request) => Promise<Reply> {
  let waiting: Waiting<Request, Reply>[] = [];
  const repliesOf = (requests: readonly Request[]): ((index: number) => Promise<Reply>) => {
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
  };
  const answerWaiting = () => {
    const answered = waiting;
    waiting = [];
    const replies = repliesOf(answered.map(({ request }) => request));
    for (const [index, { settle }] of answered.entries()) settle(replies(index));
  };
  return (request) =>
    new Promise<Reply>((settle) => {
      waiting.push({ request, settle });
      if (waiting.length === 1) setImmediate(answerWaiting);
    });
}
