interface Noted {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: unknown;
  reason?: unknown;
}

/** Records a promise's result on it, in the fields React's `use` checks before suspending. */
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

/** Records the result of every promise in loader data. */
export function noteDeferred(data: unknown): void {
  if (data instanceof Promise) note(data);
  else if (Array.isArray(data)) data.forEach(noteDeferred);
  else if (data && typeof data === 'object') Object.values(data).forEach(noteDeferred);
}

/**
 * Makes sure that server-rendered markup hydrates without suspending. React suspends once for every unknown promise,
 * even a settled one. A press that arrives at that moment makes it discard the markup and render the fallback, and the
 * press is lost. So the promises are annotated as soon as Remix has decoded them, before anything renders.
 *
 * @param context Remix's global context in the page; Remix's decoding fills in its `state`
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
