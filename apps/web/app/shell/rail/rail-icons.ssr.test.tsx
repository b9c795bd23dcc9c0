import { expect, it } from 'vitest';
import { railEntries } from './rail-entries.ts';
import { railIcon } from './rail-icons.ts';

it('has a picture of its own for each entry: without words nothing else tells them apart', () => {
  const leaves = railEntries(() => true).flatMap((entry) => (entry.children.length > 0 ? entry.children : [entry]));
  const pictures = leaves.map(({ icon }) => railIcon(icon));
  expect(pictures).not.toContain(null);
  expect(new Set(pictures).size).toBe(leaves.length);
});

it('tells a group apart from the links in it', () => {
  for (const { icon, children } of railEntries(() => true).filter((entry) => entry.children.length > 0))
    expect(children.map((child) => railIcon(child.icon))).not.toContain(railIcon(icon));
});
