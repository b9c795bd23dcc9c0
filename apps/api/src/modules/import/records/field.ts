import type { ParsedInstant } from './instant.ts';
import { readNumber } from './number.ts';
import { spoiledId } from './spoiled-id.ts';

/** A field that a column can be mapped to. */
export interface Field {
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'coordinate' | 'instant' | 'choice' | 'answer' | 'list';
  readonly required?: boolean;
  /** For `choice`: the values, compared case-insensitively. */
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Identifies something, so digits that Excel changed would point to something else. */
  readonly isId?: boolean;
  /** A person's or place's name, which may be a word such as None. */
  readonly isName?: boolean;
  /** For `instant`: a plan, which may be years ahead. Other times are in the past. */
  readonly isPlan?: boolean;
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

/** Something that the report should say about an accepted row. */
export interface Note {
  /** A sentence about all such values, with what to do. */
  readonly what: string;
  /** The field and its value in this row. */
  readonly value: string;
}

export type Read<Value> =
  | { readonly ok: true; readonly value: Value; readonly note?: Note }
  | { readonly ok: false; readonly problem: string };

/** Reads the text of one field, except instants. Empty text is null for every kind. */
export function readField(field: Field, raw: string): Read<FieldValue> {
  const text = raw.trim();
  if (text === '') return { ok: true, value: null };
  switch (field.kind) {
    case 'text':
      if (text.includes('\u0000')) return fault(field, 'contains a NUL character');
      if (text.length > longestText) return fault(field, `is longer than ${longestText} characters`);
      return field.isId ? readId(field, text) : { ok: true, value: text };
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
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
      const read = readNumber(text, { whole: field.kind === 'integer', min, max });
      return 'problem' in read ? fault(field, read.problem) : { ok: true, value: read.value };
    }
    // A place that can't be read isn't a reason to lose its record; `readPlace` decides on both numbers together.
    case 'coordinate': {
      const read = readNumber(text, { whole: false, min: -180, max: 180 });
      if (!('problem' in read)) return { ok: true, value: read.value };
      return { ok: true, value: Number.isFinite(Number(text)) ? Number(text) : text };
    }
    case 'instant':
      throw new TypeError(`The field ${field.name} is read by an InstantReader.`);
  }
}

/** Reads text that identifies something. */
export function readId(field: Pick<Field, 'name'>, text: string): Read<string> {
  const spoiled = spoiledId(text);
  if (!spoiled) return { ok: true, value: text };
  return spoiled.certain
    ? fault(field, `is '${text}', ${spoiled.what}`)
    : { ok: true, value: text, note: { what: spoiled.what, value: `${field.name} '${text}'` } };
}

function fault(field: Pick<Field, 'name'>, what: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem: `${field.name} ${what}` };
}
