import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

const local = '#/$defs/';
const shared = '#/components/schemas/';

function mapReferences(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapReferences(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key === '$ref' && typeof entry === 'string' && entry.startsWith(local)
        ? [key, shared + rename(entry.slice(local.length))]
        : [key, mapReferences(entry, rename)],
    ),
  );
}

const without = (schema: JsonSchema, ...keywords: readonly string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));

/** Requests are closed objects. Replies may gain fields, so readers must accept unknown ones. */
function opened({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** The schemas of a document by name, each with the named schemas it references. */
export class ComponentSchemas {
  readonly schemas: Record<string, JsonSchema> = {};

  /** Adds a schema and everything it references. Returns a reference to it. */
  add(name: string, schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const root = z.toJSONSchema(schema, {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      ...(io === 'output' ? { override: opened } : {}),
    }) as JsonSchema;
    const used = (root['$defs'] ?? {}) as Record<string, JsonSchema>;
    // A plain name is the reply's form; if the request form differs, it is 'Name.input'.
    const rename = (original: string): string =>
      io === 'input' && this.#sentDiffers(original, used[original]) ? `${original}.input` : original;
    for (const [original, definition] of Object.entries(used))
      this.put(rename(original), mapReferences(definition, rename) as JsonSchema);
    const own = mapReferences(without(root, '$schema', '$defs'), rename) as JsonSchema;
    const isNamed = Object.keys(own).join() === '$ref';
    return isNamed ? own : this.put(name, own);
  }

  /** Adds a schema as is. */
  put(name: string, given: JsonSchema): JsonSchema {
    const schema = without(given, 'id');
    const known = this.schemas[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new TypeError(`Two schemas are called ${name}. Give one another id.`);
    this.schemas[name] = schema;
    return { $ref: shared + name };
  }

  #sentDiffers(name: string, sent: JsonSchema = {}): boolean {
    const received = this.schemas[name];
    return (
      received !== undefined &&
      JSON.stringify(received) !== JSON.stringify(mapReferences(without(sent, 'id'), (used) => used))
    );
  }
}
