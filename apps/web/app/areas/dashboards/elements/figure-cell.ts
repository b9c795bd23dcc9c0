import type { MetricCell } from '@roadside/contract/schemas';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import { figure, goalOf, isFew, likelyRange, type MetricHeading } from '../../../kit/format/figures.ts';

/** The content of a table cell for a metric: the value, how it compares to its goal, and its confidence. */
export const figureCell = (heading: MetricHeading, cell: MetricCell | undefined) => ({
  numeric: true,
  goal: goalOf(heading, cell),
  className: isFew(heading, cell) ? figureStyles.few : undefined,
  title: likelyRange(heading, cell),
  // Too few to score: the number it was counted in is part of the value.
  children: [figure(heading, cell?.value ?? null), isFew(heading, cell) && `of ${cell?.denominator}`]
    .filter(Boolean)
    .join(' '),
});
