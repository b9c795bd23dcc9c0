import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('remembered', () => {
  it('computes once for the same arguments, and tells different ones apart', () => {
    const asked: string[] = [];
    const join = remembered((one: string, other: string) => {
      asked.push(`${one}|${other}`);
      return `${one}|${other}`;
    });
    expect([join('a', 'bc'), join('ab', 'c'), join('a', 'bc')]).toEqual(['a|bc', 'ab|c', 'a|bc']);
    expect(asked).toEqual(['a|bc', 'ab|c']);
  });

  it('does not cache failures: bad input is refused each time', () => {
    let times = 0;
    const refuse = remembered((text: string): string => {
      times += 1;
      throw new Error(text);
    });
    expect(() => refuse('x')).toThrow('x');
    expect(() => refuse('x')).toThrow('x');
    expect(times).toBe(2);
  });

  it('starts over when it is full, so that it does not grow without limit', () => {
    let times = 0;
    const count = remembered((text: string) => {
      times += 1;
      return text;
    });
    for (let index = 0; index <= 20_000; index++) count(String(index));
    count('0');
    expect(times).toBe(20_002);
  });
});
