import { numberFormat, pluralRules } from './intl-formats.ts';

/** What a message may be given. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The end of the brace group that opens at `start`. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}' && --depth === 0) return index;
  }
  throw new SyntaxError(`Unclosed brace in the message "${text}".`);
}

/** `one {# row} other {# rows}` as a map from case to text. */
function readCases(text: string): Map<string, string> {
  const cases = new Map<string, string>();
  let rest = text.trim();
  while (rest) {
    const open = rest.indexOf('{');
    if (open < 0) throw new SyntaxError(`"${text}" has a case without braces.`);
    const close = closingBrace(rest, open);
    cases.set(rest.slice(0, open).trim(), rest.slice(open + 1, close));
    rest = rest.slice(close + 1).trim();
  }
  return cases;
}

/**
 * Writes an ICU message: `{name}`, `{count, number}`, `{count, plural, =0 {none} one {# row} other {# rows}}`
 * and `{kind, select, a {…} other {…}}`. Numbers and plural rules follow the locale.
 */
export function formatMessage(message: string, values: MessageValues = {}, locale = 'en-US'): string {
  let written = '';
  for (let index = 0; index < message.length; index += 1) {
    if (message[index] !== '{') {
      written += message[index];
      continue;
    }
    const close = closingBrace(message, index);
    written += formatArgument(message.slice(index + 1, close), values, locale);
    index = close;
  }
  return written;
}

function formatArgument(argument: string, values: MessageValues, locale: string): string {
  const [name = '', kind, ...rest] = argument.split(',');
  const value = values[name.trim()];
  if (value === undefined) return `{${name.trim()}}`;
  const number = (amount: number) => numberFormat(locale).format(amount);
  if (kind === undefined || kind.trim() === 'number') return typeof value === 'number' ? number(value) : value;
  const cases = readCases(rest.join(','));
  const chosen =
    kind.trim() === 'plural'
      ? (cases.get(`=${value}`) ?? cases.get(pluralRules(locale).select(Number(value))) ?? cases.get('other'))
      : (cases.get(String(value)) ?? cases.get('other'));
  return formatMessage((chosen ?? '').replaceAll('#', number(Number(value))), values, locale);
}
