/** The path of the Chromium the tests drive, or one line saying why it is unavailable. */
export function ensureChromium(): Promise<
  { path: string; missing?: undefined } | { path?: undefined; missing: string }
>;
/**
 * Playwright's switches for Chromium that are not needed with this much shared memory, in bytes, for its
 * `ignoreDefaultArgs`.
 */
export function unneededSwitches(bytes?: number): string[];
/** How to fix a Chromium that does not start, from the output of the dynamic linker. */
export function whyNotStarting(output: string): string;
