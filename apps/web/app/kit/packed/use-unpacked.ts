import { useMemo } from 'react';
import type { Outcome } from '../outcome/outcome.ts';
import { unpack, type Packed } from './packed.ts';

/** Unpacks a loader's reply. Keeps the same object while the same reply is sent again. */
export function useUnpacked<Reply>(sent: Outcome<Packed<Reply>>): Outcome<Reply> {
  const text = sent.ok ? sent.data : null;
  const reply = useMemo(() => (text === null ? null : { ok: true as const, data: unpack<Reply>(text) }), [text]);
  return reply ?? (sent as Outcome<never>);
}
