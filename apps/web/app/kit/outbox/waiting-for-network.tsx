import { useIsMutating } from '@tanstack/react-query';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { useEffect, useSyncExternalStore } from 'react';
import { useResourceClient } from '../resource/use-resource-client.ts';
import { useOffline } from '../resource/use-offline.ts';
import { keptChangesOf } from './kept-changes.ts';
import * as styles from './waiting-for-network.css.ts';
import { waitingWords } from './waiting-words.ts';

/**
 * On every page: what waits for the network, and what the server refused after the person had moved on. Changes an
 * earlier page left are sent as soon as this is shown.
 */
export default function WaitingForNetwork({ person }: { readonly person: number }) {
  const client = useResourceClient();
  const outbox = keptChangesOf(person);
  const kept = useSyncExternalStore(outbox.subscribe, outbox.messages);
  const offline = useOffline();
  const paused = useIsMutating({ predicate: ({ state }) => state.isPaused }, client);
  const refused = kept.filter((change) => change.refused !== null);
  const waiting = paused + (offline ? kept.length - refused.length : 0);
  useEffect(() => {
    if (paused === 0) return undefined;
    // Kept changes survive the page; these don't.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [paused]);
  if (waiting === 0 && refused.length === 0) return null;
  return (
    <div className={styles.bar}>
      {waiting > 0 && (
        <Banner tone="beacon" role="status" title="You’re offline">
          {waitingWords(waiting)}
        </Banner>
      )}
      {refused.map(({ id, what, refused: why }) => (
        <Banner
          key={id}
          tone="danger"
          role="status"
          title={`We couldn’t send ${what}`}
          actions={
            <Inline gap={8}>
              <Button size="sm" onClick={() => outbox.retry(id)}>
                Try again
              </Button>
              <Button size="sm" emphasis="plain" onClick={() => outbox.discard(id)}>
                Discard
              </Button>
            </Inline>
          }
        >
          {why}
        </Banner>
      ))}
    </div>
  );
}
