import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arriveAt, canTakeBack, choicesAt, takeBack, type Choices } from './choices.ts';

/** Simulates a page: its URL is ahead of what it shows until it renders. */
function page() {
  let [choices, address]: [Choices, string] = [choicesAt(''), ''];
  const drawn = () => void (choices = arriveAt(choices, address));
  return {
    drawn,
    /** Makes the choices one after the other, rendering each. */
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
  it('are undone one by one', () => {
    const shown = page();
    shown.visit('?a', '?b', '?c');
    for (const search of ['?b', '?a', '']) {
      shown.undo();
      shown.drawn();
      expect(shown.address()).toBe(search);
    }
    expect(shown.mayUndo()).toBe(false);
  });

  it('are undone in order when two steps render as one', () => {
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

  it('are undone to the previous choice, whatever has rendered so far', () => {
    const step = fc.record({ kind: fc.constantFrom('choose', 'undo'), drawn: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { visit, drawn, undo, address } = page();
        const stack = [''];
        for (const [index, { kind, drawn: isDrawn }] of steps.entries()) {
          // Choices happen on a rendered page; an undo can happen at any time.
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
