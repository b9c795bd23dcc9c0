import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Outcome } from '../outcome/outcome.ts';
import { idempotencyHeader, ProblemError, type AnyResource, type ChangedOf, type ChangeOf } from './resource.ts';
import { sendRequest } from './send-request.ts';
import { createTurns } from './turns.ts';
import { useResourceClient } from './use-resource-client.ts';
import { keyOf } from './use-resource.ts';
import { createWrites } from './writes.ts';

export interface ResourceChange<Resource extends AnyResource> {
  /**
   * Sends a change; never rejects. While one is under way, the same one is ignored and resolves to null, and another one
   * is sent after it.
   */
  readonly change: (what: ChangeOf<Resource>) => Promise<Outcome<ChangedOf<Resource>> | null>;
  readonly busy: boolean;
}

export interface ChangeOptions {
  /**
   * Whether screens that show the resource read it again right after a change. If not, the next one to show it does.
   *
   * @defaultValue true
   */
  readonly refresh?: boolean;
}

/**
 * Changes a resource of this app. A change that gets no answer is sent again with the same key, so that it is made once,
 * and so is the same change when the person sends it again after a failure. Afterwards every address of the same path is
 * read again.
 */
export function useChange<Resource extends AnyResource>(
  address: string,
  { refresh = true }: ChangeOptions = {},
): ResourceChange<Resource> {
  const client = useResourceClient();
  const [writes] = useState(() => createWrites());
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
      onSuccess: () =>
        client.invalidateQueries({
          queryKey: keyOf(address).slice(0, 1),
          refetchType: refresh ? 'active' : 'none',
        }),
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
