import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallNames } from './wall-names.ts';

const at = (...names: readonly string[]) => names.map((name) => ({ name, station: 'North' }));

describe('names on the wallboard', () => {
  it.each([
    [['Ignacio de la Cruz y Vega'], ['Ignacio V.']],
    [
      ['Priya Raman', 'Wen'],
      ['Priya R.', 'Wen'],
    ],
    [['  Zoë   Øster '], ['Zoë Ø.']],
    [['Bo X'], ['Bo X']],
    [[''], ['']],
    [
      ['Maria Reyes', 'Maria Ruiz', 'Maria Lopez'],
      ['Maria Re.', 'Maria Ru.', 'Maria L.'],
    ],
    [
      ['Ana Li', 'Ana Lim'],
      ['Ana Li', 'Ana Lim'],
    ],
    [
      ['Ana María Reyes', 'Ana Sofía Reyes'],
      ['Ana M. Reyes', 'Ana S. Reyes'],
    ],
    [
      ['Ana María Reyes', 'Ana Marta Reyes'],
      ['Ana María Reyes', 'Ana Marta Reyes'],
    ],
    [
      ['Ana Reyes', 'Ana María Reyes'],
      ['Ana Reyes', 'Ana M. Reyes'],
    ],
    [
      ['Wen', 'Wen Li'],
      ['Wen', 'Wen L.'],
    ],
  ])('%j read %j', (names, words) => expect(wallNames(at(...names))).toEqual(words));

  it('tell namesakes apart by station, and those of one station by number', () => {
    expect(
      wallNames([
        { name: 'Ana Reyes', station: 'North' },
        { name: 'Ana Reyes', station: 'South' },
        { name: 'Ana Reyes', station: 'North' },
      ]),
    ).toEqual(['Ana Reyes, North', 'Ana Reyes, South', 'Ana Reyes, North (2)']);
  });

  const word = fc.stringMatching(/^[A-C][a-c]{0,3}$/);
  const person = fc.record({
    name: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    station: fc.constantFrom('North', 'South'),
  });

  it('are all different, begin with the first name, and say no more than the name where that tells people apart', () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 12 }), (people) => {
        const words = wallNames(people);
        const read = words.map((each) => each.replaceAll('.', '').toLowerCase());
        expect(new Set(read).size).toBe(people.length);
        for (const [index, { name }] of people.entries()) {
          expect(words[index]?.split(/[ ,]/)[0]).toBe(name.split(' ')[0]);
          const namesake = people.some((other, at) => at !== index && other.name.toLowerCase() === name.toLowerCase());
          if (!namesake) expect((words[index] ?? '').length).toBeLessThanOrEqual(name.length + 1);
        }
      }),
    );
  });

  it('say a last name only as far as needed: a shorter form would also be somebody else’s', () => {
    fc.assert(
      fc.property(fc.array(person, { minLength: 2, maxLength: 8 }), (people) => {
        for (const [index, words] of wallNames(people).entries()) {
          const [first = '', shown = '', ...more] = words.split(' ');
          if (more.length > 0 || !shown.endsWith('.') || shown.length < 3) continue;
          const shorter = shown.slice(0, -2);
          const others = people.filter((_, at) => at !== index).map(({ name }) => name.split(' '));
          expect(others.some((name) => name[0] === first && name.length > 1 && name.at(-1)?.startsWith(shorter))).toBe(
            true,
          );
        }
      }),
    );
  });
});
