import { useMemo } from 'react';
import type { Outcome } from '../outcome/outcome.ts';
import { unpack, type Packed } from './packed.ts';

/** What a loader sent packed. The same reply, sent again, stays the object it was. */
export function useUnpacked<Reply>(sent: Outcome<Packed<Reply>>): Outcome<Reply> {
  const text = sent.ok ? sent.data : null;
  const reply = useMemo(() => (text === null ? null : { ok: true as const, data: unpack<Reply>(text) }), [text]);
  return reply ?? (sent as Outcome<never>);
}
