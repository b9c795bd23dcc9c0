const known = new WeakMap<object, Record<string, unknown>>();

/**
 * A cache keyed by options. Options are compared by identity, so callers should reuse theirs: serializing them for each
 * value would cost more than formatting it.
 */
export function madeOf<Made>(options: object): Record<string, Made> {
  let made = known.get(options);
  if (!made) known.set(options, (made = {}));
  return made as Record<string, Made>;
}
