/**
 * The address in a browser's failed-import error; null where the error names none. Chromium and Firefox name it. A
 * browser fails a repeated import of the same address without a new request, so a retry needs another address.
 */
export function partAddress(error: unknown): string | null {
  const named = error instanceof TypeError ? /https?:\/\/\S+\.js\b/.exec(error.message)?.[0] : undefined;
  return named ?? null;
}
