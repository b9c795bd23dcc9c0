import type { FormField, FormValues } from './form-field.ts';
import { sameValues } from './form-values.ts';

/** What a form stores of its unsaved changes: never a secret. */
export interface StoredForm {
  readonly version: number | null;
  readonly values: FormValues;
}

const isValues = (stored: unknown): stored is FormValues =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

/** Reads a draft an earlier page stored, perhaps an older version of the form; null when it holds no values. */
export function readStoredForm(stored: unknown): StoredForm | null {
  const { version, values } = (stored ?? {}) as Partial<StoredForm>;
  return isValues(values) ? { version: typeof version === 'number' ? version : null, values } : null;
}

/**
 * Puts a stored draft back into a form.
 * @param start the values the form appeared with
 * @param before its values now: what was typed on this page, before the script arrived, is newer than the draft
 * @param typed the values of the draft
 */
export function restoredValues(
  fields: readonly FormField[],
  { start, before, typed }: { readonly start: FormValues; readonly before: FormValues; readonly typed: FormValues },
): FormValues {
  return { ...fitting(fields, before, typed), ...changed(fields, start, before) };
}

function changed(fields: readonly FormField[], from: FormValues, to: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = to[field.name];
      return value === undefined || sameValues([field], from, to) ? [] : [[field.name, value]];
    }),
  );
}

/** Of a stored draft, what the fields of today can hold; the rest is as it was before. */
function fitting(fields: readonly FormField[], before: FormValues, typed: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = typed[name];
      const held = before[name];
      const fits =
        kind !== 'secret' &&
        typeof value === typeof held &&
        Array.isArray(value) === Array.isArray(held) &&
        (!Array.isArray(value) || value.every((each) => typeof each === 'string'));
      return [[name, fits && value !== undefined ? value : (held ?? '')]];
    }),
  );
}
