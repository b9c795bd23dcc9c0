import { numberFormat } from './numbers.ts';

/** What a text may be given. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A text with the names of its values in braces, or a function that writes it; `icu` makes one of an ICU message. */
export type ChartText = string | ((values: MessageValues, locale: string) => string);

/** Writes a value into a text; a missing one leaves nothing. */
export const writeValue = (value: string | number | undefined, locale: string): string =>
  typeof value === 'number' ? numberFormat(locale).format(value) : (value ?? '');

/** Replaces the names in braces with their values. */
export const fill = (text: string, values: MessageValues, locale: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => writeValue(values[name], locale));
