import { isDay } from '@roadside/domain/calendar';
import type { DateFormField, FormField, FormMessages, FormValues, NumberFormField } from './form-field.ts';

const number = (value: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }).format(value);
const date = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Parses a number in plain digits; null for anything else. */
export function numberIn(value: string): number | null {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) return null;
  const read = Number(value);
  return Number.isFinite(read) ? read : null;
}

/** A label as used in a sentence: 'End date' becomes 'end date'; 'PSP share' stays. */
export function labelInSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** 'an end date', 'a username', 'the drivers'. */
export function nounOf(label: string): string {
  const word = labelInSentence(label);
  if (/[^su]s$/.test(word)) return `the ${word}`;
  const vowelSound = /^[aeio]|^u(?!se|ni|rl)|^[FHLMNRSX](?=\p{Lu})/u.test(word);
  return `${vowelSound ? 'an' : 'a'} ${word}`;
}

/** Messages by field, from conditions: `{ name: name === '' && 'Enter a name' }`. */
export function messagesFrom(conditions: Readonly<Record<string, string | false | null | undefined>>): FormMessages {
  return Object.fromEntries(Object.entries(conditions).filter((entry): entry is [string, string] => !!entry[1]));
}

/** Missing and invalid values by field, in the order of the fields. Both the server and the browser call this. */
export function messagesOf(fields: readonly FormField[], values: FormValues): FormMessages {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = messageOf(field, values, fields);
      return message === null ? [] : [[field.name, message]];
    }),
  );
}

/** The missing or invalid value of one field as a message; null when it is valid. */
export function messageOf(field: FormField, values: FormValues, fields: readonly FormField[]): string | null {
  const value = values[field.name];
  if (field.kind === 'boolean') return null;
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    if (!field.required) return null;
    if (field.kind === 'choices') return `Choose at least ${number(Math.max(1, field.min ?? 1))}`;
    return `${field.kind === 'choice' ? 'Choose' : 'Enter'} ${field.noun}`;
  }
  const wrong = wrongIn(field, value as string | readonly string[], values, fields);
  return wrong === null ? null : (field.message ?? wrong);
}

function wrongIn(
  field: Exclude<FormField, { kind: 'boolean' }>,
  value: string | readonly string[],
  values: FormValues,
  fields: readonly FormField[],
): string | null {
  if (typeof value !== 'string') return field.kind === 'choices' ? wrongChoices(field, value) : `Choose ${field.noun}`;
  switch (field.kind) {
    case 'number':
      return wrongNumber(field, value);
    case 'date':
      return wrongDate(field, value, values, fields);
    case 'choice':
      return field.options.some((option) => option.value === value) ? null : `Choose ${field.noun} from the list`;
    case 'choices':
      return `Choose ${field.noun} from the list`;
    default:
      return wrongText(field, value);
  }
}

function wrongText(field: Extract<FormField, { kind: 'text' | 'secret' }>, value: string): string | null {
  if (field.minLength !== undefined && value.length < field.minLength)
    return `Enter at least ${number(field.minLength)} characters`;
  if (field.maxLength !== undefined && value.length > field.maxLength)
    return `Enter ${number(field.maxLength)} characters or fewer`;
  if (field.kind === 'secret') return null;
  if (field.input === 'url') return URL.canParse(value) ? null : 'Enter a web address like https://example.com';
  if (field.pattern === undefined || new RegExp(field.pattern).test(value)) return null;
  return field.input === 'email'
    ? 'Enter an email address like name@example.com'
    : `Check the spelling of the ${labelInSentence(field.label)}`;
}

function wrongNumber(field: NumberFormField, value: string): string | null {
  const read = numberIn(value);
  const { min, max, above, below, whole } = field;
  if (read === null) return `Enter ${whole ? 'a whole number' : 'a number'}`;
  const outside =
    (min !== undefined && read < min) ||
    (max !== undefined && read > max) ||
    (above !== undefined && read <= above) ||
    (below !== undefined && read >= below);
  const fractional = whole && !Number.isInteger(read);
  if (!outside && !fractional) return null;
  const kind = whole ? 'a whole number' : 'a number';
  if (!outside) return `Enter ${kind}`;
  if (min !== undefined && max !== undefined) return `Enter ${kind} from ${number(min)} to ${number(max)}`;
  const limits = [
    min === undefined ? null : `of ${number(min)} or more`,
    max === undefined ? null : `of ${number(max)} or less`,
    above === undefined ? null : `greater than ${number(above)}`,
    below === undefined ? null : `less than ${number(below)}`,
  ].filter((limit) => limit !== null);
  return `Enter ${kind} ${limits.join(' and ')}`;
}

function wrongDate(
  { noun, min, max, after }: DateFormField,
  value: string,
  values: FormValues,
  fields: readonly FormField[],
): string | null {
  if (!isDay(value)) return `Enter ${noun} from the calendar`;
  if (min !== undefined && value < min) return `Enter ${noun} on or after ${date(min)}`;
  if (max !== undefined && value > max) return `Enter ${noun} on or before ${date(max)}`;
  const earlier = after === undefined ? undefined : values[after];
  const start = fields.find(({ name }) => name === after);
  if (start && typeof earlier === 'string' && isDay(earlier) && value <= earlier)
    return `Enter ${noun} after the ${labelInSentence(start.label)}`;
  return null;
}

function wrongChoices(field: Extract<FormField, { kind: 'choices' }>, value: readonly string[]): string | null {
  if (value.some((chosen) => field.options.every((option) => option.value !== chosen)))
    return `Choose ${field.noun} from the list`;
  if (field.min !== undefined && value.length < field.min) return `Choose at least ${number(field.min)}`;
  if (field.max !== undefined && value.length > field.max) return `Choose ${number(field.max)} or fewer`;
  return null;
}
