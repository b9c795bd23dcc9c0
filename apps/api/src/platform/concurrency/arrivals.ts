let latest = 0;

/** Numbers a request as it arrives, in order of arrival at this process. */
export const arrive = (): number => ++latest;

/** Milliseconds in which everybody who arrived before a read has been answered or refused. */
const keepMs = 5_000;

interface Kept<Value> {
  /** Everybody who arrived up to this number was there before the read began. */
  readonly begunAfter: number;
  readonly value: Promise<Value>;
}

/**
 * Reads that a crowd shares: a request gets what was read after it arrived, also if others asked for it first. What a
 * request that arrives later gets is read anew. A failed read is not shared further.
 */
export class ArrivalReads<Value> {
  readonly #kept = new Map<string, Kept<Value>>();

  /** Number of values that somebody may still share. */
  get size(): number {
    return this.#kept.size;
  }

  /** @param arrival - the number of the request that asks, from `arrive` */
  read(key: string, arrival: number, readNow: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known && arrival <= known.begunAfter) return known.value;
    const kept = { begunAfter: latest, value: readNow() };
    this.#kept.set(key, kept);
    const forget = () => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    };
    kept.value.catch(forget);
    setTimeout(forget, keepMs).unref();
    return kept.value;
  }
}
