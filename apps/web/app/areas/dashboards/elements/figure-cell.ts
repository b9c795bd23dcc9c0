import type { MetricCell } from '@roadside/contract/schemas';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import { figure, goalOf, isFew, likelyRange, type MetricHeading } from '../../../kit/format/figures.ts';

/** What a table's cell shows of a metric: the value, how it stands against its goal, and how sure it is. */
export const figureCell = (heading: MetricHeading, cell: MetricCell | undefined) => ({
  numeric: true,
  goal: goalOf(heading, cell),
  className: isFew(heading, cell) ? figureStyles.few : undefined,
  title: likelyRange(heading, cell),
  children: figure(heading, cell?.value ?? null),
});
