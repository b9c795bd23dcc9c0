import { at } from './path.ts';

/**
 * The drawing context for d3 shapes: path data with rounded numbers around an origin. Implements only the canvas
 * methods they use.
 */
export class D3Pen {
  data = '';
  readonly #x: number;
  readonly #y: number;
  constructor(x = 0, y = 0) {
    this.#x = x;
    this.#y = y;
  }
  #at(x: number, y: number): string {
    return at(this.#x + x, this.#y + y);
  }
  moveTo(x: number, y: number): void {
    this.data += `M${this.#at(x, y)}`;
  }
  lineTo(x: number, y: number): void {
    this.data += `L${this.#at(x, y)}`;
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.data += `C${this.#at(x1, y1)} ${this.#at(x2, y2)} ${this.#at(x, y)}`;
  }
  arc(x: number, y: number, radius: number, from: number, to: number, back = false): void {
    const start = this.#at(x + radius * Math.cos(from), y + radius * Math.sin(from));
    const turn = (((back ? from - to : to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    this.data += `${this.data ? 'L' : 'M'}${start}A${at(radius, radius)} 0 ${turn > Math.PI ? 1 : 0} ${back ? 0 : 1} ${this.#at(x + radius * Math.cos(to), y + radius * Math.sin(to))}`;
  }
  closePath(): void {
    this.data += 'Z';
  }
  /** Itself, cast to the type d3 expects. */
  get context(): CanvasRenderingContext2D {
    return this as unknown as CanvasRenderingContext2D;
  }
}
