// The names of an area, and where its templates and entries go.
import { Mendable } from '../bootstrap/say.mjs';

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (kebab) => kebab.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

function singularOf(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return /(?:s|x|z|ch|sh)es$/.test(plural) ? plural.slice(0, -2) : plural.slice(0, -1);
}

/** Every spelling of an area's name, as the templates use them. @throws Mendable for an invalid name */
export function spellingsOf(plural) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*s$/.test(plural))
    throw new Mendable(`“${plural}” can’t name an area: use a plural in kebab case, such as tow-trucks.`);
  const singular = singularOf(plural);
  return {
    __areas__: plural,
    __area__: singular,
    __areasName__: camel(plural),
    __areaName__: camel(singular),
    __Areas__: capital(camel(plural)),
    __Area__: capital(camel(singular)),
    __area_table__: singular.replaceAll('-', '_'),
    __areasWords__: plural.replaceAll('-', ' '),
    __areaWords__: singular.replaceAll('-', ' '),
    __AreasTitle__: capital(plural.replaceAll('-', ' ')),
    __AreaTitle__: capital(singular.replaceAll('-', ' ')),
  };
}

/** The text of a template with its placeholders filled in. */
export function fill(text, spellings) {
  return Object.entries(spellings).reduce(
    (filled, [placeholder, value]) => filled.replaceAll(placeholder, value),
    text,
  );
}

/** The number after a matrix's highest for a letter: `C091`. */
export function nextRow(matrix, letter, after = 1) {
  const numbers = matrix.split('\n').flatMap((line) => (line.startsWith(letter) ? [Number(line.slice(1, 4))] : []));
  return `${letter}${String(Math.max(0, ...numbers.filter(Number.isFinite)) + after).padStart(3, '0')}`;
}
