import { expect, it } from 'vitest';
import { isEmpty, mailProblems, reachWords, recipientsOf, valuesOf } from './mail-values.ts';

const empty = valuesOf(null);

it('a new mail lacks everything, and is nothing to keep', () => {
  expect(mailProblems(empty)).toEqual({
    recipients: 'Choose recipients',
    subject: 'Enter a subject',
    body: 'Enter a message',
  });
  expect(isEmpty(empty)).toBe(true);
  expect(isEmpty({ ...empty, body: ' \n' })).toBe(true);
  expect(isEmpty({ ...empty, body: 'Salt' })).toBe(false);
});

it('a position or a location is somebody to write to', () => {
  expect(mailProblems({ ...empty, positions: ['driver'], subject: 'Ice', body: 'Salt' })).toEqual({});
  expect(recipientsOf({ ...empty, organizations: [{ id: 7, name: 'Harbor' }] })).toEqual({
    recipients: [],
    audience: { organization_ids: [7], group_ids: [], positions: [] },
  });
});

it('a draft opens with its names', () => {
  const draft = {
    client_id: 'x',
    version: 3,
    recipients: [{ user_id: 4, display_name: 'Rosa Ndiaye' }],
    audience: {
      positions: ['driver'],
      organizations: [{ id: 7, slug: 'harbor', display_name: 'Harbor' }],
      groups: [{ id: 2, group_name: 'Flatbeds' }],
    },
    reply_to: null,
    subject: 'Ice',
    body: 'Salt',
    updated_at: '2026-11-20T14:00:00Z',
  };
  expect(valuesOf(draft)).toEqual({
    recipients: [{ id: 4, name: 'Rosa Ndiaye' }],
    organizations: [{ id: 7, name: 'Harbor' }],
    groups: [{ id: 2, name: 'Flatbeds' }],
    positions: ['driver'],
    subject: 'Ice',
    body: 'Salt',
  });
});

it.each([
  [{ people: 0, by_email: 0 }, 'Reaches no one now'],
  [{ people: 1, by_email: 1 }, 'Reaches 1 person, also by email'],
  [{ people: 1200, by_email: 0 }, 'Reaches 1,200 people, in Roadside only'],
  [{ people: 12, by_email: 10 }, 'Reaches 12 people, 10 of them also by email'],
])('%j: %s', (reach, words) => {
  expect(reachWords(reach)).toBe(words);
});
