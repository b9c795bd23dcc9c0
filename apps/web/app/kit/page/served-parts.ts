const parts = new Set<() => Promise<unknown>>();
/** How many of them are loaded, or on their way. */
let known = 0;
let loading = Promise.resolve();

/** Notes a part that loads late in the browser, for the server to have it before it draws a page. */
export function addServedPart(load: () => Promise<unknown>): void {
  parts.add(load);
}

/**
 * Loads every late part on the server. React would otherwise send the first page after a start with placeholders, which
 * only script fills. A part that needs a browser fails here; it is loaded there.
 */
export function loadServedParts(): Promise<void> {
  if (parts.size > known) loading = loadAll();
  return loading;
}

/** Parts have late parts of their own, which are noted once their module runs. */
async function loadAll(): Promise<void> {
  while (parts.size > known) {
    known = parts.size;
    await Promise.allSettled([...parts].map((load) => load()));
  }
}
