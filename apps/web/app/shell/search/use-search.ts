import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome, Problem } from '../../kit/resource/outcome.ts';
import { ask } from '../../kit/resource/use-asked.ts';
import type { SearchPage } from './search-page.ts';

export type SearchWhat = 'employees' | 'organizations';

interface Answer {
  readonly found: SearchPage | null;
  readonly problem: Problem | null;
}

/** Typing waits a moment before it asks. */
const restMs = 200;

/** What is found for a text; the last answer stays until the next is there. `more` adds the next page. */
export function useSearch(what: SearchWhat, text: string) {
  const [{ found, problem }, setAnswer] = useState<Answer>({ found: null, problem: null });
  const [loading, setLoading] = useState(false);
  const [tries, setTries] = useState(0);
  const asked = useRef('');
  useEffect(() => {
    const abort = new AbortController();
    asked.current = `${what} ${text}`;
    const timer = setTimeout(
      async () => {
        const outcome = await askFor(what, text, null, abort.signal);
        if (!abort.signal.aborted)
          setAnswer(outcome.ok ? { found: outcome.data, problem: null } : { found: null, problem: outcome.problem });
      },
      text ? restMs : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [what, text, tries]);
  const more = useCallback(async () => {
    if (!found?.nextToken) return;
    const at = asked.current;
    setLoading(true);
    const outcome = await askFor(what, text, found.nextToken);
    setLoading(false);
    // Another search has begun in between.
    if (at !== asked.current) return;
    if (outcome.ok)
      setAnswer({ found: { ...outcome.data, hits: [...found.hits, ...outcome.data.hits] }, problem: null });
    else setAnswer({ found, problem: outcome.problem });
  }, [what, text, found]);
  return { found, problem, loading, more: () => void more(), retry: () => setTries((count) => count + 1) };
}

function askFor(
  what: SearchWhat,
  text: string,
  token: string | null,
  signal?: AbortSignal,
): Promise<Outcome<SearchPage>> {
  const query = new URLSearchParams({ what, text, ...(token ? { token } : {}) });
  return ask(`/resources/search?${query}`, signal ? { signal } : {});
}
