import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createWriteKeys } from './write-key.ts';

/**
 * Sends a form's writes to the page's action as JSON, one at a time: from the first press until the answer is here every
 * further press is ignored, even before React has drawn the button as busy. Each body carries its Idempotency-Key as
 * `key`, for the action to pass on to the api.
 */
export function useWrite<Action>() {
  const fetcher = useFetcher<Action>();
  const { submit, state } = fetcher;
  const [keys] = useState(() => createWriteKeys());
  const locked = useRef(false);
  useEffect(() => {
    if (state === 'idle') locked.current = false;
  }, [state]);
  /** False when a write is under way and this one was not sent. */
  const send = useCallback(
    (body: Readonly<Record<string, unknown>>): boolean => {
      if (locked.current) return false;
      locked.current = true;
      const key = keys.keyFor(JSON.stringify(body));
      void submit(JSON.stringify({ ...body, key }), { method: 'post', encType: 'application/json' });
      return true;
    },
    [keys, submit],
  );
  return { send, busy: state !== 'idle', answer: state === 'idle' ? fetcher.data : undefined };
}
