import type { CallDefinition } from '@roadside/contract/call';
import { z } from 'zod';
import { sampleBody, type Schema } from '../support/sample-body.ts';

/** A body the contract allows, with one field at a limit of its allowed range. */
export interface ExtremeBody {
  readonly what: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Variant = readonly [what: string, value: unknown];

/** A list of this length finds what a longer one would, and creates few enough rows to stay fast. */
const maxItems = 1000;
const largestText = 5000;

const texts: Readonly<Record<string, readonly string[]>> = {
  date: ['2000-01-01', '2000-02-29', '2100-12-31'],
  'date-time': [
    '0000-01-01T00:00:00Z',
    '0000-01-01T00:00:00+23:59',
    '9999-12-31T23:59:59.999999Z',
    '9999-12-31T23:59:59-23:59',
  ],
  time: ['00:00', '23:59'],
  email: [`${'a'.repeat(60)}@${'b'.repeat(60)}.example`],
  uuid: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
};

/** Texts of maximum length, in one-byte and four-byte characters, that a pattern or an index could trip over. */
const long = (length: number): readonly string[] => [
  'a'.repeat(length),
  '9'.repeat(length),
  '👍'.repeat(Math.floor(length / 2)),
  '%_\\'.repeat(length).slice(0, length),
  '-'.repeat(length),
];

function textsOf({ format, pattern, minLength = 0, maxLength = largestText }: Schema): readonly string[] {
  if (format && texts[format]) return texts[format];
  const candidates = [
    ...long(Math.min(maxLength, largestText)),
    ...long(minLength),
    ...[120, 64, 15, 14].flatMap((length) => [`1${'9'.repeat(length - 1)}`, `a${'_'.repeat(length - 1)}`]),
  ];
  const allowed = new RegExp(pattern ?? '', 'u');
  return [...new Set(candidates)].filter(
    (text) => allowed.test(text) && text.length >= minLength && text.length <= maxLength,
  );
}

const endsOf = (
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema,
  whole: boolean,
): readonly number[] => {
  const low = minimum ?? exclusiveMinimum ?? -Number.MAX_VALUE;
  const high = maximum ?? exclusiveMaximum ?? Number.MAX_VALUE;
  return whole
    ? [low, high, ...[2 ** 15, 2 ** 31, 2 ** 53 - 1].filter((value) => value > low && value < high)]
    : [low, high, ...[Number.MIN_VALUE, 0.1 + 0.2].filter((value) => value > low && value < high)];
};

/** The values of a schema that differ from `base` in one place. */
function variantsOf(schema: Schema, root: Schema, base: unknown): readonly Variant[] {
  if (schema.$ref !== undefined) return variantsOf(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root, base);
  if (schema.const !== undefined) return [['', schema.const]];
  if (schema.enum !== undefined) return schema.enum.map((value) => ['', value]);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => variantsOf(choice, root, base));
  switch (schema.type) {
    case 'object': {
      const given = (typeof base === 'object' && base !== null && !Array.isArray(base) ? base : {}) as Readonly<
        Record<string, unknown>
      >;
      return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
        variantsOf(property, root, given[name]).map(([what, value]): Variant => [
          [name, what].filter(Boolean).join('.'),
          { ...given, [name]: value },
        ]),
      );
    }
    case 'array': {
      const items = schema.prefixItems ?? [schema.items ?? {}];
      const first = items.map((item) => variantsOf(item, root, undefined));
      if (schema.prefixItems) return [0, -1].map((at): Variant => ['', first.map((variants) => variants.at(at)?.[1])]);
      const length = Math.min(schema.maxItems ?? maxItems, maxItems);
      const [variants = []] = first;
      return [
        ['none', []],
        ...variants.map(([what, value]): Variant => [what, [value]]),
        ['as many as may be', Array.from({ length }, (_, index) => variants[index % variants.length]?.[1])],
      ];
    }
    case 'string':
      return textsOf(schema).map((text): Variant => [`of ${text.length} characters`, text]);
    case 'integer':
    case 'number':
      return endsOf(schema, schema.type === 'integer').map((value): Variant => [String(value), value]);
    case 'boolean':
      return [
        ['', true],
        ['', false],
      ];
    case 'null':
      return [['null', null]];
    default:
      return [];
  }
}

/** Replaces the sample's placeholder slugs with one that exists in the small world. */
const known = (name: string, value: unknown): unknown =>
  name === 'slug'
    ? 'beacon'
    : typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)
      ? Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, known(inner, one)]))
      : value;

/** Every field of a call's body, including optional ones, at each limit of what the contract allows. */
export function extremeBodies(call: CallDefinition): readonly ExtremeBody[] {
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Schema;
  const base = known('', sampleBody(call)) as Readonly<Record<string, unknown>>;
  return variantsOf(schema, schema, base)
    .map(([what, value]): ExtremeBody => ({ what, body: value as ExtremeBody['body'] }))
    .filter(({ body }) => call.body.safeParse(body).success);
}
