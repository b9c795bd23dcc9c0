import { describe, expect, it } from 'vitest';
import { allCalls } from '../calls/index.ts';
import { errorCodes } from '../errors/index.ts';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument('1.2.3');
const operations = Object.entries(document.paths).map(([path, { post }]) => Object.assign({ path }, post));
const described = operations.flatMap((operation) =>
  operation['x-roadside-calls'].map((call) => ({ operation, call: call as Record<string, unknown> })),
);

function* values(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield node as Record<string, unknown>;
  for (const value of Object.values(node)) yield* values(value);
}

function resolve(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
}

describe('the OpenAPI document', () => {
  it('is 3.1 JSON without undefined values', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect([...values(document)].filter((node) => Object.values(node).includes(undefined))).toEqual([]);
  });

  it('has no dangling reference and no unused component', () => {
    const references = new Set(
      [...values(document)].flatMap((node) => (typeof node['$ref'] === 'string' ? [node['$ref']] : [])),
    );
    expect([...references].filter((reference) => resolve(reference) === undefined)).toEqual([]);
    const mapped = [...values(document)].flatMap((node) =>
      Object.values((node['discriminator'] as { mapping?: Record<string, string> } | undefined)?.mapping ?? {}),
    );
    expect(mapped.filter((reference) => resolve(reference) === undefined)).toEqual([]);
    expect(
      Object.keys(document.components.schemas).filter((name) => !references.has(`#/components/schemas/${name}`)),
    ).toEqual([]);
    expect(Object.keys(document.components.schemas).every((name) => /^[\w.-]+$/.test(name))).toBe(true);
  });

  it('keeps no trace of the source schemas', () => {
    expect([...values(document)].filter((node) => '$schema' in node || '$defs' in node || '~standard' in node)).toEqual(
      [],
    );
  });

  it('gives each path one operation with a unique id', () => {
    const ids = operations.map((operation) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations.every((operation) => operation.path.startsWith('/') && operation.path.endsWith('/'))).toBe(true);
  });

  it('contains every call once, with its rows, its limit and whether it is a draft', () => {
    expect(described.map(({ call }) => call['name']).sort()).toEqual(allCalls.map((call) => call.name).sort());
    for (const { call } of described) {
      const definition = allCalls.find(({ name }) => name === call['name']);
      expect(call).toMatchObject({
        status: definition?.status,
        idempotent: definition?.idempotent,
        rateLimit: definition?.rateLimit,
      });
      expect(call['x-roadside-access']).toEqual(definition?.access);
    }
  });

  it('describes every parameter of every path', () => {
    for (const { path, parameters = [] } of operations)
      expect(parameters.map((parameter) => parameter['name'])).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      );
  });

  it('requires the token exactly if a call does', () => {
    for (const { operation } of described) {
      const kinds = new Set(
        described
          .filter((other) => other.operation === operation)
          .map(({ call }) => (call['x-roadside-access'] as { kind: string }).kind),
      );
      expect(operation.security.some((scheme) => 'bearer' in scheme)).toBe(kinds.has('signed-in'));
      expect(operation.security.some((scheme) => Object.keys(scheme).length === 0)).toBe(kinds.has('public'));
    }
  });

  it('separates purposes by a discriminator that each choice requires', () => {
    const oneOfs = [...values(document)].filter(
      (node) => Array.isArray(node['oneOf']) && node['discriminator'] !== undefined,
    );
    expect(oneOfs.length).toBeGreaterThan(10);
    const leaves = (schema: unknown): Record<string, unknown>[] => {
      const node = (
        typeof (schema as { $ref?: string }).$ref === 'string' ? resolve((schema as { $ref: string }).$ref) : schema
      ) as Record<string, unknown>;
      return Array.isArray(node['oneOf']) ? node['oneOf'].flatMap(leaves) : [node];
    };
    for (const { oneOf, discriminator } of oneOfs as {
      oneOf: unknown[];
      discriminator: { propertyName: string; mapping: Record<string, string> };
    }[]) {
      expect(oneOf.map((choice) => (choice as { $ref: string }).$ref)).toEqual(Object.values(discriminator.mapping));
      for (const [value, reference] of Object.entries(discriminator.mapping))
        for (const leaf of leaves({ $ref: reference })) {
          expect(leaf['required']).toContain(discriminator.propertyName);
          expect((leaf['properties'] as Record<string, { const?: string }>)[discriminator.propertyName]?.const).toBe(
            value,
          );
        }
    }
  });

  it('has a shared response for each status, with every error code', () => {
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401', '413', '429', '500', '503']));
    const descriptions = Object.values(document.components.responses)
      .map((response) => response['description'])
      .join('\n');
    for (const code of Object.keys(errorCodes)) expect(descriptions).toContain(`${code}: `);
    const drafts = described.filter(({ call }) => call['status'] === 'draft');
    expect(
      drafts.every(({ operation }) => '501' in operation.responses && operation.description.includes('Draft')),
    ).toBe(true);
  });

  it('describes the metric parameters', () => {
    for (const name of ['MetricArguments', 'Filters']) {
      const { properties } = document.components.schemas[name] as {
        properties: Record<string, { description?: string }>;
      };
      expect(Object.entries(properties).filter(([, property]) => property.description === undefined)).toEqual([]);
    }
  });

  it('refers to the GraphQL operations', () => {
    expect(document['x-roadside-live']).toMatchObject({ path: '/live', events: ['open', 'change', 'missed'] });
    expect(document['x-roadside-graphql']).toMatchObject({
      path: '/graphql',
      operations: expect.arrayContaining([
        expect.objectContaining({ name: 'onMessage', kind: 'subscription' }),
      ]) as unknown,
    });
  });
});
