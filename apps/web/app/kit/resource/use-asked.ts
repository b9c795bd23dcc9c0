import { useCallback, useEffect, useState } from 'react';
import { unanswered, type Outcome } from './outcome.ts';

/** Asks an address of this app; never rejects. */
export async function ask<Data>(address: string, init?: RequestInit): Promise<Outcome<Data>> {
  try {
    return (await (await fetch(address, init)).json()) as Outcome<Data>;
  } catch {
    return unanswered;
  }
}

/** What an address answers, null until it has; and a way to ask again. */
export function useAsked<Data>(address: string): readonly [Outcome<Data> | null, () => void] {
  const [answer, setAnswer] = useState<{ readonly address: string; readonly outcome: Outcome<Data> } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void ask<Data>(address).then((outcome) => current && setAnswer({ address, outcome }));
    return () => {
      current = false;
    };
  }, [address, tries]);
  return [answer?.address === address ? answer.outcome : null, useCallback(() => setTries((count) => count + 1), [])];
}
