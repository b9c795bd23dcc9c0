/**
 * Runs after the page is parsed, while its script is still loading. The first number and date formatted make the
 * browser load locale data from disk, long enough to delay a click. This does it in two steps when the browser is idle.
 * Logged-out pages use neither, so they skip it. Only the server emits it, like `keepPressesScript`.
 */
export const prepareFormatsScript = import.meta.env.SSR
  ? `(() => {
  if (!document.querySelector('[data-component="AppShell.Root"]')) return;
  const idle = window.requestIdleCallback || setTimeout;
  /* After the frame in which the page is first seen. */
  requestAnimationFrame(() => {
    idle(() => new Intl.NumberFormat('en-US'));
    idle(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));
  });
})()`
  : '';
