/** Maximum milliseconds between two keys of a sequence; after that, the second starts over. */
const patienceMs = 1200;

/** The result of one key press. */
export interface SequenceStep {
  /** Index of the completed sequence, or null. */
  readonly complete: number | null;
  /** Keys pressed so far, to pass to the next step. */
  readonly pressed: readonly string[];
}

/**
 * Matches sequences such as `G D` (one key after another) and single keys such as `?`. A key that doesn't continue the
 * current sequence starts over.
 * @param sequences keys separated by spaces, as commands show them
 * @param elapsedMs time since the last key
 */
export function nextKey(
  sequences: readonly string[],
  pressed: readonly string[],
  key: string,
  elapsedMs: number,
): SequenceStep {
  const parts = sequences.map((sequence) => sequence.split(' ').map((part) => part.toLocaleLowerCase('en')));
  const before = elapsedMs > patienceMs ? [] : pressed;
  const name = key.toLocaleLowerCase('en');
  for (const tried of before.length > 0 ? [[...before, name], [name]] : [[name]]) {
    const complete = parts.findIndex(
      (part) => part.length === tried.length && part.every((each, index) => each === tried[index]),
    );
    if (complete !== -1) return { complete, pressed: [] };
    if (parts.some((part) => part.length > tried.length && tried.every((each, index) => each === part[index])))
      return { complete: null, pressed: tried };
  }
  return { complete: null, pressed: [] };
}
