/**
 * Makes the search above a list of choices a combobox. The list follows what is typed and is walked from the search by
 * arrow keys, which also scroll it, so it needs no stop of its own; this is how assistive technology knows. React Aria
 * tells which list it is. Spread it onto the input of a search whose type is text; the key of a phone still says search.
 */
export const comboboxInput = { role: 'combobox', 'aria-expanded': true, enterKeyHint: 'search' } as const;
