/** What a number format shows (ECMA-376 part 1, section 18.8.30). */
export type NumberFormat =
  | { readonly kind: 'number' }
  /** A date, a time of day, or both. */
  | { readonly kind: 'date'; readonly hasDay: boolean }
  /** Hours that go past 24, such as `[h]:mm`. */
  | { readonly kind: 'elapsed' }
  /** Digits are padded, or text or a percent sign is added. */
  | { readonly kind: 'decorated'; readonly shown: (value: number) => string | null };

const plain: NumberFormat = { kind: 'number' };
/** Built-in formats without a code in the file (section 18.8.30); all others are plain numbers. */
const builtIn = new Map<number, NumberFormat>();
for (const id of [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
  builtIn.set(id, { kind: 'date', hasDay: true });
for (const id of [18, 19, 20, 21, 32, 33, 34, 35, 45, 47]) builtIn.set(id, { kind: 'date', hasDay: false });
builtIn.set(46, { kind: 'elapsed' });
for (const id of [9, 10]) builtIn.set(id, numberFormat('0%'));

/** The format with a built-in number. */
export const builtInFormat = (id: number): NumberFormat => builtIn.get(id) ?? plain;

/** Reads a format code, such as `00000`, `m/d/yyyy h:mm` or `"J-"0000`. */
export function numberFormat(code: string): NumberFormat {
  const sections = sectionsOf(code);
  const marks = withoutLiterals(sections[0] ?? '');
  if (/\[(h+|m+|s+)\]/i.test(marks)) return { kind: 'elapsed' };
  const letters = marks.replace(/\[[^\]]*\]/g, '').replace(/general/gi, '');
  if (/[ymdhsb]/i.test(letters)) return { kind: 'date', hasDay: /[yd]/i.test(letters) || !/[hs]/i.test(letters) };
  const parts = sections.map(readSection);
  if (!parts.some(({ isDecorated }) => isDecorated)) return plain;
  return {
    kind: 'decorated',
    shown: (value) => {
      const section = sectionFor(value, parts);
      if (!section?.isDecorated) return null;
      // A separate section for negative numbers already includes the sign.
      const signed = value < 0 && section === parts[0] ? '-' : '';
      return signed + filled(Math.abs(value), section);
    },
  };
}

/** A digit placeholder, or a character shown as it is. */
type Token = { readonly digit: '0' | '#' | '?' } | { readonly literal: string } | { readonly point: true };

interface Section {
  readonly tokens: readonly Token[];
  readonly decimals: number;
  readonly grouped: boolean;
  readonly percent: boolean;
  readonly isDecorated: boolean;
  readonly condition: ((value: number) => boolean) | null;
}

function sectionsOf(code: string): readonly string[] {
  return code.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])+|(?<=;)(?=;|$)|^$/g) ?? [''];
}

function withoutLiterals(section: string): string {
  return section.replace(/"[^"]*"|\\.|[_*]./g, '');
}

const conditions: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
};

function readSection(section: string): Section {
  const tokens: Token[] = [];
  let [percent, hasPoint, special] = [false, false, false];
  let condition: Section['condition'] = null;
  for (const [part] of section.matchAll(/"[^"]*"|\\.|[_*].|\[[^\]]*\]|general|./gi)) {
    const test = /^\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]$/.exec(part);
    if (test) condition = (value) => conditions[test[1] ?? '']?.(value, Number(test[2])) ?? false;
    else if (part.startsWith('[')) continue;
    else if (/^[_*]/.test(part)) continue;
    else if (part === '0' || part === '#' || part === '?') tokens.push({ digit: part });
    else if (part === '.' && !hasPoint) {
      hasPoint = true;
      tokens.push({ point: true });
    } else if (part === '%') {
      percent = true;
      tokens.push({ literal: '%' });
    } else if (part === ',') continue;
    else if (part.startsWith('"') || part.startsWith('\\'))
      for (const literal of part.startsWith('"') ? part.slice(1, -1) : part.slice(1)) tokens.push({ literal });
    else if (/^(e|\/|@|general)$/i.test(part)) special = true;
    else tokens.push({ literal: part });
  }
  const point = tokens.findIndex((token) => 'point' in token);
  const isDigit = (token: Token) => 'digit' in token;
  const whole = point < 0 ? tokens : tokens.slice(0, point);
  const zeros = whole.filter((token) => 'digit' in token && token.digit === '0').length;
  const words = tokens.map((token) => ('literal' in token ? token.literal : '')).join('');
  return {
    tokens,
    decimals: point < 0 ? 0 : tokens.slice(point).filter(isDigit).length,
    grouped: /[0#?],[0#?]/.test(withoutLiterals(section)),
    percent,
    // Currency signs, spaces, signs and parentheses around a number don't change what it says.
    isDecorated: !special && tokens.some(isDigit) && (zeros > 1 || words.replace(/[\p{Sc}\s()+-]/gu, '') !== ''),
    condition,
  };
}

function sectionFor(value: number, sections: readonly Section[]): Section | undefined {
  if (sections.some(({ condition }) => condition !== null))
    return sections.find(({ condition }) => condition === null || condition(value));
  if (value < 0 && sections[1]) return sections[1];
  return value === 0 && sections[2] ? sections[2] : sections[0];
}

/** Fills the placeholders from the right; the first one takes the digits that are left. */
function filled(value: number, { tokens, decimals, grouped, percent }: Section): string {
  // A percentage keeps all its digits, because only the sign says what the number means.
  if (percent) return `${Number((value * 100).toPrecision(15))}%`;
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.');
  let digits = whole === '0' ? '' : whole;
  const point = tokens.findIndex((token) => 'point' in token);
  const end = point < 0 ? tokens.length : point;
  const first = tokens.findIndex((token) => 'digit' in token);
  const left: string[] = [];
  let placed = 0;
  const push = (digit: string) => {
    if (grouped && placed > 0 && placed % 3 === 0) left.unshift(',');
    left.unshift(digit);
    placed++;
  };
  for (let index = end - 1; index >= 0; index--) {
    const token = tokens[index] as Token;
    if ('literal' in token) left.unshift(token.literal);
    else if ('digit' in token) {
      if (digits !== '') {
        push(digits.slice(-1));
        digits = digits.slice(0, -1);
      } else if (token.digit === '0') push('0');
      if (index === first) for (; digits !== ''; digits = digits.slice(0, -1)) push(digits.slice(-1));
    }
  }
  let used = 0;
  const right = tokens.slice(end).map((token) => {
    if ('literal' in token) return token.literal;
    return 'point' in token ? '.' : (fraction[used++] ?? '');
  });
  return [...left, ...right].join('').trim();
}
