import { z } from 'zod';
import type { Problem } from '../outcome/outcome.ts';
import {
  formKeyName,
  formVersionName,
  type FormAnswer,
  type FormField,
  type FormMessages,
  type FormOption,
  type FormValue,
  type FormValues,
} from './form-field.ts';
import { messagesOf, nounOf, numberIn } from './form-messages.ts';
import { refusalWords } from './refusal-words.ts';
import { valuesIn, valuesOfRecord, withoutSecrets } from './form-values.ts';

/** What a form adds to a field beyond its schema. */
export interface FieldExtras {
  readonly label?: string;
  readonly hint?: string;
  /** The label as used in a sentence, with its article. */
  readonly noun?: string;
  /** Shown for every invalid value. */
  readonly message?: string;
  /** Messages for the API's refusals of the field: `{ Taken: 'That name is taken.' }`. */
  readonly refusals?: Readonly<Record<string, string>>;
  readonly secret?: boolean;
  readonly multiline?: boolean;
  readonly input?: 'text' | 'tel';
  readonly autoComplete?: string;
  readonly verbatim?: boolean;
  readonly half?: boolean;
  readonly unit?: string;
  /** Name of the date field this one must be later than. */
  readonly after?: string;
  /** Labels for the values of an enum. */
  readonly options?: Readonly<Record<string, string>>;
  /** Marks the field as required even if the schema allows it to be empty. */
  readonly required?: boolean;
}

export interface FormExtras<Name extends string> {
  readonly fields?: { readonly [Field in Name]?: FieldExtras };
  /** These first; the rest follow in schema order. */
  readonly order?: readonly Name[];
  /** Not rendered: the action passes them to `read`, such as the token of a link. */
  readonly given?: readonly Name[];
}

/** The result of reading a submitted form. */
export type ReadForm<Body> =
  | {
      readonly ok: true;
      readonly body: Body;
      readonly values: FormValues;
      readonly key: string | null;
      readonly version: number | null;
    }
  | { readonly ok: false; readonly answer: FormAnswer };

interface Facts {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly title?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Facts[];
  readonly items?: Facts;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
}

interface ObjectFacts {
  readonly properties?: Readonly<Record<string, Facts>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, Facts>>;
}

type Emptiness = 'omit' | 'null' | 'blank';

interface Known {
  readonly field: FormField;
  readonly whenEmpty: Emptiness;
  readonly options: ReadonlyMap<string, unknown>;
  readonly refusals: Readonly<Record<string, string>>;
}

/** Facts of an object schema: its input side, or its output side where a preprocess hides the input. */
function factsOf(schema: z.ZodType): ObjectFacts {
  const facts = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ObjectFacts;
  if (facts.properties) return facts;
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as ObjectFacts;
}

/** Turns 'first_name' into 'First name'. */
function labelOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const present = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };

/** A limit that is only the range of the number type is not worth showing. */
const limit = (value: number | undefined) =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

function optionsOf(values: readonly unknown[], labels: FieldExtras['options'] = {}): readonly FormOption[] {
  return values
    .filter((value) => value !== null)
    .map((value) => ({ value: String(value), label: labels[String(value)] ?? labelOf(String(value)) }));
}

function knownOf(
  name: string,
  given: Facts,
  mustBeThere: boolean,
  extras: FieldExtras,
  defs: ObjectFacts['$defs'],
): Known {
  const resolve = (facts: Facts): Facts =>
    facts.$ref === undefined ? facts : { ...defs?.[facts.$ref.split('/').at(-1) ?? ''], ...facts };
  const branches = resolve(given).anyOf?.map(resolve);
  const nullable = branches?.some(({ type }) => type === 'null') ?? false;
  const held = branches?.filter(({ type }) => type !== 'null');
  const facts = held ? (held.length === 1 ? (held[0] as Facts) : {}) : resolve(given);
  const label = extras.label ?? facts.title ?? given.title ?? labelOf(name);
  const { hint, message, half } = extras;
  const common = {
    name,
    label,
    noun: extras.noun ?? nounOf(label),
    ...present({ hint, message, half }),
  };
  const emptyText =
    facts.type === 'string' && facts.enum === undefined && facts.format === undefined && !facts.minLength;
  const whenEmpty: Emptiness = nullable ? 'null' : mustBeThere ? 'blank' : 'omit';
  const required = extras.required ?? (whenEmpty === 'blank' && !emptyText);
  const made = (field: FormField, values: readonly unknown[] = []): Known => ({
    field,
    whenEmpty,
    options: new Map(values.map((value) => [String(value), value])),
    refusals: extras.refusals ?? {},
  });
  const { minLength, maxLength } = facts;
  if (facts.enum)
    return made({ ...common, required, kind: 'choice', options: optionsOf(facts.enum, extras.options) }, facts.enum);
  if (facts.type === 'array' && facts.items) {
    const values = resolve(facts.items).enum;
    if (values)
      return made(
        {
          ...common,
          required: extras.required ?? (facts.minItems ?? 0) > 0,
          kind: 'choices',
          options: optionsOf(values, extras.options),
          ...present({ min: facts.minItems, max: facts.maxItems }),
        },
        values,
      );
  }
  if (facts.type === 'boolean') return made({ ...common, required: false, kind: 'boolean' });
  if (facts.type === 'number' || facts.type === 'integer')
    return made({
      ...common,
      required,
      kind: 'number',
      whole: facts.type === 'integer',
      ...present({
        min: limit(facts.minimum),
        max: limit(facts.maximum),
        above: limit(facts.exclusiveMinimum),
        below: limit(facts.exclusiveMaximum),
        unit: extras.unit,
      }),
    });
  if (facts.type === 'string' && facts.format === 'date')
    return made({ ...common, required, kind: 'date', ...present({ after: extras.after }) });
  if (facts.type === 'string' && extras.secret)
    return made({
      ...common,
      required,
      kind: 'secret',
      ...present({ minLength, maxLength, autoComplete: extras.autoComplete as 'new-password' | undefined }),
    });
  if (facts.type === 'string') {
    const input = facts.format === 'email' ? 'email' : facts.format === 'uri' ? 'url' : (extras.input ?? 'text');
    const { multiline, autoComplete, verbatim } = extras;
    return made({
      ...common,
      required,
      kind: 'text',
      input,
      ...present({ minLength, maxLength, pattern: facts.pattern, multiline, autoComplete, verbatim }),
    });
  }
  throw new TypeError(`No control draws '${name}'. Leave it out with 'given' and let the action supply it.`);
}

