/** More entries than one screen of a club needs; a full cache is cleared. */
const most = 20_000;

/**
 * Memoizes a pure function of strings. Time zone math goes through `Intl`, which costs more than everything else in a
 * schedule, and a schedule needs the same few clock times over and over.
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
