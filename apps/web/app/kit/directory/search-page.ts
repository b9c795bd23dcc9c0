/** A person or location in the search results. */
export interface SearchHit {
  readonly id: string;
  /** Row id of the person or the location; negative for a location cut to a provider type. */
  readonly rowId: number;
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
