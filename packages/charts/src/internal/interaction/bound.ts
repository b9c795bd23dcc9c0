import type { Scene } from '../scene/scene.ts';
import type { Words } from '../words/words.ts';

/** A value that was clicked or chosen with Enter. */
export interface PointDetails {
  /** The name of its row, such as a day. */
  readonly row: string;
  /** The position of its row: milliseconds, a number, or a name. */
  readonly position: number | string;
  readonly seriesId: string;
  /** Null if it is missing or withheld. */
  readonly value: number | null;
}

/** A range of a chart, both ends included: milliseconds, numbers, or names. */
export interface StretchDetails {
  readonly from: number | string;
  readonly to: number | string;
}

/** What a chart registers with the shared handlers. */
export interface Bound {
  readonly scene: Scene;
  readonly words: Words;
  /** Charts with the same key share a cursor. */
  readonly syncKey?: string | undefined;
  readonly onPointSelect?: ((details: PointDetails) => void) | undefined;
  /** Called with the selected range; null resets to the full range. */
  readonly onStretch?: ((stretch: readonly [number, number] | null) => void) | undefined;
  /** True if selecting a range zooms in; otherwise the selection is only reported. */
  readonly zooms?: boolean | undefined;
  readonly onNoteCreate?: ((stretch: StretchDetails) => void) | undefined;
  readonly onToggle?: ((id: string) => void) | undefined;
  readonly onTable: () => void;
}
