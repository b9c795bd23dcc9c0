/** The part of the Trusted Types API used here; TypeScript's DOM library doesn't have it yet. */
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
 * The policy that decides for all code. Text never becomes markup in this app, with one exception: React
 * creates an inert script element by parsing an empty one. Scripts and workers load from our own files only.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text.trim() === '' || text === '<script></script>') return text;
      // Radix Select injects a style element for its scrollbars; our stylesheet already has those rules.
      if (text.startsWith('[data-radix-select-viewport]')) return '';
      // Remix's inline script that restores the scroll position while a page loads. A full rerender, as after a root
      // error, inserts it again; it would not run, and the page is scrolled by then.
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
