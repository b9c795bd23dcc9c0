/** Milliseconds a lazily loaded part may take before it counts as failed (specification, section 2). */
export const lazyPartTimeoutMilliseconds = 120_000;

/** Milliseconds a navigation may take before its loader shows (screens.md). */
export const navigationLoaderDelayMilliseconds = 150;