function bodyValue({ field, whenEmpty, options }: Known, value: FormValue | undefined): unknown {
  if (field.kind === 'boolean') return value === true;
  if (Array.isArray(value))
    return value.length === 0 && whenEmpty !== 'blank'
      ? whenEmpty === 'null'
        ? null
        : undefined
      : value.map((chosen) => options.get(chosen) ?? chosen);
  const text = String(value ?? '');
  if (text === '') return whenEmpty === 'blank' ? '' : whenEmpty === 'null' ? null : undefined;
  if (field.kind === 'number') return numberIn(text) ?? text;
  return field.kind === 'choice' ? (options.get(text) ?? text) : text;
}

/**
 * A form from the body of a call: its fields for the screen, and the same schema for the action. Fixed literals of the
 * body (`purpose: 'accept'`) are filled in automatically. Server only: the browser gets `fields`, which are plain data.
 *
 * @throws TypeError for a field no control can draw
 */
export function formOf<Shape extends z.core.$ZodShape>(
  schema: z.ZodObject<Shape>,
  { fields: extras = {}, order = [], given = [] }: FormExtras<keyof Shape & string> = {},
) {
  type Body = z.input<z.ZodObject<Shape>>;
  const { properties = {}, required = [], $defs } = factsOf(schema);
  const extrasOf = extras as Readonly<Record<string, FieldExtras | undefined>>;
  const fixed = Object.fromEntries(
    Object.entries(properties).flatMap(([name, facts]) => ('const' in facts ? [[name, facts.const]] : [])),
  );
  const drawn = Object.keys(properties).filter((name) => !(name in fixed) && !given.includes(name));
  const first = order.filter((name) => drawn.includes(name));
  const known = [...first, ...drawn.filter((name) => !first.includes(name))].map((name) =>
    knownOf(name, properties[name] as Facts, required.includes(name), extrasOf[name] ?? {}, $defs),
  );
  const fields = known.map(({ field }) => field);

  /** Schema errors that the field facts don't cover, such as a refinement. */
  const schemaMessages = (error: z.ZodError): FormMessages =>
    Object.fromEntries(
      error.issues.toReversed().map(({ path, code, message }) => {
        const name = String(path[0] ?? 'body');
        const field = fields.find((each) => each.name === name);
        const words = code === 'custom' ? message : `Check the ${field?.label.toLowerCase() ?? name}`;
        return [name, field?.message ?? words];
      }),
    );

  const wordsFor = (messages: FormMessages) =>
    fields.some(({ name }) => messages[name] !== undefined) ? '' : 'Check what you entered, then try again.';

  return {
    /** Plain data that a loader sends and `SchemaForm` renders. */
    fields,
    /** Converts a stored record to form values. */
    valuesOf: (record: Readonly<Record<string, unknown>>) => valuesOfRecord(fields, record),
    /** Reads a submitted form: the body of the call, or the messages to show. */
    read(form: FormData, supplied: Partial<Body> = {}): ReadForm<Body> {
      const values = valuesIn(fields, form);
      const body: Record<string, unknown> = { ...fixed, ...supplied };
      for (const each of known) {
        const value = bodyValue(each, values[each.field.name]);
        if (value !== undefined) body[each.field.name] = value;
      }
      const parsed = schema.safeParse(body);
      const own = messagesOf(fields, values);
      if (parsed.success && Object.keys(own).length === 0) {
        const key = form.get(formKeyName);
        const version = numberIn(String(form.get(formVersionName) ?? ''));
        return {
          ok: true,
          body: body as Body,
          values: withoutSecrets(fields, values),
          key: typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) ? key : null,
          version: version !== null && Number.isSafeInteger(version) ? version : null,
        };
      }
      const messages = { ...(parsed.success ? {} : schemaMessages(parsed.error)), ...own };
      return {
        ok: false,
        answer: { values: withoutSecrets(fields, values), fields: messages, words: wordsFor(messages) },
      };
    },
    /** The messages to show when the API refused the submitted values. */
    refused(problem: Problem, values: FormValues): FormAnswer {
      const said = problem.fields ?? {};
      const messages = Object.fromEntries(
        Object.entries(said).map(([name, words]) => {
          // An error in one entry of a list is named 'stations.2'.
          const root = name.split('.')[0] ?? name;
          const refusals = known.find(({ field }) => field.name === root)?.refusals;
          return [root, refusals?.[words] ?? words];
        }),
      );
      const current = problem.current as Readonly<Record<string, unknown>> | null | undefined;
      const version = current?.version;
      const drawnRefusal = fields.some(({ name }) => messages[name] !== undefined);
      return {
        values: withoutSecrets(fields, values),
        fields: messages,
        words: drawnRefusal ? '' : refusalWords(problem),
        ...(current && typeof version === 'number'
          ? { conflict: { theirs: valuesOfRecord(fields, current), version } }
          : {}),
      };
    },
  };
}
