import { useEffect, useState } from 'react';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import type { CommentsChange, CommentsResource } from '../server/comments.server.ts';
import { commentsAddress } from '../model/addresses.ts';

/** Sends a change of comments or notes; null if nothing was sent. */
export type SendComment = (what: CommentsChange) => Promise<Outcome<unknown> | null>;

/**
 * The comments on an element at a location, and a way to change them. Opening them marks them as viewed. `viewedAt`
 * keeps the previous value, so that new comments stay marked until the drawer closes; it is undefined until known.
 */
export function useComments(elementId: number, organizationId: number) {
  const address = commentsAddress({ element: elementId }, { organization: organizationId });
  const { data, stale, problem, loading, retry } = useResource<CommentsResource>(address);
  useLiveResource(address, ['comments'], ({ id }) => id === elementId);
  const { change } = useChange<CommentsResource>(address);
  const { change: view } = useChange<CommentsResource>(address, { refresh: false });
  const [opened, setOpened] = useState<{ readonly address: string; readonly viewedAt: string | null } | null>(null);
  if (data && !stale && opened?.address !== address) setOpened({ address, viewedAt: data.viewedAt });
  const viewedAt = opened?.address === address ? opened.viewedAt : undefined;
  const known = viewedAt !== undefined;
  useEffect(() => {
    // Read before marking as viewed: what is new depends on when they were last opened.
    if (known) void view({ intent: 'viewed' });
  }, [known, view]);
  return { comments: data?.comments, viewedAt, problem, loading, retry, change };
}
