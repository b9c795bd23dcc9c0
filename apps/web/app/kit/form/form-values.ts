import type { DescribedField } from './conflict.ts';
import type { FormField, FormValue, FormValues } from './form-field.ts';

/** The initial value of an empty control. */
function emptyValue({ kind }: FormField): FormValue {
  if (kind === 'boolean') return false;
  return kind === 'choices' ? [] : '';
}

const texts = (entries: readonly FormDataEntryValue[]) => entries.filter((entry) => typeof entry === 'string');

/** Line breaks become '\n'. Control characters that can't be stored, such as NUL, are left for the schema to reject. */
function valueIn(field: FormField, form: FormData): FormValue {
  const sent = texts(form.getAll(field.name));
  if (field.kind === 'boolean') return sent.length > 0;
  if (field.kind === 'choices') return [...new Set(sent.filter((value) => value !== ''))];
  const value = sent[0] ?? '';
  // Browsers send the line breaks of a text area as CRLF.
  if (field.kind === 'text') return value.replaceAll('\r\n', '\n').trim();
  return field.kind === 'secret' ? value : value.trim();
}

/** The typed values of a submitted form. */
export function valuesIn(fields: readonly FormField[], form: FormData): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, valueIn(field, form)]));
}

/** A value for each field: the given one, or the control's initial value. */
export function completeValues(fields: readonly FormField[], given: FormValues = {}): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, given[field.name] ?? emptyValue(field)]));
}

/** The values without those that must not be stored or sent back. */
export function withoutSecrets(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ kind, name }) => {
      const value = values[name];
      return kind === 'secret' || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Converts a stored record to form values. */
export function valuesOfRecord(fields: readonly FormField[], record: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, record[field.name])]));
}

function valueOf(field: FormField, stored: unknown): FormValue {
  if (field.kind === 'boolean') return stored === true;
  if (field.kind === 'choices') return Array.isArray(stored) ? stored.map(String) : [];
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}

/** A value in words, for comparing two versions. */
function valueInWords(field: FormField, value: FormValue | undefined): string {
  const labelOf = (chosen: string) =>
    ('options' in field && field.options.find((option) => option.value === chosen)?.label) || chosen;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return labelOf(value);
  return (value ?? []).map(labelOf).join(', ');
}

/** The values of a record in words, without secrets, for comparing two versions. */
export function describedValues(fields: readonly FormField[], values: FormValues): readonly DescribedField[] {
  return fields
    .filter(({ kind }) => kind !== 'secret')
    .map((field) => ({ key: field.name, label: field.label, text: valueInWords(field, values[field.name]) }));
}
