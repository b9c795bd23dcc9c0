import { numberFormat } from './numbers.ts';

/** The values passed to a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A text with placeholders in braces, or a function that returns it; `icu` makes one from an ICU message. */
export type ChartText = string | ((values: MessageValues, locale: string) => string);

/** Formats a value for a text; a missing value becomes an empty string. */
export const writeValue = (value: string | number | undefined, locale: string): string =>
  typeof value === 'number' ? numberFormat(locale).format(value) : (value ?? '');

/** Replaces placeholders with their values. */
export const fill = (text: string, values: MessageValues, locale: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => writeValue(values[name], locale));
