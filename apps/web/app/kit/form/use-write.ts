import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createWrites } from '../resource/writes.ts';

/**
 * Sends a form's writes to the page's action as JSON, one at a time: while one is pending, another resolves to null.
 * Each body carries its Idempotency-Key as `key`, which the action passes on to the API. An action answers a success
 * with a redirect, which resolves to 'saved', and returns data only for errors.
 */
export function useWrite<Action>() {
  const { submit, state, data } = useFetcher<Action>();
  const [writes] = useState(() => createWrites());
  const answered = useRef<((answer: NonNullable<typeof data> | 'saved') => void) | null>(null);
  useEffect(() => {
    if (state !== 'idle' || !answered.current) return;
    writes.end(data === undefined);
    answered.current((data as NonNullable<typeof data> | undefined) ?? 'saved');
    answered.current = null;
  }, [state, data, writes]);
  return useCallback(
    async (body: Readonly<Record<string, unknown>>): Promise<NonNullable<typeof data> | 'saved' | null> => {
      const key = writes.begin(JSON.stringify(body));
      if (key === null) return null;
      const answer = new Promise<NonNullable<typeof data> | 'saved'>((resolve) => (answered.current = resolve));
      void submit(JSON.stringify({ ...body, key }), { method: 'post', encType: 'application/json' });
      return answer;
    },
    [writes, submit],
  );
}
