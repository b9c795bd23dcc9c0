/** What is in a search field, what the address has, and what was sent there and hasn't arrived. */
interface TypedSearch {
  readonly typed: string;
  readonly known: string;
  readonly sent: readonly string[];
}

/** A field that shows the address. */
export const searchOf = (text: string): TypedSearch => ({ typed: text, known: text, sent: [] });

/**
 * The field after the address has changed. A text of its own that arrives late leaves what was typed meanwhile; any other
 * one, as after the back button, replaces it.
 */
export function afterArrival(search: TypedSearch, text: string): TypedSearch {
  if (text === search.known) return search;
  const at = search.sent.indexOf(text);
  return at === -1 ? searchOf(text) : { ...search, known: text, sent: search.sent.slice(at + 1) };
}
