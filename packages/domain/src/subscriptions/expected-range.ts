import { student99 } from '../metrics/student.ts';

/** The values a number is expected to be within, 99 times out of 100. */
export interface ExpectedRange {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** Fewest degrees of freedom that tell how much a number usually varies. */
const fewestFreedom = 5;

/**
 * The forecast of the next value of a series, with its interval at 99%: the mean of the values at the same place of the
 * season (the same weekday), and how far values have been from such means. A step, a trend or a spell of weather makes
 * the interval wider until it has passed. Null if there is too little to say.
 * @param history values of equal periods, oldest first, ending right before the value to expect; null where too little
 * was counted. Nothing at the beginning is no data yet, not zeros.
 * @param season 7 for days, whose weekdays differ; 1 for weeks and months
 */
export function expectedRange(history: readonly (number | null)[], season: 1 | 7): ExpectedRange | null {
  const first = history.findIndex((value) => value !== null && value !== 0);
  if (first < 0) return null;
  // The phase is counted from the end: the value to expect has phase 0.
  const known = history.flatMap((value, index) =>
    value === null || index < first ? [] : [{ value, phase: (history.length - index) % season }],
  );
  const phases = [...new Set(known.map(({ phase }) => phase))];
  const means = new Map(
    phases.map((phase) => [phase, mean(known.filter((each) => each.phase === phase).map(({ value }) => value))]),
  );
  const expected = means.get(0);
  const freedom = known.length - means.size;
  if (expected === undefined || freedom < fewestFreedom) return null;
  const squares = known.reduce((sum, { value, phase }) => sum + (value - (means.get(phase) ?? value)) ** 2, 0);
  const like = known.filter(({ phase }) => phase === 0).length;
  const reach = student99(freedom) * Math.sqrt((squares / freedom) * (1 + 1 / like));
  return { expected, low: expected - reach, high: expected + reach };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
