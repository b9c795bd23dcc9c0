/**
 * The nonce of the page's Content-Security-Policy for style elements that third-party libraries insert, or nothing if
 * there is none. Apps set it where bundlers and those libraries look for it: `globalThis.__webpack_nonce__`.
 */
export function styleNonce(): { readonly nonce?: string } {
  const { __webpack_nonce__: nonce } = globalThis as { __webpack_nonce__?: unknown };
  return typeof nonce === 'string' ? { nonce } : {};
}
