import { Readable } from 'node:stream';
import type { LiveChange, LiveEventName } from '@roadside/contract/live';
import { can } from '@roadside/domain/permissions';
import type { AccessSettings } from '@roadside/domain/permissions';
import { sessionsChannel } from '../auth/authenticator.ts';
import { actorOf } from '../auth/while-seeing.ts';
import type { Authenticator, Caller } from '../auth/authenticator.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Log } from '../logging/log.ts';
import type { OrganizationTree } from '../organizations/organization-tree.ts';
import { latestLiveEvent, liveChannel, liveEventsSince, readLiveEvents } from './live-event.repository.ts';
import type { LiveEventRow } from './live-event.repository.ts';

/** Maximum number of streams, that is, live tabs, per person. */
const maxPerPerson = 20;
const maxInAll = 2_000;
/** Past this many unsent bytes a client is too slow; it is disconnected and catches up later. */
const maxUnsent = 64 * 1_024;
const maxReplayed = 500;
/** Proxies close a connection that is silent for a minute. */
const heartbeatMs = 15_000;

export interface LiveHubOptions {
  readonly db: Database;
  readonly tree: OrganizationTree;
  readonly authenticator: Authenticator;
  readonly access: AccessSettings;
  readonly now: () => Date;
  readonly log: Log;
  /** Ends every stream. */
  readonly stopping: AbortSignal;
  /** @defaultValue 15000 */
  readonly heartbeatMs?: number;
}

/** The open streams of this process. */
export interface LiveHub {
  /**
   * Opens a stream of server-sent events for a signed-in person. It ends when the access token expires, when the
   * session ends, when the person's permissions change, and when the process stops.
   * @param authorization - the header that identified `caller`, checked again while the stream is open
   * @param position - the last event the client has; null for a new page, which gets the last minute
   * @throws ApiError 429 with too many streams of this person, 503 with too many in all
   */
  open(caller: Caller, authorization: string, position: number | null): Readable;
  /**
   * The same changes for a reader in this process; null when some were missed. Ends like the stream, and when the
   * reader leaves.
   * @param signal - aborted when the reader leaves
   * @throws ApiError 429 and 503, as `open`
   */
  changes(caller: Caller, authorization: string, signal: AbortSignal): AsyncIterable<LiveChange | null>;
  /** How many streams are open. */
  readonly size: number;
  close(): Promise<void>;
}

interface Listener {
  caller: Caller;
  readonly authorization: string;
  readonly stream: Readable;
}

