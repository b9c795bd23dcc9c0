/** Something the search found, as the palette shows it. */
export interface FoundItem {
  readonly id: string;
  /** The heading it is listed under. */
  readonly group: string;
  readonly name: string;
  /** What it is or belongs to: "Station", "Driver". */
  readonly what: string;
  /** Where it opens; `slug` for a location, where the open screen stays. */
  readonly target: { readonly slug: string } | { readonly href: string };
}
