/** The path of the Chromium the tests drive, or one line saying why there is none. */
export function ensureChromium(): Promise<
  { path: string; missing?: undefined } | { path?: undefined; missing: string }
>;
/** Playwright's switches for Chromium that are not needed with so many bytes of shared memory, for its `ignoreDefaultArgs`. */
export function unneededSwitches(bytes?: number): string[];
/** What a person does about a Chromium that does not start, from what the dynamic linker printed. */
export function whyNotStarting(output: string): string;
