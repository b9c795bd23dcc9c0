import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ignoreAbortedReads } from './kit/resource/aborted-reads.ts';
import { noteDeferredBeforeRender } from './kit/page/note-deferred.ts';
import { installTrustedTypes } from './kit/page/trusted-types.ts';

installTrustedTypes();
window.fetch = ignoreAbortedReads(window.fetch.bind(window));
// Where Radix looks for the nonce of the style that holds the page still behind a dialog.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce,
});

noteDeferredBeforeRender(window.__remixContext);

// In a task of its own, so that what was pressed or touched meanwhile need not wait for both.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
