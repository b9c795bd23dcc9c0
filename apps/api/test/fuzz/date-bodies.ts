import type { CallDefinition } from '@roadside/contract/call';
import { z } from 'zod';
import { sampleBody, type Schema } from '../support/sample-body.ts';

/** Days no one means: a year being typed, a year before there was data, and years that no calendar reaches. */
export const strangeDays = ['0001-01-01', '0002-11-01', '1900-01-01', '9999-12-31'] as const;

type Path = readonly string[];

interface DateField {
  readonly path: Path;
  readonly hasTime: boolean;
}

/** A body with a strange date in it. */
export interface DateBody {
  readonly what: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const resolve = (schema: Schema, root: Schema): Schema =>
  schema.$ref === undefined ? schema : (root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {});

/** Every date of a body, including those of optional parts and of the first row of a list. */
function dateFields(given: Schema, root: Schema, path: Path = []): readonly DateField[] {
  const schema = resolve(given, root);
  if (path.length > 8) return [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => dateFields(each, root, path));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    dateFields(each, root, [...path, name]),
  );
  const rows = schema.items ? dateFields(schema.items, root, [...path, '0']) : [];
  const here =
    schema.format === 'date' || schema.format === 'date-time' ? [{ path, hasTime: schema.format === 'date-time' }] : [];
  return [...here, ...choices, ...own, ...rows];
}

function withValue(body: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '0') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...given, [name]: withValue((given as Readonly<Record<string, unknown>>)[name], rest, value) };
}

const written = ({ hasTime }: DateField, day: string) => (hasTime ? `${day}T12:00:00Z` : day);
const isStart = ({ path }: DateField) => /(^|_)(from|gte|start|starts_at|day)(_date)?$/.test(path.at(-1) ?? '');

/** A call's sample body with each strange day in each of its dates, and with periods no request should cover. */
export function dateBodies(call: CallDefinition): readonly DateBody[] {
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Schema;
  const fields = dateFields(schema, schema);
  const base: unknown = { ...sampleBody(call), ...('slug' in (schema.properties ?? {}) ? { slug: 'beacon' } : {}) };
  const single = fields.flatMap((field) =>
    strangeDays.map((day): DateBody => ({
      what: `${field.path.join('.')} = ${day}`,
      body: withValue(base, field.path, written(field, day)) as DateBody['body'],
    })),
  );
  const periods = [
    ['1900-01-01', '2099-12-31'],
    ['2000-01-01', '2100-12-31'],
    ['2000-01-01', undefined],
  ] as const;
  const whole = periods.flatMap(([first, last]): readonly DateBody[] =>
    fields.length === 0
      ? []
      : [
          {
            what: `${first} to ${last ?? 'now'}`,
            body: fields.reduce<unknown>((body, field) => {
              const day = isStart(field) ? first : last;
              return day === undefined ? body : withValue(body, field.path, written(field, day));
            }, base) as DateBody['body'],
          },
        ],
  );
  return [...single, ...whole];
}
