import { errorCodes } from '../errors/error-codes.ts';
import type { JsonSchema } from './component-schemas.ts';
import { groupBy } from './group-by.ts';

/** Name of the shared response of a status. */
export const responseName = (status: number): string => `Error${status}`;

/** A schema as JSON content. */
export const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

/** Meaning of a status, from the error list. */
export function meaningOf(status: number): string {
  return Object.values(errorCodes).find((code) => code.status === status)?.meaning ?? 'Another reply';
}

/** One shared response per status, with every code it can have. */
export function errorResponses(reply: JsonSchema): Record<string, JsonSchema> {
  const byStatus = groupBy(Object.entries(errorCodes), ([, { status }]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      responseName(status),
      { description: codes.map(([code, { meaning }]) => `${code}: ${meaning}`).join('\n\n'), content: json(reply) },
    ]),
  );
}
