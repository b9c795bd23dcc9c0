import type { Outcome } from '../outcome/outcome.ts';
import { sendRequest } from '../resource/send-request.ts';
import { startedExportAddress } from './addresses.ts';
import type { StartedExport } from './started-export.ts';

/** An export as it is shown while the server writes. */
export interface FollowedExport {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => StartedExport;
  /** Asks the server to stop; the export ends as stopped once it has. */
  readonly stop: () => Promise<void>;
  /** Resolves with the end: ready, failed, stopped, or the problem that keeps us from knowing. */
  readonly ended: Promise<Outcome<StartedExport>>;
}

export interface FollowOptions {
  /** Time between two questions. @defaultValue 1000 */
  readonly everyMs?: number;
  readonly send?: typeof sendRequest;
  /** Hears that the person leaves the app. @defaultValue the window */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Asks how far an export is until it ends. Independent of the screen that started it, so people can go on working
 * elsewhere. A lost connection is waited out: the server goes on writing. It stops when the app is closed, since
 * there is no page left to save the file.
 */
export function followExport(
  started: StartedExport,
  { everyMs = 1_000, send = sendRequest, page = globalThis }: FollowOptions = {},
): FollowedExport {
  const address = startedExportAddress({ id: started.id });
  const listeners = new Set<() => void>();
  let current = started;
  const show = (next: StartedExport) => {
    // An answer that was overtaken by the stop changes nothing anymore.
    if (current.state !== 'writing') return;
    current = next;
    for (const listener of listeners) listener();
  };
  const stop = (options: Pick<RequestInit, 'keepalive'> = {}) =>
    send<StartedExport>(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ intent: 'stop' }),
      ...options,
    });
  // A page that the browser keeps may come back, and asks on.
  const leave = (event: Event) => {
    if (!(event as PageTransitionEvent).persisted) void stop({ keepalive: true });
  };
  const waitForEnd = async (): Promise<Outcome<StartedExport>> => {
    while (current.state === 'writing') {
      // oxlint-disable-next-line no-await-in-loop -- One question at a time.
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      // oxlint-disable-next-line no-await-in-loop -- One question at a time.
      const outcome = await send<StartedExport>(address);
      if (outcome.ok) show(outcome.data);
      else if (outcome.problem.kind !== 'unreachable' && outcome.problem.kind !== 'busy') return outcome;
    }
    return { ok: true, data: current };
  };
  page.addEventListener('pagehide', leave);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    stop: async () => {
      const outcome = await stop();
      if (outcome.ok) show(outcome.data);
    },
    ended: waitForEnd().finally(() => page.removeEventListener('pagehide', leave)),
  };
}
