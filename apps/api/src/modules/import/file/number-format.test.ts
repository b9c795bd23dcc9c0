import { describe, expect, it } from 'vitest';
import { builtInFormat, numberFormat } from './number-format.ts';

const shownBy = (code: string, value: number) => {
  const format = numberFormat(code);
  return format.kind === 'decorated' ? format.shown(value) : null;
};

describe('a number format', () => {
  it.each([
    ['00000', 42, '00042'],
    ['00000', 7030, '07030'],
    ['00000', 123_456, '123456'],
    ['00000-0000', 70_301_234, '07030-1234'],
    ['000-00-0000', 12_345_678, '012-34-5678'],
    ['(000) 000-0000', 2_155_550_142, '(215) 555-0142'],
    ['[<=9999999]000-0000;(000) 000-0000', 5_550_142, '555-0142'],
    ['[<=9999999]000-0000;(000) 000-0000', 2_155_550_142, '(215) 555-0142'],
    ['"J-"00000', 42, 'J-00042'],
    ['"J-"0', 42, 'J-42'],
    ['\\J\\-0000', 42, 'J-0042'],
    ['0" km"', 12, '12 km'],
    ['0.0" km"', 12.25, '12.3 km'],
    ['00.0', 4.5, '04.5'],
    ['000', -7, '-007'],
    ['000;(000)', -7, '(007)'],
    ['"J-"#,##0', 12_345, 'J-12,345'],
    ['[$-409]00000', 42, '00042'],
    ['[Red]0000;[Blue]-0000', -42, '-0042'],
    ['0%', 0.839, '83.9%'],
    ['0.00%', 1, '100%'],
    ['???-00', 1234, '12-34'],
  ])('%s shows %d as %s', (code, value, shown) => {
    expect(shownBy(code, value)).toBe(shown);
  });

  it.each([
    'General',
    '0',
    '0.00',
    '#,##0',
    '#,##0.00',
    '$#,##0.00',
    '"$"#,##0.00',
    '[$€-407] #,##0.00',
    '_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)',
    '0.00E+00',
    '# ?/?',
    '@',
    ';;;',
  ])('%s says no more than the number', (code) => {
    expect(shownBy(code, 42)).toBeNull();
  });

  it.each([
    ['m/d/yyyy h:mm', true],
    ['yyyy\\-mm\\-dd\\ hh:mm:ss', true],
    ['[$-409]d-mmm-yy;@', true],
    ['mmmm', true],
    ['h:mm AM/PM', false],
    ['hh:mm:ss', false],
    ['mm:ss.0', false],
  ])('%s is a date or a time', (code, hasDay) => {
    expect(numberFormat(code)).toEqual({ kind: 'date', hasDay });
  });

  it.each(['[h]:mm', '[hh]:mm:ss', '[mm]:ss', '[s]'])('%s is elapsed time', (code) => {
    expect(numberFormat(code)).toEqual({ kind: 'elapsed' });
  });

  it('can be one of Excel’s own', () => {
    expect([0, 2, 14, 18, 22, 46, 49].map((id) => builtInFormat(id))).toEqual([
      { kind: 'number' },
      { kind: 'number' },
      { kind: 'date', hasDay: true },
      { kind: 'date', hasDay: false },
      { kind: 'date', hasDay: true },
      { kind: 'elapsed' },
      { kind: 'number' },
    ]);
    const percent = builtInFormat(9);
    expect(percent.kind === 'decorated' && percent.shown(0.5)).toBe('50%');
  });
});
