import { describe, expect, it } from 'vitest';

const stories = import.meta.glob<string>(
  ['../../packages/*/src/**/*.stories.tsx', '../../apps/web/app/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** Steps of a play function (four spaces in) that check the page immediately, without waiting. */
const inTheMoment = [
  /^ {4}await expect\(.*\)\.(not\.)?(toBeVisible|toHave(Focus|Attribute|TextContent|Value|Class|BeenCalled\w*|BeenLastCalledWith)|toBe(Checked|Disabled|Enabled|InTheDocument))\(/,
  /^ {4}await userEvent\.\w+\((canvas|screen)\.get/,
  // Found, but perhaps still opening.
  /^ {4}expect\(await .*\.find.*\)\.toBeVisible\(/,
];
/** A found element exists; nothing else is asserted about it. */
const found = /^ {4}await expect\(await (within\(\w+\)|[^)]*)\.?find.*\)\.toBeInTheDocument\(\);$/;

describe('play functions', () => {
  it('are found', () => {
    expect(Object.keys(stories).length).toBeGreaterThan(60);
  });

  // Anything that opens, moves or loads appears a moment later, and on a busy machine much later.
  it.each(Object.entries(stories))('%s waits for what it expects', (_path, text) => {
    expect(text.split('\n').filter((line) => !found.test(line) && inTheMoment.some((rule) => rule.test(line)))).toEqual(
      [],
    );
  });
});
