import type { z } from 'zod';

const maxFields = 20;
const shorten = (value: string, max: number): string => (value.length <= max ? value : `${value.slice(0, max - 1)}…`);

/**
 * Builds the `fields` of an error reply from a failed parse: dotted field names with a sentence each. Unknown fields
 * are listed by name; the body as a whole is called 'body'. Reports at most 20.
 */
export function fieldProblems(error: z.ZodError): Record<string, string> {
  const found = new Map<string, string>();
  const add = (path: readonly PropertyKey[], message: string): void => {
    const name = shorten(path.map(String).join('.') || 'body', 200);
    if (!found.has(name) && found.size < maxFields) found.set(name, shorten(message, 300));
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...issue.path, key], 'Unknown field');
    else add(issue.path, issue.message);
  }
  // fromEntries creates own properties, so a field called __proto__ is reported like any other.
  return Object.fromEntries(found);
}
