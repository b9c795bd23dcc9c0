import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Outcome } from '../outcome/outcome.ts';
import {
  idempotencyHeader,
  keyOf,
  ProblemError,
  type AddressOf,
  type AnyResource,
  type ChangedOf,
  type ChangeOf,
} from './resource.ts';
import { readAgain } from './read-again.ts';
import { sendRequest } from './send-request.ts';
import { createTurns } from './turns.ts';
import { useResourceClient } from './use-resource-client.ts';
import { createWrites, randomKey, tabKeys } from './writes.ts';

export interface ResourceChange<Resource extends AnyResource> {
  /**
   * Sends a change; never rejects. While one is pending, the same change is ignored and resolves to null; a different
   * one is queued.
   */
  readonly change: (what: ChangeOf<Resource>) => Promise<Outcome<ChangedOf<Resource>> | null>;
  readonly busy: boolean;
}

export interface ChangeOptions {
  /**
   * Whether screens that show the resource reload it right after a change. If not, the next one to show it does.
   *
   * @defaultValue true
   */
  readonly refresh?: boolean;
}

/**
 * Changes a resource of this app. A change without an answer is retried with the same key, so it applies once. The same
 * holds when the person sends the same change again after a failure, also in a reloaded page. While the browser is
 * offline, it waits. Afterwards every address with the same path is
 * invalidated.
 */
export function useChange<Resource extends AnyResource>(
  address: AddressOf<Resource>,
  { refresh = true }: ChangeOptions = {},
): ResourceChange<Resource> {
  const client = useResourceClient();
  const [writes] = useState(() => createWrites(randomKey, tabKeys(address)));
  const [turns] = useState(() => createTurns());
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: async ({ body, key }: { readonly body: string; readonly key: string }) => {
        const outcome = await sendRequest<ChangedOf<Resource>>(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
          body,
        });
        if (!outcome.ok) throw new ProblemError(outcome.problem);
        return outcome.data;
      },
      onSuccess: () => {
        const queryKey = keyOf(address).slice(0, 1);
        return refresh ? readAgain(client, queryKey) : client.invalidateQueries({ queryKey, refetchType: 'none' });
      },
    },
    client,
  );
  const change = useCallback(
    (what: ChangeOf<Resource>): Promise<Outcome<ChangedOf<Resource>> | null> => {
      const body = JSON.stringify(what);
      return turns.take(body, async () => {
        const key = writes.begin(body);
        if (key === null) return null;
        let succeeded = false;
        try {
          const data = await mutateAsync({ body, key });
          succeeded = true;
          return { ok: true, data };
        } catch (error) {
          if (error instanceof ProblemError) return { ok: false, problem: error.problem };
          throw error;
        } finally {
          writes.end(succeeded);
        }
      });
    },
    [mutateAsync, turns, writes],
  );
  return { change, busy: isPending };
}
