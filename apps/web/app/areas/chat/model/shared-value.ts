import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { MetricCell } from '@roadside/contract/schemas';
import { figure, goalOf, isFew, unitOf, withUnit, type MetricHeading } from '../../../kit/format/figures.ts';

type Reply = CallReply<typeof calls.elements.request>;

/** A number of a shared element. */
export interface SharedFigure {
  readonly label: string;
  /** With its unit; an en dash for none. */
  readonly value: string;
  /** Against the goal; null without one. */
  readonly goal: 'green' | 'yellow' | 'red' | null;
}

/** What a shared element shows now, as far as it fits into a chat. */
export interface SharedValue {
  readonly figures: readonly SharedFigure[];
  /** The days they are for, or the month as YYYY-MM. */
  readonly from: string;
  readonly to: string;
  readonly asOf: string | null;
}

/** So many numbers fit beside each other. */
const maxFigures = 4;

const figureOf = (heading: MetricHeading, cell: MetricCell | undefined, label = heading.label): SharedFigure => ({
  label,
  value: [
    cell?.value == null ? '–' : withUnit(figure(heading, cell.value), unitOf(heading)),
    // Too few to score: the number it was counted in is part of the value.
    ...(isFew(heading, cell) ? [`of ${cell?.denominator}`] : []),
  ].join(' '),
  goal: goalOf(heading, cell),
});

/**
 * The numbers of an element's reply: those of a card or strip, the totals of a table, and the latest ones of a trend. Null
 * for a list of calls or comments, which has none.
 */
export function sharedValueOf(reply: Reply): SharedValue | null {
  const { meta } = reply;
  if (!('metrics' in meta)) return null;
  const headings = meta.metrics;
  const span = { from: meta.from, to: meta.to, asOf: meta.as_of };
  const rowOf = (metrics: Readonly<Record<string, MetricCell>>) =>
    headings.slice(0, maxFigures).map((heading) => figureOf(heading, metrics[heading.id]));
  if ('series' in reply && 'totals' in reply) {
    const { metrics } = reply.totals;
    const last = meta.dates.findLastIndex((_, index) =>
      headings.some(({ id }) => (metrics[id]?.[index]?.value ?? null) !== null),
    );
    const day = meta.dates[last];
    if (day === undefined) return { ...span, figures: [] };
    const figures = headings.slice(0, maxFigures).map((heading) => figureOf(heading, metrics[heading.id]?.[last]));
    return { figures, from: day, to: day, asOf: meta.as_of };
  }
  if ('totals' in reply) return { ...span, figures: rowOf(reply.totals.metrics) };
  if (!('data' in reply)) return null;
  if (!Array.isArray(reply.data)) return { ...span, figures: rowOf(reply.data.metrics) };
  const figures = reply.data.slice(0, maxFigures).flatMap((each) => {
    const heading = 'cell' in each ? headings.find(({ id }) => id === each.metric) : undefined;
    return heading && 'cell' in each ? [figureOf(heading, each.cell, each.label)] : [];
  });
  return figures.length === 0 && reply.data.length > 0 ? null : { ...span, figures };
}
