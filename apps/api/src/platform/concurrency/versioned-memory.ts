interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly size: number;
}

/**
 * Keeps what was read from the database at one version of its data. A caller reads the version in its own request, so a
 * change is visible to every request that begins after it, in every process.
 */
export class VersionedMemory<Value> {
  readonly #maxSize: number;
  readonly #kept = new Map<string, Kept<Value>>();
  #version = Number.NEGATIVE_INFINITY;
  #size = 0;

  /**
   * @param maxSize - largest sum of the sizes of all values; the values that were not used for longest are dropped
   */
  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  /**
   * Returns the value of a key, read at this version or later. A request that read its version earlier than another one
   * may get newer data. A failed read is not kept.
   * @param size - the value's share of `maxSize`
   */
  read(version: number, key: string, size: number, readNow: () => Promise<Value>): Promise<Value> {
    if (version > this.#version) this.#forgetAll(version);
    const known = this.#kept.get(key);
    if (known) {
      // Moved to the end, so that the first is always the one not used for longest.
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known.value;
    }
    const kept = { value: readNow(), size };
    this.#kept.set(key, kept);
    this.#size += size;
    kept.value.catch(() => {
      if (this.#kept.get(key) === kept) this.#drop(key, kept);
    });
    for (const [oldest, other] of this.#kept) {
      if (this.#size <= this.#maxSize) break;
      this.#drop(oldest, other);
    }
    return kept.value;
  }

  #forgetAll(version: number): void {
    this.#kept.clear();
    this.#size = 0;
    this.#version = version;
  }

  #drop(key: string, { size }: Kept<Value>): void {
    this.#kept.delete(key);
    this.#size -= size;
  }
}
