import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { usePersonId } from '../page/use-person-id.ts';
import { readAgain } from '../resource/read-again.ts';
import { keyOf, type AddressOf, type AnyResource, type ChangedOf, type ChangeOf } from '../resource/resource.ts';
import { useResourceClient } from '../resource/use-resource-client.ts';
import { newMessageId } from '../store/new-message-id.ts';
import { keptChangesOf, type KeptChange } from './kept-changes.ts';

export interface WaitingChange<Resource extends AnyResource> extends KeptChange {
  readonly body: ChangeOf<Resource>;
}

export interface KeptChanges<Resource extends AnyResource> {
  /** Changes that haven't reached the server, and those it refused, in the order they were made. */
  readonly waiting: readonly WaitingChange<Resource>[];
  /** Sends a change now, or as soon as there is a network. `id` is its own id and Idempotency-Key. */
  readonly send: (body: (id: string) => ChangeOf<Resource>) => void;
  /** Sends a refused change again. */
  readonly retry: (id: string) => void;
  /** Drops a refused change. */
  readonly discard: (id: string) => void;
}

const none: readonly KeptChange[] = [];
const nothing = () => () => undefined;

/**
 * Changes of a resource that must not be lost with the network or the tab: they are kept in the browser until the
 * server has them, and sent once, in order. For what a person does with one tap and then puts the phone away; a form
 * keeps its values and uses `useChange`.
 * @param what - names the change in a sentence: 'your answer'
 * @param onSent - called with the reply, unless the component is gone by then
 */
export function useKeptChanges<Resource extends AnyResource>(
  address: AddressOf<Resource>,
  what: string,
  onSent: (changed: ChangedOf<Resource>, body: ChangeOf<Resource>) => void = () => undefined,
): KeptChanges<Resource> {
  const person = usePersonId();
  const client = useResourceClient();
  const outbox = typeof document === 'undefined' || person === null ? null : keptChangesOf(person);
  const sent = useEffectEvent((changed: unknown, change: KeptChange) => {
    if (change.address !== address) return;
    void readAgain(client, keyOf(address).slice(0, 1));
    onSent(changed as ChangedOf<Resource>, change.body as ChangeOf<Resource>);
  });
  useEffect(() => outbox?.onSent((changed, change) => sent(changed, change)), [outbox]);
  const all = useSyncExternalStore(outbox?.subscribe ?? nothing, outbox?.messages ?? (() => none), () => none);
  const waiting = useMemo(
    () => all.filter((change) => change.address === address) as readonly WaitingChange<Resource>[],
    [all, address],
  );
  const send = useCallback(
    (body: (id: string) => ChangeOf<Resource>) => {
      const id = newMessageId();
      outbox?.add({ id, address, what, body: body(id), writtenAt: new Date().toISOString(), refused: null });
    },
    [outbox, address, what],
  );
  return {
    waiting,
    send,
    retry: useCallback((id) => outbox?.retry(id), [outbox]),
    discard: useCallback((id) => outbox?.discard(id), [outbox]),
  };
}
