import type { ParsedInstant } from './instant.ts';

/** A field that a column can be mapped to. */
export interface Field {
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'instant' | 'choice' | 'answer' | 'list';
  readonly required?: boolean;
  /** For `choice`: the values, compared case-insensitively. */
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Description for field lists in messages and documentation. */
  readonly about: string;
}

/** A field's value after reading; null = empty. */
export type FieldValue = string | number | boolean | ParsedInstant | readonly string[] | null;
export type FieldValues = Readonly<Record<string, FieldValue>>;

const longestText = 4_000;
const truths: Readonly<Record<string, boolean>> = {
  true: true,
  t: true,
  yes: true,
  y: true,
  '1': true,
  x: true,
  false: false,
  f: false,
  no: false,
  n: false,
  '0': false,
};
// The five answers of a survey question (glossary section 2, outc1).
const answers: Readonly<Record<string, number>> = {
  'totally satisfied': 5,
  satisfied: 4,
  'neither satisfied nor dissatisfied': 3,
  neither: 3,
  dissatisfied: 2,
  'totally dissatisfied': 1,
};

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

/** Reads the text of one field, except instants. Empty text is null for every kind. */
export function readField(field: Field, raw: string): Read<FieldValue> {
  const text = raw.trim();
  if (text === '') return { ok: true, value: null };
  switch (field.kind) {
    case 'text':
      if (text.includes('\u0000')) return fault(field, 'contains a NUL character');
      return text.length > longestText
        ? fault(field, `is longer than ${longestText} characters`)
        : { ok: true, value: text };
    case 'list':
      return {
        ok: true,
        value: text
          .split(/[;,|]/)
          .map((part) => part.trim())
          .filter(Boolean),
      };
    case 'boolean': {
      const value = truths[text.toLowerCase()];
      return value === undefined ? fault(field, `is '${text}', expected true or false`) : { ok: true, value };
    }
    case 'choice': {
      const value = field.choices?.find((choice) => choice.toLowerCase() === text.toLowerCase());
      return value === undefined
        ? fault(field, `is '${text}', expected one of ${field.choices?.join(', ')}`)
        : { ok: true, value };
    }
    case 'answer': {
      const value = answers[text.toLowerCase()] ?? (/^[1-5](\.0+)?$/.test(text) ? Number(text) : undefined);
      return value === undefined
        ? fault(
            field,
            `is '${text}', expected 1 to 5 or one of: Totally Satisfied, Satisfied, Neither, Dissatisfied, Totally Dissatisfied`,
          )
        : { ok: true, value };
    }
    case 'integer':
    case 'number': {
      // Many locales write 40,12.
      const value = Number(/^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text);
      if (!Number.isFinite(value) || (field.kind === 'integer' && !Number.isInteger(value)))
        return fault(field, `is '${text}', expected ${field.kind === 'integer' ? 'a whole number' : 'a number'}`);
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
      return value < min || value > max ? fault(field, `is ${value}, expected ${min} to ${max}`) : { ok: true, value };
    }
    case 'instant':
      throw new TypeError(`The field ${field.name} is read by an InstantReader.`);
  }
}

function fault(field: Field, what: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem: `${field.name} ${what}` };
}
