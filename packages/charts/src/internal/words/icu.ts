import { readMessage, writeMessage } from '@roadside/foundations/messages';
import { type ChartText, type MessageValues, writeValue } from './texts.ts';

/**
 * Marks texts as ICU messages: `{name}`, `{count, plural, one {# row} other {# rows}}`,
 * `{kind, select, a {…} other {…}}`. Texts not wrapped in it use plain placeholders, so charts without plurals or
 * selects do not ship the ICU parser.
 */
export const icu = <Texts extends Readonly<Record<string, ChartText | undefined>>>(
  texts: Texts,
): { readonly [Key in keyof Texts]: ChartText } =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? (values: MessageValues, locale: string) =>
            writeMessage(readMessage(text), values, locale, (value) => writeValue(value, locale))
        : text,
    ]),
  ) as { readonly [Key in keyof Texts]: ChartText };
