import { type ChartText, fill, type MessageValues } from './texts.ts';

/** The end of the brace group that opens at `start`. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}' && --depth === 0) return index;
  }
  throw new SyntaxError(`Unclosed brace in the message "${text}".`);
}

/** A message that was read: texts, and what stands in for values. */
type Part =
  | string
  | { readonly name: string; readonly plural: boolean; readonly cases: ReadonlyMap<string, readonly Part[]> | null };

const readAlready = new Map<string, readonly Part[]>();

function readCases(cases: string, name: string): ReadonlyMap<string, readonly Part[]> {
  const found = new Map<string, readonly Part[]>();
  for (let index = cases.indexOf('{'), from = 0; index >= 0; index = cases.indexOf('{', from)) {
    const end = closing(cases, index);
    found.set(cases.slice(from, index).trim(), read(cases.slice(index + 1, end).replaceAll('#', `{${name}}`)));
    from = end + 1;
  }
  return found;
}

/** Reads a message once; forty charts say the same sentences. */
function read(message: string): readonly Part[] {
  const known = readAlready.get(message);
  if (known) return known;
  const parts: Part[] = [];
  let from = 0;
  for (let open = message.indexOf('{'); open >= 0; open = message.indexOf('{', from)) {
    const end = closing(message, open);
    const [name = '', kind, ...rest] = message.slice(open + 1, end).split(',');
    parts.push(message.slice(from, open), {
      name: name.trim(),
      plural: kind?.trim() === 'plural',
      cases: kind ? readCases(rest.join(','), name.trim()) : null,
    });
    from = end + 1;
  }
  parts.push(message.slice(from));
  readAlready.set(message, parts);
  return parts;
}

const plurals: Record<string, Intl.PluralRules> = {};

function write(parts: readonly Part[], values: MessageValues, locale: string): string {
  let written = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      written += part;
      continue;
    }
    const { name, plural, cases } = part;
    if (!cases) {
      written += fill(`{${name}}`, values, locale);
      continue;
    }
    const value = values[name] ?? '';
    // A plural may name the number itself, or its kind in this language.
    const chosen = plural
      ? (cases.get(`=${value}`) ?? cases.get((plurals[locale] ??= new Intl.PluralRules(locale)).select(Number(value))))
      : cases.get(String(value));
    written += write(chosen ?? cases.get('other') ?? [], values, locale);
  }
  return written;
}

/**
 * Texts as ICU messages: `{name}`, `{count, plural, one {# row} other {# rows}}`, `{kind, select, a {…} other {…}}`.
 * Without it a text only names its values, so that a chart whose texts have no cases carries nothing that reads them.
 */
export const icu = <Texts extends Readonly<Record<string, ChartText | undefined>>>(
  texts: Texts,
): { readonly [Key in keyof Texts]: ChartText } =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? (values: MessageValues, locale: string) => write(read(text), values, locale) : text,
    ]),
  ) as { readonly [Key in keyof Texts]: ChartText };
