import type { FillInput, FillProgress, FillResult } from '@roadside/domain/fill-gaps';
import type { Span } from '@roadside/scheduler-gantt/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FillMessage } from './fill.worker.ts';

/** A search for shifts: how far it is, what it found, or that it broke off. */
export type FillSearch =
  | { readonly state: 'idle' | 'failed' }
  | { readonly state: 'searching'; readonly progress: FillProgress | null }
  | {
      readonly state: 'found';
      readonly result: FillResult;
      /** The times drivers were on shift on screen when the search began. */
      readonly basis: readonly Span[];
    };

const idle: FillSearch = { state: 'idle' };

/** Searches in a worker, so that the schedule stays responsive. A new search, or leaving, stops the one before. */
export function useFillSearch(): {
  readonly search: FillSearch;
  readonly start: (input: FillInput, basis: readonly Span[]) => void;
  readonly cancel: () => void;
} {
  const worker = useRef<Worker | null>(null);
  const [search, setSearch] = useState<FillSearch>(idle);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  const start = useCallback(
    (input: FillInput, basis: readonly Span[]) => {
      stop();
      setSearch({ state: 'searching', progress: null });
      const own = new Worker(new URL('./fill.worker.ts', import.meta.url), { type: 'module' });
      worker.current = own;
      own.addEventListener('message', ({ data }: MessageEvent<FillMessage>) => {
        if (worker.current !== own) return;
        if (data.kind === 'progress') setSearch({ state: 'searching', progress: data.progress });
        else {
          stop();
          setSearch({ state: 'found', result: data.result, basis });
        }
      });
      own.addEventListener('error', () => {
        if (worker.current !== own) return;
        stop();
        setSearch({ state: 'failed' });
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
      own.postMessage(input);
    },
    [stop],
  );
  const cancel = useCallback(() => {
    stop();
    setSearch(idle);
  }, [stop]);
  useEffect(() => stop, [stop]);
  return { search, start, cancel };
}
