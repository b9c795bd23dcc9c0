import { numberFormat, pluralRules } from '../formats/index.ts';

/** Type of a message value. */
export type MessageValue = string | number;

/** One part of a parsed message: plain text, or a value. */
export type MessagePart =
  | string
  | {
      readonly name: string;
      readonly plural: boolean;
      /** The cases to choose from; null for a value that is written as is. */
      readonly cases: ReadonlyMap<string, readonly MessagePart[]> | null;
    };

/** Index of the end of the brace group that opens at `start`. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}' && --depth === 0) return index;
  }
  throw new SyntaxError(`Unclosed brace in the message "${text}".`);
}

/** Parses `one {# row} other {# rows}` into a map from case to parts. */
function readCases(text: string, name: string): ReadonlyMap<string, readonly MessagePart[]> {
  const cases = new Map<string, readonly MessagePart[]>();
  for (let open = text.indexOf('{'), from = 0; open >= 0; open = text.indexOf('{', from)) {
    const close = closingBrace(text, open);
    cases.set(text.slice(from, open).trim(), readMessage(text.slice(open + 1, close).replaceAll('#', `{${name}}`)));
    from = close + 1;
  }
  return cases;
}

const parsed = /* @__PURE__ */ new Map<string, readonly MessagePart[]>();

/** Parses an ICU message and caches it; a page formats the same few messages many times. */
export function readMessage(message: string): readonly MessagePart[] {
  const known = parsed.get(message);
  if (known) return known;
  const parts: MessagePart[] = [];
  let from = 0;
  for (let open = message.indexOf('{'); open >= 0; open = message.indexOf('{', from)) {
    const close = closingBrace(message, open);
    const [name = '', kind = 'number', ...rest] = message.slice(open + 1, close).split(',');
    parts.push(message.slice(from, open), {
      name: name.trim(),
      plural: kind.trim() === 'plural',
      cases: kind.trim() === 'number' ? null : readCases(rest.join(','), name.trim()),
    });
    from = close + 1;
  }
  parts.push(message.slice(from));
  parsed.set(message, parts);
  return parts;
}

/** Formats a parsed message; `write` formats a value, which may be missing. */
export function writeMessage(
  parts: readonly MessagePart[],
  values: Readonly<Record<string, MessageValue>>,
  locale: string,
  write: (value: MessageValue | undefined, name: string) => string,
): string {
  let written = '';
  for (const part of parts) {
    if (typeof part === 'string') written += part;
    else if (!part.cases) written += write(values[part.name], part.name);
    else {
      const value = values[part.name] ?? '';
      // A plural may match the number itself, or its category in this language.
      const chosen =
        part.cases.get(part.plural ? `=${value}` : String(value)) ??
        (part.plural ? part.cases.get(pluralRules(locale).select(Number(value))) : undefined) ??
        part.cases.get('other');
      written += writeMessage(chosen ?? [], values, locale, write);
    }
  }
  return written;
}

/**
 * Formats an ICU message: `{name}`, `{count, number}`, `{count, plural, =0 {none} one {# row} other {# rows}}` and
 * `{kind, select, a {…} other {…}}`. Numbers and plural rules follow the locale; a missing value stays visible.
 */
export const formatMessage = (
  message: string,
  values: Readonly<Record<string, MessageValue>> = {},
  locale = 'en-US',
): string =>
  writeMessage(readMessage(message), values, locale, (value, name) =>
    typeof value === 'number' ? numberFormat(locale).format(value) : (value ?? `{${name}}`),
  );
