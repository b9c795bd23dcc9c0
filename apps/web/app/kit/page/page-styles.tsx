import { createContext, useContext } from 'react';

/** The stylesheet of all screens, as one page carries it. */
export interface PageStylesValue {
  /** Its address, which changes with its content. */
  readonly href: string;
  /** Its text on a first visit; empty where the browser has the file cached. */
  readonly inline: string;
  readonly nonce: string | undefined;
}

const PageStylesContext = createContext<PageStylesValue | null>(null);

/** Hands the styles to the page while the server renders; the browser reads them from the page it got. */
export const PageStylesProvider = PageStylesContext.Provider;

/** What the server wrote. Read once: a page that is drawn again after an error has no elements to read it from. */
function readServed(): PageStylesValue | null {
  const link = document.querySelector('link[data-page-styles]');
  const style = link?.previousElementSibling as HTMLStyleElement | undefined;
  return link && style
    ? { href: link.getAttribute('href') ?? '', inline: style.textContent ?? '', nonce: style.nonce }
    : null;
}

const served = import.meta.env.SSR ? null : readServed();

/**
 * The stylesheet of all screens. A first visit gets its text inside the page, so that it paints as soon as the page is
 * there instead of one round trip later. The link stays for the next page: media that never match make the browser
 * fetch it when it has nothing better to do. Renders nothing in development, where Vite brings the styles.
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
