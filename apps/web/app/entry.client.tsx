import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ignoreAbortedReads } from './kit/resource/aborted-reads.ts';
import { noteDeferredBeforeRender } from './kit/page/note-deferred.ts';
import { installTrustedTypes } from './kit/page/trusted-types.ts';

installTrustedTypes();
window.fetch = ignoreAbortedReads(window.fetch.bind(window));
// Radix reads the nonce from here for the style element that locks page scroll behind a dialog.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce,
});

noteDeferredBeforeRender(window.__remixContext);

// In a separate task, so input that arrived in the meantime doesn't wait for both steps.
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
