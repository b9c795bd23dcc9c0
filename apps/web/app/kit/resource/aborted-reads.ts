/**
 * The browser's fetch, except that an answer the router no longer wants falls silent instead of breaking off. Going on
 * while a page is being reloaded abandons that reading; Remix then tells the console of the half that did not come, and
 * rejects what was to come with it, which nobody is left to hear. An answer that breaks off by itself still says so.
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

/** Whether it is what Remix's router reads pages from; our own code asks with plain text. */
function isPageData(input: Parameters<typeof globalThis.fetch>[0]): boolean {
  return input instanceof URL && input.pathname.endsWith('.data');
}
