import { numberFormat } from './numbers.ts';

/** What a message may be given. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The end of the brace group that opens at `start`. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}' && --depth === 0) return index;
  }
  throw new SyntaxError(`Unclosed brace in the message "${text}".`);
}

function chosenCase(cases: string, value: string | number, locale: string): string {
  const wanted = typeof value === 'number' ? [`=${value}`, new Intl.PluralRules(locale).select(value), 'other'] : [value, 'other'];
  const found = new Map<string, string>();
  for (let index = cases.indexOf('{'), from = 0; index >= 0; index = cases.indexOf('{', from)) {
    const end = closing(cases, index);
    found.set(cases.slice(from, index).trim(), cases.slice(index + 1, end));
    from = end + 1;
  }
  return found.get(wanted.find((name) => found.has(name)) ?? '') ?? '';
}

/** Writes an ICU message: `{name}`, `{count, plural, one {# row} other {# rows}}`, `{kind, select, a {…} other {…}}`. */
export function formatMessage(message: string, values: MessageValues, locale: string): string {
  let written = '';
  let from = 0;
  for (let open = message.indexOf('{'); open >= 0; open = message.indexOf('{', from)) {
    const end = closing(message, open);
    written += message.slice(from, open);
    from = end + 1;
    const [name = '', kind, ...rest] = message.slice(open + 1, end).split(',');
    const value = values[name.trim()] ?? '';
    const number = typeof value === 'number' ? numberFormat(locale).format(value) : value;
    written += kind ? formatMessage(chosenCase(rest.join(','), value, locale).replaceAll('#', number), values, locale) : number;
  }
  return written + message.slice(from);
}
