import { useCallback, useEffect, useRef, useState } from 'react';
import { createWriteKeys } from '../../../kit/form/write-key.ts';
import type { Outcome } from '../../../kit/resource/outcome.ts';
import type { Talk, TalkChange } from '../server/comments.server.ts';

const away: Outcome<never> = { ok: false, problem: { kind: 'unreachable', detail: '', requestId: '' } };

async function ask<Data>(address: string, init?: RequestInit): Promise<Outcome<Data>> {
  try {
    return (await (await fetch(address, init)).json()) as Outcome<Data>;
  } catch {
    return away;
  }
}

/** What is said about an element: null until it is known, a way to change it, and one to ask again. */
export function useTalk(elementId: number, organizationId: number) {
  const address = `/resources/comments/${elementId}?organization=${organizationId}`;
  const [talk, setTalk] = useState<Outcome<Talk> | null>(null);
  const read = useCallback(async () => setTalk(await ask<Talk>(address)), [address]);
  const [keys] = useState(() => createWriteKeys());
  const locked = useRef(false);
  /** Null when another change is under way and this one was not sent. */
  const change = useCallback(
    async (what: TalkChange): Promise<Outcome<unknown> | null> => {
      if (what.intent === 'viewed') return ask<unknown>(address, { method: 'POST', body: JSON.stringify(what) });
      if (locked.current) return null;
      locked.current = true;
      const outcome = await ask<unknown>(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...what, key: keys.keyFor(JSON.stringify(what)) }),
      });
      locked.current = false;
      if (outcome.ok) {
        keys.renew();
        await read();
      }
      return outcome;
    },
    [address, read, keys],
  );
  useEffect(() => {
    let current = true;
    // Read first: what is new is told by when it was last opened.
    void ask<Talk>(address).then((outcome) => {
      if (!current) return;
      setTalk(outcome);
      void change({ intent: 'viewed' });
    });
    return () => {
      current = false;
    };
  }, [address, change]);
  return { talk, change, read };
}
