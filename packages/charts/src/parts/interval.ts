import { extent, type Numbers, readValues, type Values, without } from '../internal/data/values.ts';
import { stretchesOf, traceBetween } from '../internal/xy/draw-lines.ts';
import type { Interval, ReadInterval } from '../internal/xy/xy-part.ts';

function between(low: Numbers, high: Numbers, write: (value: number) => string): ReadInterval {
  const unknown = (row: number) => Number.isNaN(high[row]);
  return {
    low,
    high,
    reach: () => [low, high].flatMap((ends) => extent(ends) ?? []),
    ends: (row) =>
      Number.isNaN(low[row]) || unknown(row) ? null : [write(low[row] as number), write(high[row] as number)],
    without: (rows) => between(without(low, rows), without(high, rows), write),
    draw: (frame, { id, paint }) => {
      const d = stretchesOf(frame, low, unknown)
        .map((rows) => traceBetween(frame, rows, low, high))
        .join('');
      return d ? [{ key: `band ${id}`, kind: 'band', d, paint }] : [];
    },
  };
}

/**
 * The uncertainty of a series, such as a 95% interval: a band around a line, a capped line on a bar, and text at every
 * value.
 *
 * @example
 * <LineChart series={[{ label: 'Time of arrival', values, interval: interval(lower, upper) }]} title="Time of arrival" x={x} />
 */
export const interval =
  (lower: Values, upper: Values): Interval =>
  ({ rows, order }, write) =>
    between(readValues(lower, rows, order), readValues(upper, rows, order), write);
