/** Runs the consumer's handler, then ours, unless theirs called `preventDefault()`. */
export const composeHandlers =
  <Event extends { defaultPrevented: boolean }>(
    theirs: ((event: Event) => void) | undefined,
    ours: (event: Event) => void,
  ) =>
  (event: Event): void => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
