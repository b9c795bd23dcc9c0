import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { createWrites } from '../resource/writes.ts';

/**
 * Sends a form's writes to the page's action as JSON, one at a time: while one is pending, further submissions are
 * ignored. Each body carries its Idempotency-Key as `key`, which the action passes on to the API. An action answers a
 * success with a redirect, and returns data only for errors.
 */
export function useWrite<Action>() {
  const fetcher = useFetcher<Action>();
  const { submit, state, data } = fetcher;
  const [writes] = useState(() => createWrites());
  useEffect(() => {
    if (state === 'idle') writes.end(data === undefined);
  }, [state, data, writes]);
  /** Returns false when a write is pending and this one was not sent. */
  const send = useCallback(
    (body: Readonly<Record<string, unknown>>): boolean => {
      const key = writes.begin(JSON.stringify(body));
      if (key === null) return false;
      void submit(JSON.stringify({ ...body, key }), { method: 'post', encType: 'application/json' });
      return true;
    },
    [writes, submit],
  );
  return { send, busy: state !== 'idle', answer: state === 'idle' ? data : undefined };
}
