import type { CallDefinition, CallReply } from '@roadside/contract/call';
import type { Problem } from '../outcome/outcome.ts';

/** The stored record, from the refusal of a change made on an older version; null for every other problem. */
export function currentOf<Definition extends CallDefinition>(
  { reply }: Definition,
  { current }: Problem,
): CallReply<Definition> | null {
  const parsed = reply.safeParse(current);
  return parsed.success ? (parsed.data as CallReply<Definition>) : null;
}
