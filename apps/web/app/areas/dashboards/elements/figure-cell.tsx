import type { MetricCell } from '@roadside/contract/schemas';
import { cellRuleFor, type CellRule } from '@roadside/domain/dashboards';
import { VisuallyHidden } from '@roadside/ui/visually-hidden';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import {
  figure,
  goalOf,
  isFew,
  likelyRange,
  unitOf,
  withUnit,
  type MetricHeading,
} from '../../../kit/format/figures.ts';
import * as ruleStyles from './cell-rules.css.ts';

/** The sides of a limit: their word, and their mark beside the number, since color alone says nothing to some. */
const sides = { above: { word: 'Above', mark: '▲' }, below: { word: 'Below', mark: '▼' } } as const;

/**
 * The content of a table cell for a metric: the value, how it compares to its goal or to a rule of its element, and its
 * confidence. A share of too few is judged by neither.
 */
export function figureCell(heading: MetricHeading, cell: MetricCell | undefined, rules: readonly CellRule[]) {
  const few = isFew(heading, cell);
  const rule = few ? null : cellRuleFor(rules, heading.id, cell?.value ?? null);
  const limit = rule && `${sides[rule.when].word} ${withUnit(figure(heading, rule.value), unitOf(heading))}`;
  return {
    numeric: true,
    // The rule of an element says more about its cells than the goal everybody has.
    goal: rule ? null : goalOf(heading, cell),
    className: rule ? ruleStyles.tone[rule.tone] : few ? figureStyles.few : undefined,
    title: [limit, likelyRange(heading, cell)].filter(Boolean).join(', ') || undefined,
    children: (
      <>
        {/* Too few to score: the number it was counted in is part of the value. */}
        {[figure(heading, cell?.value ?? null), few && `of ${cell?.denominator}`].filter(Boolean).join(' ')}
        {rule && limit && (
          <>
            <span aria-hidden>{` ${sides[rule.when].mark}`}</span>
            <VisuallyHidden>{`, ${limit.toLowerCase()}`}</VisuallyHidden>
          </>
        )}
      </>
    ),
  };
}
