/** A location or person in the search results, as the palette shows it. */
export interface SearchMatch {
  readonly id: string;
  readonly name: string;
  /** The type: "Station", "Driver". */
  readonly what: string;
  /** Slug of the location, or of the person's own location. */
  readonly slug: string;
}
