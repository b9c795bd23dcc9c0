import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';

/** Waits for a change, and tells the reader if it failed. */
export function useSaid() {
  const notify = useNotify();
  return async <Reply>(sent: Promise<Outcome<Reply> | null>): Promise<Reply | null> => {
    const outcome = await sent;
    if (outcome === null || outcome.ok) return outcome?.data ?? null;
    notify({ tone: 'danger', text: outcome.problem.detail || problemWords(outcome.problem).words });
    return null;
  };
}
