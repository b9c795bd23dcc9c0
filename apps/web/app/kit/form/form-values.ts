import type { DescribedField } from './conflict.ts';
import type { FormField, FormValue, FormValues } from './form-field.ts';

/** What a control holds before anything is typed. */
function emptyValue({ kind }: FormField): FormValue {
  if (kind === 'boolean') return false;
  return kind === 'choices' ? [] : '';
}

const texts = (entries: readonly FormDataEntryValue[]) => entries.filter((entry) => typeof entry === 'string');

/** Control characters that cannot be stored, such as NUL, are left for the schema to refuse; line ends become '\n'. */
function valueIn(field: FormField, form: FormData): FormValue {
  const sent = texts(form.getAll(field.name));
  if (field.kind === 'boolean') return sent.length > 0;
  if (field.kind === 'choices') return [...new Set(sent.filter((value) => value !== ''))];
  const value = sent[0] ?? '';
  // A form sends the line ends of a text area as CRLF.
  if (field.kind === 'text') return value.replaceAll('\r\n', '\n').trim();
  return field.kind === 'secret' ? value : value.trim();
}

/** What was typed, from the form that was sent. */
export function valuesIn(fields: readonly FormField[], form: FormData): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, valueIn(field, form)]));
}

/** A value for each field: the given one, or what the control holds at first. */
export function completeValues(fields: readonly FormField[], given: FormValues = {}): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, given[field.name] ?? emptyValue(field)]));
}

/** Without what must not be stored or sent back. */
export function withoutSecrets(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ kind, name }) => {
      const value = values[name];
      return kind === 'secret' || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What a stored record looks like in the form's controls. */
export function valuesOfRecord(fields: readonly FormField[], record: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, record[field.name])]));
}

function valueOf(field: FormField, stored: unknown): FormValue {
  if (field.kind === 'boolean') return stored === true;
  if (field.kind === 'choices') return Array.isArray(stored) ? stored.map(String) : [];
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}

/** A value in words, for a person to compare two versions. */
function valueInWords(field: FormField, value: FormValue | undefined): string {
  const labelOf = (chosen: string) =>
    ('options' in field && field.options.find((option) => option.value === chosen)?.label) || chosen;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return labelOf(value);
  return (value ?? []).map(labelOf).join(', ');
}

/** The values of a record in words, without secrets, for a person to compare two versions. */
export function describedValues(fields: readonly FormField[], values: FormValues): readonly DescribedField[] {
  return fields
    .filter(({ kind }) => kind !== 'secret')
    .map((field) => ({ key: field.name, label: field.label, text: valueInWords(field, values[field.name]) }));
}

export function sameValues(fields: readonly FormField[], left: FormValues, right: FormValues): boolean {
  return fields.every(({ name }) => JSON.stringify(left[name]) === JSON.stringify(right[name]));
}
