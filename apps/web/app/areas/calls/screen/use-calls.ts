import { useEffect, useState } from 'react';
import type { Outcome, Problem } from '../../../kit/resource/outcome.ts';
import { ask } from '../../../kit/resource/use-asked.ts';
import type { CallsBehind } from '../model/calls-behind.ts';
import type { CallsPage } from '../server/calls.server.ts';

/** The calls of a place on some days: null until the first page is there; `more` adds the next. */
export function useCalls(behind: CallsBehind, filters: Readonly<Record<string, unknown>>) {
  const [page, setPage] = useState<CallsPage | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [loading, setLoading] = useState(false);
  const [tries, setTries] = useState(0);
  const address = addressOf(behind, filters);
  useEffect(() => {
    let current = true;
    void ask<CallsPage>(address).then((outcome) => {
      if (!current) return;
      setProblem(outcome.ok ? null : outcome.problem);
      if (outcome.ok) setPage(outcome.data);
    });
    return () => {
      current = false;
    };
  }, [address, tries]);
  const more = async () => {
    const cursor = page?.meta.next_cursor;
    if (!page || !cursor) return;
    setLoading(true);
    const outcome: Outcome<CallsPage> = await ask(`${address}&cursor=${encodeURIComponent(cursor)}`);
    setLoading(false);
    setProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) setPage({ ...outcome.data, data: [...page.data, ...outcome.data.data] });
  };
  return { page, problem, loading, more: () => void more(), retry: () => setTries((count) => count + 1) };
}

function addressOf(
  { slug, from, to, metric, part, only }: CallsBehind,
  filters: Readonly<Record<string, unknown>>,
): string {
  const query = new URLSearchParams({
    from,
    to,
    ...(metric ? { metric, part } : {}),
    ...(only ? { only } : {}),
    ...(Object.keys(filters).length > 0 ? { filters: JSON.stringify(filters) } : {}),
  });
  return `/resources/calls/${encodeURIComponent(slug)}?${query}`;
}
