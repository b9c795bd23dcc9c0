/** A location, person, group or module by its id and its name on screen. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The others of these. */
export const without = (named: readonly Named[], id: number): readonly Named[] =>
  named.filter((each) => each.id !== id);
/** These with one more, or with it moved to the end. */
export const withNamed = (named: readonly Named[], added: Named): readonly Named[] => [
  ...without(named, added.id),
  added,
];
