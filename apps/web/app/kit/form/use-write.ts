import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { createWrites } from '../resource/writes.ts';

/**
 * Sends a form's writes to the page's action as JSON, one at a time: from the first press until the answer is here every
 * further press is ignored. Each body carries its Idempotency-Key as `key`, for the action to pass on to the api. An
 * action answers a success with a redirect, and with data only what went wrong.
 */
export function useWrite<Action>() {
  const fetcher = useFetcher<Action>();
  const { submit, state, data } = fetcher;
  const [writes] = useState(() => createWrites());
  useEffect(() => {
    if (state === 'idle') writes.end(data === undefined);
  }, [state, data, writes]);
  /** False when a write is under way and this one was not sent. */
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
