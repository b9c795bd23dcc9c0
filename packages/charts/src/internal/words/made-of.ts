const known = new WeakMap<object, Record<string, unknown>>();

/** What was made of options so far, by name. Options are known by identity, so callers keep theirs: reading them again for each value costs more than writing it. */
export function madeOf<Made>(options: object): Record<string, Made> {
  let made = known.get(options);
  if (!made) known.set(options, (made = {}));
  return made as Record<string, Made>;
}