/** Follows the database's announcements and sends each one to the people who may view it. */
export async function openLiveHub(options: LiveHubOptions): Promise<LiveHub> {
  const { db, tree, authenticator, access, now, log, stopping } = options;
  const listeners = new Set<Listener>();
  const announced = new Set<number>();
  let position = 0;
  let reading = false;

  const write = (listener: Listener, text: string): void => {
    const { stream } = listener;
    if (!listeners.has(listener) || stream.destroyed) return;
    stream.push(text);
    if (stream.readableLength > maxUnsent) stream.destroy();
  };

  const end = (listener: Listener): void => {
    if (!listeners.delete(listener)) return;
    listener.stream.push(null);
  };

  const deliver = (to: Iterable<Listener>, rows: readonly LiveEventRow[]): void => {
    for (const { id, topic, subject_id, organization_id, people } of rows) {
      position = Math.max(position, id);
      const place = organization_id === null ? null : tree.byId(organization_id);
      // The organization has been deleted, and nobody can view it anymore.
      if (organization_id !== null && !place) continue;
      const change: LiveChange = { topic, id: subject_id, place: place?.slug ?? null };
      const text = eventText('change', change, id);
      const only = people === null ? null : new Set(people);
      for (const listener of to)
        if (only !== null) {
          if (only.has(listener.caller.employee.id)) write(listener, text);
        } else if (can(listener.caller.subject, 'live.listen', place ? { geography: place } : {}, access).allowed)
          write(listener, text);
    }
  };

  /** A stream that misses events would silently hide changes; a closed one is reopened by its client and catches up. */
  const endAll = (error: unknown, event: string): void => {
    log.error({ err: error }, event);
    for (const listener of listeners) end(listener);
  };

  const readAnnounced = async (): Promise<void> => {
    if (reading) return;
    reading = true;
    // What one write announced arrives together, and leaves together.
    await Promise.resolve();
    try {
      while (announced.size > 0) {
        const ids = [...announced];
        announced.clear();
        if (listeners.size > 0) deliver(listeners, await readLiveEvents(db.kysely, ids));
        else position = Math.max(position, ...ids);
      }
    } catch (error) {
      endAll(error, 'announcements could not be read');
    } finally {
      reading = false;
    }
  };

  const sendMissed = async (to: readonly Listener[], since: number | null): Promise<void> => {
    // One reader's list leaves out what is for others, so that a busy chat doesn't make everybody reload.
    const [only, ...others] = to;
    const reader = only && others.length === 0 ? only.caller.employee.id : null;
    const rows = await liveEventsSince(db.kysely, since, maxReplayed, reader);
    if (rows) deliver(to, rows);
    else for (const listener of to) write(listener, eventText('missed', {}, position));
  };

  /**
   * Checks one at a time: a change of permissions can affect every stream, and calls must not wait behind the checks.
   */
  const reauthenticate = async (some: readonly Listener[]): Promise<void> => {
    for (const listener of some) {
      try {
        const caller = await authenticator.authenticate(listener.authorization);
        if (!caller || JSON.stringify(caller.subject) !== JSON.stringify(listener.caller.subject)) end(listener);
        else listener.caller = caller;
      } catch (error) {
        // Ends the stream of a session that can't be checked; its browser reconnects when it can.
        if (!(error instanceof ApiError) || error.status !== 401) log.warn({ err: error }, 'a stream was not checked');
        end(listener);
      }
    }
  };

  const stopListening = await Promise.all([
    db.listen(liveChannel, (payload) => {
      // Empty after the listening connection was lost: announcements may have been missed.
      if (payload === '')
        void sendMissed([...listeners], position).catch((error: unknown) => endAll(error, 'no way to catch up'));
      else if (/^\d+$/.test(payload)) {
        announced.add(Number(payload));
        void readAnnounced();
      }
    }),
    db.listen(sessionsChannel, (sessionId) => {
      void reauthenticate([...listeners].filter(({ caller }) => sessionId === '' || caller.session.id === sessionId));
    }),
  ]);
  position = Math.max(position, await latestLiveEvent(db.kysely));

  const heartbeat = setInterval(() => {
    for (const listener of listeners) write(listener, ': still here\n\n');
    // Sessions also expire, which nothing announces.
    void reauthenticate([...listeners]);
  }, options.heartbeatMs ?? heartbeatMs);
  heartbeat.unref();
  const stop = (): void => {
    for (const listener of listeners) end(listener);
  };
  stopping.addEventListener('abort', stop, { once: true });

  const add = (caller: Caller, authorization: string, since: number | null): Listener => {
    if (stopping.aborted || listeners.size >= maxInAll)
      throw new ApiError('unavailable', 'Too many live streams right now. Try again in a moment.', {
        retryAfterSeconds: 30,
      });
    const own = [...listeners].filter((listener) => actorOf(listener.caller) === actorOf(caller));
    if (own.length >= maxPerPerson)
      throw new ApiError('too-many-requests', `You already have ${maxPerPerson} live streams open.`, {
        retryAfterSeconds: 30,
      });
    const stream = new Readable({ read: () => undefined });
    const listener: Listener = { caller, authorization, stream };
    const expiry = setTimeout(() => end(listener), Math.max(0, caller.tokenExpiresAt.getTime() - now().getTime()));
    stream.once('close', () => {
      clearTimeout(expiry);
      listeners.delete(listener);
    });
    listeners.add(listener);
    write(listener, eventText('open', {}, position));
    // Added before it catches up: an event announced meanwhile may arrive twice, but is never lost.
    void sendMissed([listener], since).catch((error: unknown) => {
      log.error({ err: error }, 'a stream could not catch up');
      end(listener);
    });
    return listener;
  };

  return {
    get size() {
      return listeners.size;
    },
    open: (caller, authorization, since) => add(caller, authorization, since).stream,
    changes: (caller, authorization, signal) => {
      const listener = add(caller, authorization, null);
      if (signal.aborted) end(listener);
      else signal.addEventListener('abort', () => end(listener), { once: true });
      return readChanges(listener.stream);
    },
    close: async () => {
      clearInterval(heartbeat);
      stopping.removeEventListener('abort', stop);
      stop();
      for (const unlisten of stopListening) await unlisten();
    },
  };
}

/** Reads the changes from a stream of events; each event is one chunk. */
async function* readChanges(stream: Readable): AsyncIterable<LiveChange | null> {
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (const event of chunk.toString().split('\n\n')) {
      const fields = new Map(event.split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]));
      if (fields.get('event') === 'missed') yield null;
      if (fields.get('event') === 'change') yield JSON.parse(fields.get('data') ?? '') as LiveChange;
    }
  }
}

function eventText(event: LiveEventName, data: object, id: number): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
