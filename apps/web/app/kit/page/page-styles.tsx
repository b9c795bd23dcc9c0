import { createContext, useContext } from 'react';

/** The stylesheet of all screens, as carried by one page. */
export interface PageStylesValue {
  /** Its address, which changes with its content. */
  readonly href: string;
  /** Its text on a first visit; empty where the browser has the file cached. */
  readonly inline: string;
  readonly nonce: string | undefined;
}

const PageStylesContext = createContext<PageStylesValue | null>(null);

/** Provides the styles during server rendering; the browser reads them from the page. */
export const PageStylesProvider = PageStylesContext.Provider;

/**
 * The server-rendered styles. Read once: a page that is rendered again after an error has no elements to read them
 * from.
 */
function readServed(): PageStylesValue | null {
  const link = document.querySelector('link[data-page-styles]');
  const style = link?.previousElementSibling as HTMLStyleElement | undefined;
  return link && style
    ? { href: link.getAttribute('href') ?? '', inline: style.textContent ?? '', nonce: style.nonce }
    : null;
}

const served = import.meta.env.SSR ? null : readServed();

/**
 * The stylesheet of all screens. A first visit gets it inlined, so the page paints without an extra round trip. The
 * link stays for the next page: a media query that never matches makes the browser fetch it at low priority. Renders
 * nothing in development, where Vite injects the styles.
 */
export function PageStyles() {
  const styles = useContext(PageStylesContext) ?? served;
  return (
    styles && (
      <>
        <style nonce={styles.nonce}>{styles.inline}</style>
        <link rel="stylesheet" href={styles.href} data-page-styles="" media={styles.inline ? 'not all' : undefined} />
      </>
    )
  );
}
