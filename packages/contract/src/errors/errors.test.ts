import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorCodes, errorReply, fieldProblems } from './index.ts';

describe('error codes', () => {
  it('have an error status and a sentence as the meaning', () => {
    for (const [code, { status, meaning }] of Object.entries(errorCodes)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(status === 206 || (status >= 400 && status < 600)).toBe(true);
      expect(meaning).toMatch(/[.;].*$/);
    }
  });

  it('are the only ones in a reply', () => {
    expect(errorReply.safeParse({ detail: 'No.', code: 'forbidden' }).success).toBe(true);
    expect(errorReply.safeParse({ detail: 'No.', code: 'nope' }).success).toBe(false);
  });
});

describe('fieldProblems', () => {
  const schema = z.strictObject({
    args: z.strictObject({ page: z.int().min(1), rows: z.array(z.strictObject({ id: z.int() })) }),
  });
  const problems = (body: unknown): Record<string, string> => {
    const { error } = schema.safeParse(body);
    return error ? fieldProblems(error) : {};
  };

  it('names nested fields with dots and explains the problem', () => {
    expect(Object.keys(problems({ args: { page: 0, rows: [{ id: 1 }, { id: 'x' }] } }))).toEqual([
      'args.page',
      'args.rows.1.id',
    ]);
  });

  it('names unknown fields, even those every object has', () => {
    const found = problems(JSON.parse('{"args":{"page":1,"rows":[],"__proto__":1},"surprise":1}'));
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['surprise', 'args.__proto__']));
    expect(found['surprise']).toBe('Unknown field');
    expect(JSON.stringify(problems(JSON.parse('{"args":{"page":1,"rows":[]},"__proto__":1}')))).toBe(
      '{"__proto__":"Unknown field"}',
    );
  });

  it('truncates a long name after 200 characters, with an ellipsis', () => {
    const [name = ''] = Object.keys(problems({ args: { page: 1, rows: [] }, ['x'.repeat(500)]: 1 }));
    expect(name).toBe(`${'x'.repeat(199)}…`);
  });

  it('uses body as the name of the whole body', () => {
    expect(Object.keys(problems(7))).toEqual(['body']);
  });

  it('stays small no matter how many fields are invalid', () => {
    const body = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`field-${index}-${'x'.repeat(1000)}`, 1]),
    );
    const found = problems(body);
    expect(Object.keys(found)).toHaveLength(20);
    expect(JSON.stringify(found).length).toBeLessThan(6000);
  });
});
