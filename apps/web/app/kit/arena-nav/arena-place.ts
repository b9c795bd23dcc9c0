/** Where the Arena's links lead for a person. */
export interface ArenaPlace {
  readonly team: string;
  readonly slug: string;
  readonly driver: boolean;
  /** A driver's own bank, every bank for an Admin (decisions 5); null for people without one. */
  readonly bank: string | null;
}
