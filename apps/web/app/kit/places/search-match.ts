/** One place or person the search found, as the palette shows it. */
export interface SearchMatch {
  readonly id: string;
  readonly name: string;
  /** What it is: "Station", "Driver". */
  readonly what: string;
  /** Slug of the place, or of the person's own place. */
  readonly slug: string;
}
