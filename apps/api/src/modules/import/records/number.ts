/** What a number must be. */
export interface NumberRule {
  readonly whole: boolean;
  readonly min: number;
  readonly max: number;
}

/** A number, or the reason there is none. */
export type ReadNumber = { readonly value: number } | { readonly problem: string };

const space = /[\s'’\u00a0\u2009\u202f]/;

/**
 * Reads a number as written in any country: 1,000 1.000,5 1 000 1'000 (45) 45-. Text with two readings that both fit is
 * refused; a wrong number is worse than a rejected row.
 */
export function readNumber(text: string, { whole, min, max }: NumberRule): ReadNumber {
  const expected = `is '${text}', expected ${whole ? 'a whole number' : 'a number'}`;
  const signed = unsigned(text);
  const readings = readingsOf(signed.text, whole).map((value) => (signed.negative ? -value : value) || 0);
  const [first] = readings;
  if (first === undefined || readings.some((value) => whole && !Number.isInteger(value))) return { problem: expected };
  const fitting = [...new Set(readings.filter((value) => value >= min && value <= max))];
  if (fitting.length > 1)
    return { problem: `is '${text}', which can mean ${fitting.join(' or ')}; write it without separators` };
  return fitting[0] === undefined ? { problem: `is ${first}, expected ${min} to ${max}` } : { value: fitting[0] };
}

/** Accountants write negative numbers in parentheses, and some systems put the sign last. */
function unsigned(text: string): { readonly text: string; readonly negative: boolean } {
  const trimmed = text.trim().replace(/[−–]/g, '-');
  const inside = /^\(\s*([^()+-]+?)\s*\)$/.exec(trimmed)?.[1] ?? /^([^-]+)-$/.exec(trimmed)?.[1];
  if (inside !== undefined) return { text: inside, negative: true };
  const [, sign, rest] = /^([+-]?)\s*(.*)$/s.exec(trimmed) ?? [];
  return { text: rest ?? '', negative: sign === '-' };
}

/** Every number that digits with separators can mean. */
function readingsOf(text: string, whole: boolean): readonly number[] {
  if (/^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text)) {
    const value = Number(text);
    if (!Number.isFinite(value)) return [];
    // 45.000 is 45 here and 45,000 in Germany. Whole numbers have no reason for three decimals.
    return whole && /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? [value, Number(text.replace('.', ''))] : [value];
  }
  const found: number[] = [];
  for (const [group, point] of [
    [/,/, '.'],
    [/\./, ','],
    [space, '.'],
    [space, ','],
  ] as const) {
    const [head = '', fraction, ...more] = text.split(point);
    if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) continue;
    const groups = head.split(group);
    if (groups.length < 2 || !isGrouped(groups, head)) continue;
    found.push(Number(`${groups.join('')}.${fraction ?? 0}`));
  }
  // A comma before three digits of a whole number separates thousands; elsewhere it can be a decimal comma.
  if (/^\d*,\d+$/.test(text) && !(whole && found.length > 0)) found.push(Number(text.replace(',', '.')));
  return found;
}

/** One to three digits, then threes, all with the same separator. */
function isGrouped(groups: readonly string[], head: string): boolean {
  const [first = '', ...rest] = groups;
  const separators = new Set(head.replace(/\d/g, ''));
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part)) && separators.size === 1;
}
