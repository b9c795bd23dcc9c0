import { expect, it } from 'vitest';
import { handWrittenLayout, readLimits } from './hand-written-layout.mjs';

const counts = handWrittenLayout();
const limits = readLimits();

it('adds no flex or grid to a style file: use Stack, Inline or Grid, or give them the missing prop', () => {
  const over = Object.entries(counts).filter(([file, count]) => count > (limits[file]?.count ?? 0));
  expect(over).toEqual([]);
});

it('lowers the limits with the counts: run node tooling/hand-written-layout.mjs', () => {
  const slack = Object.entries(limits).filter(([file, { count }]) => (counts[file] ?? 0) < count);
  expect(slack).toEqual([]);
});

it('says of each file why Stack, Inline and Grid can’t lay it out', () => {
  const silent = Object.entries(limits).filter(([, { why }]) => why.split(' ').length < 4);
  expect(silent).toEqual([]);
});
