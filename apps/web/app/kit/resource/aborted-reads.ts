/**
 * The browser's fetch, except that a response the router has abandoned goes silent instead of failing. Navigating away
 * during a revalidation abandons its response. Remix then logs the missing half to the console and rejects its deferred
 * promises, which nothing handles anymore. A response that breaks off by itself still reports an error.
 */
export function ignoreAbortedReads(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const signal = init?.signal;
    if (!signal || !answer.body || !isPageData(input)) return answer;
    const reader = answer.body.getReader();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (!signal.aborted) controller.error(error);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
    const { status, statusText, headers } = answer;
    return new Response(body, { status, statusText, headers });
  };
}

/** Whether Remix's router reads pages from it; our own code requests with plain strings. */
function isPageData(input: Parameters<typeof globalThis.fetch>[0]): boolean {
  return input instanceof URL && input.pathname.endsWith('.data');
}
