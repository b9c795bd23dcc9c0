/** One person or place that was found. */
export interface SearchHit {
  readonly id: string;
  readonly name: string;
  /** Position, or type of the place. */
  readonly what: string;
  /** Slug of the place, or of the person's own place. */
  readonly slug: string;
}

/** One page of what was found. */
export interface SearchPage {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Asks for the next page; null at the end. */
  readonly nextToken: string | null;
}
