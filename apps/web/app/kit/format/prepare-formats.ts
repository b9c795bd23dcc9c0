/**
 * Runs when the page has been written and its own script is still on its way. The first number and the first day that a
 * page writes have the browser fetch the language from its disk, for longer than a press may wait; it does that now, in
 * two steps, when it has nothing else to do. Pages that nobody is signed in on write neither. Only the server writes it,
 * as it does `keepPressesScript`.
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
