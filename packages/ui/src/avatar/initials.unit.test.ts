import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Rosa Ndiaye', 'RN'],
    ['Cher', 'C'],
    ['Juan Carlos de la Vega', 'JV'],
    ['  Ülkü   Öz ', 'ÜÖ'],
    ['émile zola', 'ÉZ'],
    ['李 小龙', '李小'],
    ['👩‍🔧 Kim', '👩K'],
    ['', ''],
  ])('%s is %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
