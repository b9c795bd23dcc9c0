import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createWrites } from '../resource/writes.ts';

/**
 * Sends a form's writes to the page's action as JSON, one at a time: while one is pending, another is not sent. Each
 * body carries its Idempotency-Key as `key`, which the action passes on to the API. An action answers a success, or a
 * session that has ended, with a redirect: then, as when nothing was sent, there is no answer.
 */
export function useWrite<Action>() {
  const { submit, state, data } = useFetcher<Action>();
  type Answer = NonNullable<typeof data> | null;
  const [writes] = useState(() => createWrites());
  const answered = useRef<((answer: Answer) => void) | null>(null);
  useEffect(() => {
    if (state !== 'idle' || !answered.current) return;
    writes.end(data === undefined);
    answered.current(data ?? null);
    answered.current = null;
  }, [state, data, writes]);
  return useCallback(
    async (body: Readonly<Record<string, unknown>>): Promise<Answer> => {
      const key = writes.begin(JSON.stringify(body));
      if (key === null) return null;
      const answer = new Promise<Answer>((resolve) => (answered.current = resolve));
      void submit(JSON.stringify({ ...body, key }), { method: 'post', encType: 'application/json' });
      return answer;
    },
    [writes, submit],
  );
}
