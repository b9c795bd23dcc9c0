type Handler = (payload: string) => void;

/** This process's handlers by NOTIFY channel. */
export class ChannelHandlers {
  readonly #byChannel = new Map<string, Set<Handler>>();

  /** Returns whether this is the channel's first handler, so that the engine must LISTEN. */
  add(channel: string, handler: Handler): boolean {
    const handlers = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, handlers);
    handlers.add(handler);
    return handlers.size === 1;
  }

  /** Returns whether this was the channel's last handler, so that the engine must UNLISTEN. */
  remove(channel: string, handler: Handler): boolean {
    const handlers = this.#byChannel.get(channel);
    if (!handlers?.delete(handler) || handlers.size > 0) return false;
    return this.#byChannel.delete(channel);
  }

  channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  deliver(channel: string, payload: string): void {
    for (const handler of this.#byChannel.get(channel) ?? []) handler(payload);
  }

  /**
   * Sends every handler an empty payload after the listening connection was lost, since messages may have been missed.
   */
  deliverMissed(): void {
    for (const channel of this.channels()) this.deliver(channel, '');
  }
}
