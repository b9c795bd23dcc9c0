import { describe, expect, it } from 'vitest';
import { sends } from './sends.ts';

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 13,
};

describe('sends', () => {
  it.each([
    ['Enter', enter, false, true],
    ['Shift and Enter', { ...enter, shiftKey: true }, false, false],
    ['Enter that ends composing', { ...enter, isComposing: true }, false, false],
    ['Enter that ends composing where the event comes late', { ...enter, keyCode: 229 }, false, false],
    ['Enter on glass', enter, true, false],
    ['Ctrl and Enter on glass', { ...enter, ctrlKey: true }, true, true],
    ['Cmd and Enter', { ...enter, metaKey: true }, false, true],
    ['another key', { ...enter, key: 'a' }, false, false],
  ])('%s', (_name, press, onGlass, sent) => {
    expect(sends(press, onGlass)).toBe(sent);
  });
});
