interface Noted {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: unknown;
  reason?: unknown;
}

/** Notes on a promise what it came to, where React's `use` looks before it waits. */
function note(promise: Promise<unknown>): void {
  const noted = promise as Noted;
  if (noted.status) return;
  noted.status = 'pending';
  promise.then(
    (value) => {
      noted.status = 'fulfilled';
      noted.value = value;
    },
    (reason: unknown) => {
      noted.status = 'rejected';
      noted.reason = reason;
    },
  );
}

/** Notes every promise in what loaders answered. */
export function noteDeferred(data: unknown): void {
  if (data instanceof Promise) note(data);
  else if (Array.isArray(data)) data.forEach(noteDeferred);
  else if (data && typeof data === 'object') Object.values(data).forEach(noteDeferred);
}

/**
 * Sees to it that markup which came from the server is taken over as it stands. React waits once for every promise it
 * has not met, even a settled one; a press that reaches the page in that moment makes it throw the markup away and draw
 * the placeholder, and the press is lost. So the promises are noted the moment Remix has decoded them, which is before
 * anything of the page is rendered.
 *
 * @param context what Remix left in the page for its script; its `state` is filled in by Remix's own decoding
 */
export function noteDeferredBeforeRender(context: { state?: unknown }): void {
  let state = context.state;
  Object.defineProperty(context, 'state', {
    configurable: true,
    enumerable: true,
    get: () => state,
    set(decoded: unknown) {
      state = decoded;
      noteDeferred((decoded as { loaderData?: unknown } | undefined)?.loaderData);
    },
  });
}
