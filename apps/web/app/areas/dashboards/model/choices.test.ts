import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arriveAt, canTakeBack, choicesAt, takeBack, type Choices } from './choices.ts';

/** A page: its address is ahead of what it shows until it is drawn. */
function page() {
  let [choices, address]: [Choices, string] = [choicesAt(''), ''];
  const drawn = () => void (choices = arriveAt(choices, address));
  return {
    drawn,
    /** Chooses one after the other, each drawn. */
    visit: (...searches: readonly string[]) => {
      for (const search of searches) {
        address = search;
        drawn();
      }
    },
    undo: () => {
      ({ choices, search: address } = takeBack(choices, address));
    },
    address: () => address,
    mayUndo: () => canTakeBack(choices),
  };
}

describe('choices on a dashboard', () => {
  it('are taken back one by one', () => {
    const shown = page();
    shown.visit('?a', '?b', '?c');
    for (const search of ['?b', '?a', '']) {
      shown.undo();
      shown.drawn();
      expect(shown.address()).toBe(search);
    }
    expect(shown.mayUndo()).toBe(false);
  });

  it('are taken back in order where two steps at once are drawn as one', () => {
    const shown = page();
    shown.visit('?a', '?b', '?c');
    shown.undo();
    shown.undo();
    shown.drawn();
    expect(shown.address()).toBe('?a');
    shown.undo();
    shown.drawn();
    expect([shown.address(), shown.mayUndo()]).toEqual(['', false]);
  });

  it('are taken back to where one was, whatever of it was drawn', () => {
    const step = fc.record({ kind: fc.constantFrom('choose', 'undo'), drawn: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { visit, drawn, undo, address } = page();
        const stack = [''];
        for (const [index, { kind, drawn: isDrawn }] of steps.entries()) {
          // A choice is made on a page that is drawn; an undo may come at any moment.
          if (kind === 'choose') {
            drawn();
            visit(`?${index}`);
            stack.push(`?${index}`);
          } else {
            undo();
            if (stack.length > 1) stack.pop();
            if (isDrawn) drawn();
          }
          expect(address()).toBe(stack.at(-1));
        }
      }),
    );
  });
});
