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
}

/**
 * Asks how far an export is until it ends. Independent of the screen that started it, so people can go on working
 * elsewhere. A lost connection is waited out: the server goes on writing.
 */
export function followExport(
  started: StartedExport,
  { everyMs = 1_000, send = sendRequest }: FollowOptions = {},
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
  const waitForEnd = async (): Promise<Outcome<StartedExport>> => {
    while (current.state === 'writing') {
      // oxlint-disable-next-line no-await-in-loop -- One question at a time.
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      // oxlint-disable-next-line no-await-in-loop -- The same.
      const outcome = await send<StartedExport>(address);
      if (outcome.ok) show(outcome.data);
      else if (outcome.problem.kind !== 'unreachable' && outcome.problem.kind !== 'busy') return outcome;
    }
    return { ok: true, data: current };
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    stop: async () => {
      const outcome = await send<StartedExport>(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ intent: 'stop' }),
      });
      if (outcome.ok) show(outcome.data);
    },
    ended: waitForEnd(),
  };
}
