import { expect, it } from 'vitest';
import { problemOf, wordsFor } from './upload-file.ts';

const refusedWith = (body: string | null) =>
  Object.assign(new Error('tus: unexpected response'), {
    originalResponse: body === null ? null : { getBody: () => body },
  });
const words = (body: string | null) => wordsFor(problemOf(refusedWith(body)), 'Choose a PDF');

it('says which kind of file the field takes when another is refused', () => {
  expect(words(JSON.stringify({ code: 'unsupported-kind', detail: 'We can’t use this kind of file.' }))).toBe(
    'Choose a PDF',
  );
});

it('otherwise says what the server says, or to check the connection', () => {
  const detail = 'This file is too large. The limit for this kind is 50 MB.';
  expect(words(JSON.stringify({ code: 'unsupported-file', detail }))).toBe(detail);
  for (const nothing of [null, '', '<html>'])
    expect(words(nothing)).toBe('We couldn’t upload the file. Check your connection, then try again.');
});
