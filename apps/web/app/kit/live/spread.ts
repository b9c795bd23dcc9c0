/**
 * Runs something a random moment after it was wanted, at most this many milliseconds later, and once for everything
 * wanted meanwhile: what a crowd wants at the same moment is spread over that time.
 */
export function spread(
  run: () => void,
  withinMs: number,
  random: () => number = Math.random,
): { readonly want: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    want: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, withinMs * random());
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
