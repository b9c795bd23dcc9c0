import type { Outcome } from '../outcome/outcome.ts';

/** Tells the server how far a conversation was read: each last message once, and again when that got no answer. */
export class ReadMark {
  #told: number;

  /** @param read - how far the server knows it was read */
  constructor(read: number) {
    this.#told = read;
  }

  /**
   * Call it whenever the person looks at the messages.
   * @param last - the last message shown
   * @param read - how far the server knows it was read
   */
  look(last: number, read: number, tell: (last: number) => Promise<Outcome<unknown> | null>): void {
    const before = Math.max(this.#told, read);
    if (last <= before) return;
    this.#told = last;
    void tell(last).then((outcome) => {
      // Without an answer, it is told again with the next message, when the network is back or the page is looked at.
      if (outcome?.ok === false && this.#told === last) this.#told = before;
    });
  }
}
