/**
 * A reproducible source of random numbers. Two streams with the same key give the same numbers in the same order on
 * every machine. Streams with different keys are independent for our purposes (not for cryptography).
 *
 * The key is hashed to 128 bits by four differently seeded multiply-xor walks with an avalanche at the end (the
 * MurmurHash3 finalizer). They seed a "small fast counting" generator: three 32-bit words and a counter, so no key can
 * fall into a short cycle.
 */
export class RandomStream {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(...key: readonly (string | number)[]) {
    const text = key.join('\u0000');
    this.#a = hash(text, 0x9e3779b9);
    this.#b = hash(text, 0x85ebca6b);
    this.#c = hash(text, 0xc2b2ae35);
    this.#counter = hash(text, 0x27d4eb2f);
    // The words are only mixed after some rounds.
    for (let round = 0; round < 12; round++) this.word();
  }

  /** 32 uniform bits as an unsigned integer. */
  word(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** Uniform in [0, 1). */
  next(): number {
    return this.word() / 4_294_967_296;
  }

  /** Uniform in [low, high). */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number between low and high, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A random item of the list, each equally likely. The list must not be empty. */
  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)] as Item;
  }

  /** A random entry, in proportion to its weight. At least one weight must be positive. */
  pickWeighted<Item>(entries: readonly (readonly [Item, number])[]): Item {
    let total = 0;
    for (const [, weight] of entries) total += weight;
    let rest = this.next() * total;
    for (const [item, weight] of entries) {
      rest -= weight;
      if (rest < 0) return item;
    }
    // Rounding can leave a remainder after the last positive weight.
    return (entries.findLast(([, weight]) => weight > 0) as readonly [Item, number])[0];
  }

  /** A new array with the items in random order. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = Math.floor(this.next() * (last + 1));
      [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
    }
    return shuffled;
  }

  /** Normal, by the Box-Muller transform (only one of its two values, to keep no state). */
  normal(mean = 0, deviation = 1): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }

  /** Lognormal by its median and the deviation of its logarithm. */
  lognormal(median: number, sigma: number): number {
    return median * Math.exp(this.normal(0, sigma));
  }

  /** Exponential with the given mean. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }

  /** Gamma of the given shape (>= 1) with mean 1, by Marsaglia and Tsang's rejection. */
  gammaOfMeanOne(shape: number): number {
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = this.normal();
      const v = (1 + c * x) ** 3;
      if (v <= 0) continue;
      if (Math.log(1 - this.next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return (d * v) / shape;
    }
  }

  /** Poisson count. Large means are halved until multiplication of uniforms (Knuth) stays exact. */
  poisson(mean: number): number {
    if (mean <= 0) return 0;
    if (mean > 20) return this.poisson(mean / 2) + this.poisson(mean / 2);
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = this.next(); product > limit; product *= this.next()) count++;
    return count;
  }

  /** Negative binomial count with variance mean + mean^2 / dispersion: a Poisson whose mean is gamma-distributed. */
  negativeBinomial(mean: number, dispersion: number): number {
    return this.poisson(mean * this.gammaOfMeanOne(dispersion));
  }
}

function hash(text: string, seed: number): number {
  let state = seed ^ text.length;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0xcc9e2d51);
    state = (state << 15) | (state >>> 17);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return state ^ (state >>> 16);
}
