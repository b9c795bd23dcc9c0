import { liveEvents, type LiveEventName } from '@roadside/contract/live';
import { LiveConnection, type LiveListener } from './live-connection.ts';
import { liveAddress } from './addresses.ts';

function openSource(position: number | null, { event, failed }: LiveListener): { close(): void } {
  // A new EventSource sends no Last-Event-ID, and its built-in reconnect has neither backoff nor jitter.
  const source = new EventSource(liveAddress({ after: position }));
  const forward = (name: LiveEventName) => (message: Event) => {
    // The browser fires its own `open` event, which carries no data.
    if (message instanceof MessageEvent) event(name, Number(message.lastEventId), JSON.parse(String(message.data)));
  };
  for (const name of liveEvents) source.addEventListener(name, forward(name));
  source.addEventListener('error', failed);
  return source;
}

let shared: LiveConnection | undefined;

/** The tab's connection, created on first use; in the browser only. */
export function tabConnection(): LiveConnection {
  if (shared) return shared;
  const connection = new LiveConnection({ open: openSource });
  connection.setOnline(navigator.onLine);
  connection.setVisible(document.visibilityState === 'visible');
  addEventListener('online', () => connection.setOnline(true));
  addEventListener('offline', () => connection.setOnline(false));
  document.addEventListener('visibilitychange', () => connection.setVisible(document.visibilityState === 'visible'));
  return (shared = connection);
}
