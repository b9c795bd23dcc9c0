import { expect, it } from 'vitest';
import { versionChanges } from './version-changes.ts';

const element = (id: number, title: string, settings = '') => ({ id, title, settings });
const version = (name: string, elements: readonly ReturnType<typeof element>[], settings = '') => ({
  name,
  settings,
  elements,
});
const first = version('Mornings', [element(1, 'Calls'), element(2, 'Wait')]);

it('a version says what it changed of the one before', () => {
  const second = version('Evenings', [element(2, 'Wait', 'by month'), element(3, 'Surveys')], 'icon');
  expect(versionChanges(first, second)).toEqual({
    renamed: true,
    settings: true,
    added: ['Surveys'],
    removed: ['Calls'],
    changed: ['Wait'],
  });
});

it('the first version added everything, and an equal one changed nothing', () => {
  expect(versionChanges(null, first)).toMatchObject({ renamed: false, added: ['Calls', 'Wait'], removed: [] });
  expect(versionChanges(first, first)).toEqual({
    renamed: false,
    settings: false,
    added: [],
    removed: [],
    changed: [],
  });
});
