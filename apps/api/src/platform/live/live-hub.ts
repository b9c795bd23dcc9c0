import { Readable } from 'node:stream';
import { isAnsweredWhileSeeing } from '@roadside/contract/calls';
import type { LiveChange, LiveContent, LiveEventName } from '@roadside/contract/live';
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
import type { LiveContentSource } from './live-content.ts';
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
  /** What changes carry besides; a topic without a source announces changes alone. */
  readonly contents?: readonly LiveContentSource[];
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

/** What the streams that get more than a change get with it. */
type Contents = ReadonlyMap<Listener, LiveContent>;

/** Follows the database's announcements and sends each one to the people who may view it. */
export async function openLiveHub(options: LiveHubOptions): Promise<LiveHub> {
  const { db, tree, authenticator, access, now, log, stopping } = options;
  const sources = new Map(options.contents?.map((source) => [source.topic, source]));
  const listeners = new Set<Listener>();
  /** Ids of events that are to be read, with what their announcements said besides; null for nothing. */
  const announced = new Map<number, string | null>();
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

  const deliver = (
    to: Iterable<Listener>,
    rows: readonly LiveEventRow[],
    contents: ReadonlyMap<number, Contents> = new Map(),
  ): void => {
    for (const { id, topic, subject_id, organization_id, people } of rows) {
      position = Math.max(position, id);
      const place = organization_id === null ? null : tree.byId(organization_id);
      // The organization has been deleted, and nobody can view it anymore.
      if (organization_id !== null && !place) continue;
      const change: LiveChange = { topic, id: subject_id, place: place?.slug ?? null };
      const alone = eventText('change', change, id);
      const more = contents.get(id);
      const texts = new Map<LiveContent, string>();
      const textFor = (listener: Listener): string => {
        const content = more?.get(listener);
        if (!content) return alone;
        const known = texts.get(content) ?? eventText('change', { ...change, ...content }, id);
        texts.set(content, known);
        return known;
      };
      const only = people === null ? null : new Set(people);
      for (const listener of to)
        if (only !== null) {
          if (only.has(listener.caller.employee.id)) write(listener, textFor(listener));
        } else if (can(listener.caller.subject, 'live.listen', place ? { geography: place } : {}, access).allowed)
          write(listener, textFor(listener));
    }
  };

  /** Whether a stream's person could make a call now: checked as the call itself checks it. */
  const mayCall = async ({ authorization }: Listener, call: LiveContentSource['call']): Promise<boolean> => {
    const caller = await authenticator.authenticate(authorization).catch(() => null);
    return (
      caller !== null &&
      can(caller.subject, call.access.action, {}, access).allowed &&
      (!caller.seenBy || isAnsweredWhileSeeing(call))
    );
  };

  /** Reads what a change carries: once, and for each stream what its person may have. */
  const readContents = async ({ topic, subject_id: id }: LiveEventRow, detail: string | null): Promise<Contents> => {
    const source = sources.get(topic);
    const contents = new Map<Listener, LiveContent>();
    if (!source || detail === null) return contents;
    try {
      const contentFor = await source.read({ db, tree }, { id, detail: JSON.parse(detail) as unknown });
      if (contentFor === null) return contents;
      await Promise.all(
        [...listeners].map(async (listener) => {
          const content = contentFor(listener.caller.employee.id);
          if (content && (await mayCall(listener, source.call))) contents.set(listener, content);
        }),
      );
    } catch (error) {
      // The change alone makes its readers ask for what changed.
      log.warn({ err: error, topic }, 'the content of a change was not read');
      contents.clear();
    }
    return contents;
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
        const details = new Map(announced);
        announced.clear();
        if (listeners.size === 0) {
          position = Math.max(position, ...details.keys());
          continue;
        }
        const rows = await readLiveEvents(db.kysely, [...details.keys()]);
        const contents = await Promise.all(
          rows.map(async (row) => [row.id, await readContents(row, details.get(row.id) ?? null)] as const),
        );
        deliver(listeners, rows, new Map(contents));
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
      else {
        const [, id, detail] = /^(\d+)(?: (.+))?$/.exec(payload) ?? [];
        if (id === undefined) return;
        announced.set(Number(id), detail ?? null);
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
