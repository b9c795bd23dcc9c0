import { useEffect, useState } from 'react';
import { sendRequest } from '../../../kit/resource/send-request.ts';

const retryMs = 10_000;

/**
 * Whether the server can be reached. A browser that says it is online may be on a network that leads nowhere, so the
 * address is read; without an answer, again every few seconds.
 * @param address what is read; null to assume that it can
 */
export function useNetwork(address: string | null): boolean {
  const [reached, setReached] = useState(true);
  useEffect(() => {
    if (address === null) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async () => {
      clearTimeout(timer);
      const outcome = navigator.onLine ? await sendRequest(address) : null;
      if (left) return;
      const there = outcome !== null && (outcome.ok || outcome.problem.kind !== 'unreachable');
      setReached(there);
      if (!there) timer = setTimeout(() => void check(), retryMs);
    };
    const listen = () => void check();
    void check();
    addEventListener('online', listen);
    addEventListener('offline', listen);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('online', listen);
      removeEventListener('offline', listen);
    };
  }, [address]);
  return reached || address === null;
}
