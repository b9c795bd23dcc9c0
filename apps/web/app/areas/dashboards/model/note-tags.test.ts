import { expect, it } from 'vitest';
import { tagsOf, tagsProblem } from './note-tags.ts';

it.each([
  ['', []],
  ['storm', ['storm']],
  [' #Storm, ice ,, storm ', ['storm', 'ice']],
])('tags of %j', (text, tags) => {
  expect(tagsOf(text)).toEqual(tags);
});

it.each([
  ['storm, ice', false],
  ['a,b,c,d,e,f', 'Enter up to 5 tags.'],
  ['x'.repeat(31), 'Shorten each tag to 30 characters.'],
])('whether %j can be stored', (text, problem) => {
  expect(tagsProblem(text)).toBe(problem);
});
