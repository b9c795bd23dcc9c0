import { describe, expect, it } from 'vitest';
import { readField } from './field.ts';

const id = { name: 'external_id', kind: 'text', isId: true, about: '' } as const;

describe('an id that Excel changed', () => {
  it.each(['1.23457E+11', '1,23457E+11', '1E+15', '1.2e+16', '1e+21', '123457000000', '1234570000000000'])(
    '%s is refused',
    (text) => {
      expect(readField(id, text)).toEqual({
        ok: false,
        problem: expect.stringMatching(
          /^external_id is '.*', which Excel (shortened|rounded).*; format the column as Text/,
        ) as unknown,
      });
    },
  );

  it.each(['1234567890123450', '12345678901234500', '4-Mar', 'Oct-44', '2044-10-01'])('%s is pointed out', (text) => {
    expect(readField(id, text)).toMatchObject({
      ok: true,
      value: text,
      note: { what: expect.stringContaining('Excel') as unknown, value: `external_id '${text}'` },
    });
  });

  it.each(['00077', '3E2', '10-4471', '100000', '123456789012', '1234567890123456', 'E1', '5E'])(
    'is not %s',
    (text) => {
      expect(readField(id, text)).toEqual({ ok: true, value: text });
    },
  );

  it('matters only where the text identifies something', () => {
    expect(readField({ ...id, name: 'comment', isId: false }, '1.5E+10')).toEqual({ ok: true, value: '1.5E+10' });
  });
});
