import { useMemo } from 'react';
import type { Outcome } from '../outcome/outcome.ts';
import { unpack, type Packed } from './packed.ts';

/** Unpacks a loader's reply, unless it is unpacked already. Keeps the same object while the same reply is sent again. */
export function useUnpacked<Reply extends object>(sent: Outcome<Packed<Reply> | Reply>): Outcome<Reply> {
  const data = sent.ok ? sent.data : null;
  const reply = useMemo(
    () => (data === null ? null : { ok: true as const, data: typeof data === 'string' ? unpack<Reply>(data) : data }),
    [data],
  );
  return reply ?? (sent as Outcome<never>);
}
