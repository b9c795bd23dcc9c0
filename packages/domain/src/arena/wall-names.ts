/** A person on a screen that everybody in the room can read. */
export interface WallPerson {
  readonly name: string;
  readonly station: string;
}

const asRead = (form: string) => form.replaceAll('.', '').toLowerCase();
const ofAll = (name: string) => name.normalize('NFC').trim().split(/\s+/);

function countEach(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The ways to write a name, shortest first: `Ana R.`, `Ana Re.`, `Ana Reyes`, `Ana M. Reyes`, `Ana María Reyes`. */
function formsOf(name: string): readonly string[] {
  const [first = '', ...rest] = ofAll(name);
  const last = rest.at(-1);
  if (last === undefined) return [first];
  const letters = [...last];
  const middle = rest.slice(0, -1);
  return [
    ...letters.slice(0, -1).map((_, index) => `${first} ${letters.slice(0, index + 1).join('')}.`),
    `${first} ${last}`,
    ...(middle.length === 0
      ? []
      : [
          [first, ...middle.map((word) => `${[...word][0] ?? ''}.`), last].join(' '),
          [first, ...middle, last].join(' '),
        ]),
  ];
}

/**
 * Names for a screen in a room: the first name and an initial, and only as much more as tells a person from the others
 * on the list. Namesakes get their station, and namesakes of one station a number.
 * @returns one name per person, in their order; no two read alike
 */
export function wallNames(people: readonly WallPerson[]): readonly string[] {
  const forms = people.map(({ name }) => formsOf(name));
  const full = people.map(({ name }) => ofAll(name).join(' '));
  const readers = countEach(forms.flatMap((own) => [...new Set(own.map(asRead))]));
  const namesakes = countEach(full.map(asRead));
  const taken = new Map<string, number>();
  return people.map(({ station }, index) => {
    const own = forms[index] ?? [];
    const short = own.find((form) => readers.get(asRead(form)) === 1);
    if (short !== undefined) return short;
    const name = full[index] ?? '';
    if (namesakes.get(asRead(name)) === 1) return name;
    const placed = station === '' ? name : `${name}, ${station}`;
    const before = taken.get(asRead(placed)) ?? 0;
    taken.set(asRead(placed), before + 1);
    return before === 0 ? placed : `${placed} (${before + 1})`;
  });
}
