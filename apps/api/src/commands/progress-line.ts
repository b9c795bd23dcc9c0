const number = new Intl.NumberFormat('en');
const lineEveryMs = 2_000;
const drawEveryMs = 80;

/** Shows progress with rows per second: one line redrawn in place on a terminal, an occasional new line elsewhere. */
export class ProgressLine {
  readonly #stream: NodeJS.WriteStream;
  #stage = '';
  #began = 0;
  #shown = 0;
  #isOpen = false;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  show(stage: string, done: number, total: number | null): void {
    const now = performance.now();
    if (stage !== this.#stage) [this.#stage, this.#began, this.#shown] = [stage, now, Number.NEGATIVE_INFINITY];
    const last = total !== null && done >= total;
    if (!last && now - this.#shown < (this.#stream.isTTY ? drawEveryMs : lineEveryMs)) return;
    this.#shown = now;
    const seconds = (now - this.#began) / 1000;
    const rate = seconds > 0.2 ? ` · ${number.format(Math.round(done / seconds))}/s` : '';
    const text = `${stage} ${number.format(done)}${total === null ? '' : ` of ${number.format(total)}`}${rate}`;
    if (this.#stream.isTTY) {
      this.#stream.write(`\r\u001b[K${text}`);
      this.#isOpen = true;
    } else this.#stream.write(`${text}\n`);
  }

  /** Ends the line and leaves the last state on screen. */
  end(): void {
    if (this.#isOpen) this.#stream.write('\n');
    this.#isOpen = false;
  }
}
