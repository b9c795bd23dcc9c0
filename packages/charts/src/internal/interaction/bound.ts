import type { Scene } from '../scene/scene.ts';
import type { Words } from '../words/words.ts';

/** A value a person pointed at or pressed Enter on. */
export interface PointDetails {
  /** The name of its row, such as a day. */
  readonly row: string;
  /** Where its row stands: milliseconds, a number, or a name. */
  readonly position: number | string;
  readonly seriesId: string;
  /** Null where there is none, or it is withheld. */
  readonly value: number | null;
}

/** A stretch of a chart, both ends included: milliseconds, numbers, or names. */
export interface StretchDetails {
  readonly from: number | string;
  readonly to: number | string;
}

/** What a chart registers the shared handlers. */
export interface Bound {
  readonly scene: Scene;
  readonly words: Words;
  /** Charts with the same key share a cursor. */
  readonly syncKey?: string | undefined;
  readonly onPointSelect?: ((details: PointDetails) => void) | undefined;
  /** Gets a stretch a person selected; null asks for the whole range again. */
  readonly onStretch?: ((stretch: readonly [number, number] | null) => void) | undefined;
  /** Whether a selected stretch is looked at closer; it is only told of otherwise. */
  readonly zooms?: boolean | undefined;
  readonly onNoteCreate?: ((stretch: StretchDetails) => void) | undefined;
  readonly onToggle?: ((id: string) => void) | undefined;
  readonly onTable: () => void;
}
