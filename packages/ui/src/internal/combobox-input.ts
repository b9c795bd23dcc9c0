/**
 * Turns the search input above a list of choices into a combobox. Typing filters the list, and arrow keys in the input
 * move through it and scroll it, so the list needs no tab stop; the role tells assistive technology. React Aria sets
 * which list it controls. Spread it onto a search input of type text; phone keyboards still show the Search key.
 */
export const comboboxInput = { role: 'combobox', 'aria-expanded': true, enterKeyHint: 'search' } as const;
