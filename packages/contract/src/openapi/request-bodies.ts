import type { CallDefinition } from '../call/define-call.ts';
import type { ComponentSchemas, JsonSchema } from './component-schemas.ts';
import { groupBy } from './group-by.ts';

const firstOf = (expected: string | readonly [string, ...string[]]): string =>
  typeof expected === 'string' ? expected : expected[0];

function decidingField(calls: readonly CallDefinition[], decided: readonly string[]): string | null {
  const fields = calls.map((call) => Object.keys(call.selector.equals ?? {}).find((field) => !decided.includes(field)));
  const first = fields[0];
  return first !== undefined && fields.every((field) => field === first) ? first : null;
}

/**
 * The body schema of calls that share a path: one of their bodies, discriminated by `purpose`, then `action` and so on.
 * Calls that differ only in their fields have no discriminator.
 * @param bodies Reference to each call's own body schema, by call name.
 */
export function bodyOf(
  name: string,
  calls: readonly CallDefinition[],
  bodies: ReadonlyMap<string, JsonSchema>,
  components: ComponentSchemas,
  decided: readonly string[] = [],
): JsonSchema {
  const [only] = calls;
  if (only !== undefined && calls.length === 1) return bodies.get(only.name) ?? {};
  const field = decidingField(calls, decided);
  if (field === null) return components.put(name, { anyOf: calls.map((call) => bodies.get(call.name)) });
  const byValue = groupBy(calls, (call) => firstOf(call.selector.equals?.[field] ?? ''));
  const choices = [...byValue].map(([value, group]) => ({
    value,
    schema: bodyOf(`${name}.${value}`, group, bodies, components, [...decided, field]),
  }));
  return components.put(name, {
    oneOf: choices.map(({ schema }) => schema),
    discriminator: {
      propertyName: field,
      mapping: Object.fromEntries(choices.map(({ value, schema }) => [value, schema['$ref']])),
    },
  });
}
