import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { ChannelHandlers } from '../channel-handlers.ts';

const firstRetryMs = 250;
const longestRetryMs = 5_000;

/**
 * The one connection of this process that LISTENs. It connects when the first channel is added. If the connection is
 * lost, it reconnects and sends every handler an empty payload to say that messages may have been missed.
 */
export class ListenConnection {
  readonly #connect: () => pg.Client;
  readonly #onLost: ((error: Error) => void) | undefined;
  readonly #handlers = new ChannelHandlers();
  #client: Promise<pg.Client> | null = null;
  #closed = false;

  constructor(connect: () => pg.Client, onLost: ((error: Error) => void) | undefined) {
    this.#connect = connect;
    this.#onLost = onLost;
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    const isFirst = this.#handlers.add(channel, handler);
    try {
      const client = await this.#connection();
      if (isFirst) await client.query(`listen ${quote(channel)}`);
    } catch (error) {
      this.#handlers.remove(channel, handler);
      throw error;
    }
    return async () => {
      if (!this.#handlers.remove(channel, handler) || this.#closed) return;
      const client = await this.#client?.catch(() => null);
      await client?.query(`unlisten ${quote(channel)}`).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }

  /** The connection, or the pending attempt to open it; there is never a second. */
  #connection(): Promise<pg.Client> {
    this.#client ??= this.#open().catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #open(): Promise<pg.Client> {
    const client = this.#connect();
    let state: 'connecting' | 'open' | 'lost' = 'connecting';
    const lose = (error: Error) => {
      const wasOpen = state === 'open';
      state = 'lost';
      if (!wasOpen || this.#closed) return;
      this.#onLost?.(error);
      this.#replace();
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('the listening connection ended')));
    client.on('notification', ({ channel, payload }) => this.#handlers.deliver(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.#handlers.channels()) await client.query(`listen ${quote(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    state = 'open';
    return client;
  }

  #replace(): void {
    this.#client = this.#reopen();
    // The next caller of listen gets the failure; until then it must not count as unhandled.
    this.#client.catch(() => undefined);
  }

  async #reopen(): Promise<pg.Client> {
    for (let delay = firstRetryMs; ; delay = Math.min(delay * 2, longestRetryMs)) {
      await wait(delay, undefined, { ref: false });
      if (this.#closed) throw new Error('closed');
      try {
        const client = await this.#open();
        this.#handlers.deliverMissed();
        return client;
      } catch (error) {
        this.#onLost?.(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }
}

function quote(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}
