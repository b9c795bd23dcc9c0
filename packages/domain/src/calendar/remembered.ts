/** More than a club asks for on a screen; a cache that is full starts over. */
const most = 20_000;

/**
 * A pure function of texts that keeps what it answered. Time zone arithmetic goes through `Intl`, which takes longer
 * than everything else a schedule does, and a schedule asks for the same few clock times again and again.
 */
export function remembered<Texts extends readonly string[], Answer>(
  answer: (...texts: Texts) => Answer,
): (...texts: Texts) => Answer {
  const known = new Map<string, Answer>();
  return (...texts) => {
    const key = texts.join('\n');
    let found = known.get(key);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      known.set(key, (found = answer(...texts)));
    }
    return found;
  };
}
