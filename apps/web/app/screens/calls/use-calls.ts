import { useEffect, useState } from 'react';
import type { Outcome, Problem } from '../../api/outcome.ts';
import type { CallsBehind } from '../../dashboard/calls-behind.ts';
import type { CallsPage } from '../../routes/calls.ts';

/** The calls of a place on some days: null until the first page is there; `more` adds the next. */
export function useCalls({ slug, from, to }: CallsBehind) {
  const [page, setPage] = useState<CallsPage | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [loading, setLoading] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void ask({ slug, from, to }, null).then((outcome) => {
      if (!current) return;
      setProblem(outcome.ok ? null : outcome.problem);
      if (outcome.ok) setPage(outcome.data);
    });
    return () => {
      current = false;
    };
  }, [slug, from, to, tries]);
  const more = async () => {
    const cursor = page?.meta.next_cursor;
    if (!page || !cursor) return;
    setLoading(true);
    const outcome = await ask({ slug, from, to }, cursor);
    setLoading(false);
    setProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) setPage({ ...outcome.data, data: [...page.data, ...outcome.data.data] });
  };
  return { page, problem, loading, more: () => void more(), retry: () => setTries((count) => count + 1) };
}

async function ask({ slug, from, to }: CallsBehind, cursor: string | null): Promise<Outcome<CallsPage>> {
  try {
    const query = new URLSearchParams({ from, to, ...(cursor ? { cursor } : {}) });
    return (await (await fetch(`/resources/calls/${encodeURIComponent(slug)}?${query}`)).json()) as Outcome<CallsPage>;
  } catch {
    return { ok: false, problem: { kind: 'unreachable', detail: '', requestId: '' } };
  }
}
