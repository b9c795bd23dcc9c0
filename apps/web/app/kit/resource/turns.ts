/** Runs tasks one after another. */
export interface Turns {
  /**
   * Runs a task after all earlier ones have settled, successful or not. Returns null and does nothing if a task with
   * the same content is queued or running.
   */
  take<Result>(content: string, work: () => Promise<Result>): Promise<Result | null>;
}

/** Keeps a double click from doing the same thing twice, and a quick click on something else from being lost. */
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
