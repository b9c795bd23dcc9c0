/** A person or location in the search results. */
export interface SearchHit {
  readonly id: string;
  /** The person's or location's own id; a virtual location's is negative. */
  readonly recordId: number;
  readonly name: string;
  /** Position, or location type. */
  readonly what: string;
  /** Slug of the location, or of the person's own location. */
  readonly slug: string;
}

/** One page of search results. */
export interface SearchPage {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Token for the next page; null at the end. */
  readonly nextToken: string | null;
}
