import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument();

interface Place {
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Every object of the component schemas with its path. */
function* places(node: unknown, path: string): Generator<Place> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield { path, schema: node as Record<string, unknown> };
  for (const [key, value] of Object.entries(node)) yield* places(value, `${path}.${key}`);
}
const all = Object.entries(document.components.schemas).flatMap(([name, schema]) => [...places(schema, name)]);

describe('every shape of the document', () => {
  it('describes every object’s fields, except for calls and operations without input', () => {
    const empty = all.filter(
      ({ schema }) =>
        schema['type'] === 'object' &&
        schema['additionalProperties'] === false &&
        Object.keys((schema['properties'] as object | undefined) ?? {}).length === 0,
    );
    expect(empty.map(({ path }) => path).filter((path) => !/\.(?:body|variables)$/.test(path))).toEqual([]);
  });

  it('has no empty choice, and an empty string only where a person can clear a choice', () => {
    const wrong = all.filter(
      ({ schema }) =>
        schema['const'] === '' ||
        (Array.isArray(schema['enum']) && (schema['enum'].length === 0 || schema['enum'].includes(''))) ||
        ['anyOf', 'oneOf'].some((key) => Array.isArray(schema[key]) && schema[key].length === 0),
    );
    expect(wrong.map(({ path }) => path).filter((path) => !path.includes('.sentiment.'))).toEqual([]);
  });
});
