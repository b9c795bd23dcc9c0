/** Does pieces of work one after another. */
export interface Turns {
  /**
   * Does the work once everything taken before is over, whether that succeeded or not.
   * Answers null, and does nothing, where work of the same content waits or is under way.
   */
  take<Result>(content: string, work: () => Promise<Result>): Promise<Result | null>;
}

/** Keeps a double press from doing the same twice, and a quick press on something else from being lost. */
export function createTurns(): Turns {
  const taken = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async take(content, work) {
      if (taken.has(content)) return null;
      taken.add(content);
      const turn = last.then(work).finally(() => taken.delete(content));
      last = turn.catch(() => {});
      return turn;
    },
  };
}
