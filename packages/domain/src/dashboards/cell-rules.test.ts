import { describe, expect, it } from 'vitest';
import { cellRuleFor, cellRulesOf, maxCellRules, type CellRule } from './cell-rules.ts';

const bad: CellRule = { metric: 'ata_avg', when: 'above', value: 60, tone: 'bad' };
const watch: CellRule = { metric: 'ata_avg', when: 'above', value: 45, tone: 'watch' };
const good: CellRule = { metric: 'overall_sat_avg', when: 'below', value: 0, tone: 'good' };

describe('the rule of a cell', () => {
  it.each<readonly [metric: string, value: number | null, rule: CellRule | null]>([
    ['ata_avg', 60.1, bad],
    ['ata_avg', 60, watch],
    ['ata_avg', 45, null],
    ['ata_avg', null, null],
    ['overall_sat_avg', -1, good],
    ['overall_sat_avg', 0, null],
    ['paid_call_count', 99, null],
  ])('is the first that applies: %s of %s', (metric, value, rule) => {
    expect(cellRuleFor([bad, watch, good], metric, value)).toBe(rule);
  });

  it('is read from what is stored, without what is no rule', () => {
    expect(cellRulesOf(undefined)).toEqual([]);
    expect(
      cellRulesOf([bad, null, 'x', { ...bad, when: 'at' }, { ...bad, value: '60' }, { ...bad, tone: 'red' }]),
    ).toEqual([bad]);
    expect(cellRulesOf(Array.from({ length: 40 }, () => bad))).toHaveLength(maxCellRules);
  });
});
