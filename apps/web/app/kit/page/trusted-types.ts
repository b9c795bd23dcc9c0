/** The part of the Trusted Types API used here; TypeScript's DOM library does not have it yet. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

/**
 * The one policy the Content-Security-Policy allows. Text never becomes markup in this app, with one exception:
 * React makes an inert script element by parsing an empty one. Scripts and workers load from our own files only.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text.trim() === '' || text === '<script></script>') return text;
      // The select's engine brings a style element for its scrollbars; our style sheet has them already.
      if (text.startsWith('[data-radix-select-viewport]')) return '';
      // Remix's script that scrolls a page while it is read. A page that is drawn again, as after an error of the whole of
      // it, brings it again; it would not run, and the page is scrolled by now.
      if (text.endsWith(')("positions", null)')) return '';
      reportError(new TypeError('Roadside never turns text into markup.'));
      return '';
    },
    createScriptURL(url) {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError('Roadside loads scripts from its own origin only.');
    },
  });
}
