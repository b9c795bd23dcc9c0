/**
 * The nonce of the page's Content-Security-Policy for a style element a library below puts in, or nothing without one. An
 * app sets it where bundlers and those libraries look for it: `globalThis.__webpack_nonce__`.
 */
export function styleNonce(): { readonly nonce?: string } {
  const { __webpack_nonce__: nonce } = globalThis as { __webpack_nonce__?: unknown };
  return typeof nonce === 'string' ? { nonce } : {};
}
