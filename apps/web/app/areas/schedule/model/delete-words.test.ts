import { expect, it } from 'vitest';
import { deleteWords } from './delete-words.ts';

it('says what becomes of the shifts of drivers, and of open groups', () => {
  expect(deleteWords(1, 0)).toBe(
    'The driver leaves the schedule, and their upcoming shifts become open shifts. Past shifts stay.',
  );
  expect(deleteWords(0, 2)).toBe('The open groups’ shifts from today on are deleted. Past shifts stay.');
  expect(deleteWords(2, 1)).toBe(
    'The drivers leave the schedule, and their upcoming shifts become open shifts. The open group’s shifts from today on are deleted. Past shifts stay.',
  );
});
