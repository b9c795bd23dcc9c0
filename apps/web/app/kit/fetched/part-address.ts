/**
 * The address a browser names in its refusal to import a module; null where it names none. Chromium and Firefox do. A
 * browser that has failed to import an address fails again without asking: only another address is asked for.
 */
export function partAddress(error: unknown): string | null {
  const named = error instanceof TypeError ? /https?:\/\/\S+\.js\b/.exec(error.message)?.[0] : undefined;
  return named ?? null;
}
