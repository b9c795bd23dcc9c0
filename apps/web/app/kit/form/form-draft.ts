import type { FormField, FormValues } from './form-field.ts';
import { sameValues } from './form-values.ts';

/** The unsaved changes a form stores; never a secret. */
export interface StoredForm {
  readonly version: number | null;
  readonly values: FormValues;
}

const isValues = (stored: unknown): stored is FormValues =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

/** Reads a draft stored by an earlier page, perhaps an older version of the form; null when it holds no values. */
export function readStoredForm(stored: unknown): StoredForm | null {
  const { version, values } = (stored ?? {}) as Partial<StoredForm>;
  return isValues(values) ? { version: typeof version === 'number' ? version : null, values } : null;
}

/**
 * Restores a stored draft into a form.
 * @param start the form's initial values
 * @param before the form's current values: anything typed on this page before the script loaded is newer than the draft
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

/** The draft values that today's fields can hold; the other fields keep their previous value. */
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
