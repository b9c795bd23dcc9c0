import { expect, it } from 'vitest';
import { readCursor, signCursor } from './signed-cursor.ts';

const scope = { secret: 'a secret of this test', employeeId: 7, question: ['trucks', { search: 'x' }, 'name'] };
const cursor = signCursor(['2026-11-01 10:00:00.000001+00', '12'], scope);

it('returns the sort keys it was made from', () => {
  expect(readCursor(cursor, scope)).toEqual(['2026-11-01 10:00:00.000001+00', '12']);
});

it.each([
  ['another person', cursor, { ...scope, employeeId: 8 }],
  ['another list', cursor, { ...scope, question: ['trucks', { search: 'y' }, 'name'] }],
  ['another installation', cursor, { ...scope, secret: 'another secret' }],
  ['a changed text', `${Buffer.from('["9","9"]').toString('base64url')}.${cursor.split('.')[1] ?? ''}`, scope],
  ['no signature', cursor.split('.')[0] ?? '', scope],
  ['nothing', '', scope],
])('is refused for %s', (_, text, other) => {
  expect(() => readCursor(text, other)).toThrow(expect.objectContaining({ status: 400 }));
});
