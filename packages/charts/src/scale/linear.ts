import { nice, ticks, tickStep } from 'd3-array';

/** Maps numbers to unit coordinates. Unit coordinates run from 0 to 1 whatever the chart's size. */
export interface LinearScale {
  readonly domain: readonly [number, number];
  /** 0 at the start of the domain, 1 at its end; values outside the domain extrapolate. */
  at(value: number): number;
  /** The value at a unit coordinate. */
  invert(unit: number): number;
}

/** The approximate number of steps of an axis; d3 makes it three to six. */
export const axisSteps = 4;

/** The round step (1, 2 or 5 times a power of ten) that divides a span into about `count` parts. */
export const roundStep = (span: number, count: number): number =>
  span > 0 && Number.isFinite(span) ? tickStep(0, span, Math.max(1, count)) : 1;

/** Round numbers from the first at or above `low` to the last at or below `high`, in about `count` steps. */
export const roundTicks = (low: number, high: number, count: number): readonly number[] =>
  Number.isFinite(high - low) && high >= low ? ticks(low, high, Math.max(1, count)) : [];

/** The smallest domain of whole steps that contains the values; a single value gets room on both sides. */
export function niceDomain(low: number, high: number, count = axisSteps): readonly [number, number] {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [0, 1];
  // A span too small for floating-point precision is treated as one value.
  if (high - low <= Math.max(Math.abs(low), Math.abs(high), 1e-100) * 1e-12) {
    const room = Math.abs(low) < 1e-90 ? 1 : Math.abs(low) / 2;
    return niceDomain(low - room, low + room, count);
  }
  // Adding 0 avoids -0 as the end of a domain.
  const [start, end] = nice(low, high, Math.max(1, count));
  return [start + 0, end + 0];
}

/** A linear scale; a zero-length domain maps everything to the middle. */
export function linearScale(domain: readonly [number, number]): LinearScale {
  const [start, end] = domain;
  const span = end - start;
  return {
    domain,
    at: (value) => (span === 0 ? 0.5 : (value - start) / span),
    invert: (unit) => start + unit * span,
  };
}

/**
 * A round domain of exactly `parts` steps that contains the values, for a second axis whose ticks align with the first
 * one's grid.
 */
export function matchedDomain(low: number, high: number, parts: number): readonly [number, number] {
  const count = Math.max(1, Math.round(parts));
  const [from, to] = niceDomain(low, high, count);
  for (let step = roundStep(to - from, count), tries = 0; tries < 40; tries += 1) {
    const start = Math.floor(from / step + 1e-9) * step;
    // Rounded to the step's decimals, so that 0.1 + 0.2 gives 0.3.
    if (start + step * count >= to - step * 1e-9) {
      const decimals = Math.min(20, Math.max(0, 1 - Math.floor(Math.log10(step))));
      return [Number(start.toFixed(decimals)) + 0, Number((start + step * count).toFixed(decimals)) + 0];
    }
    // The next round step: 1 becomes 2, 2 becomes 5 (4 rounded up), 5 becomes 10.
    step = roundStep(step * 2, 1);
  }
  return [from, to];
}
