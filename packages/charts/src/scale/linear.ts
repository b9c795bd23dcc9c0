/** Maps numbers to unit coordinates. Unit coordinates run from 0 to 1 whatever the chart's size. */
export interface LinearScale {
  readonly domain: readonly [number, number];
  /** 0 at the domain's start, 1 at its end; outside it beyond them. */
  at(value: number): number;
  /** The value at a unit coordinate. */
  invert(unit: number): number;
}

const steps = [1, 2, 2.5, 5, 10] as const;

/** The round step (1, 2, 2.5 or 5 times a power of ten) that cuts a span into at most `most` parts. */
export function roundStep(span: number, most: number): number {
  if (!(span > 0) || !Number.isFinite(span)) return 1;
  const rough = span / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10) * power;
}

/** Rounds to the step's own decimals, so that 0.1 + 0.2 reads 0.3. */
function tidy(value: number, step: number): number {
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(step)));
  return Number(value.toFixed(Math.min(20, decimals))) + 0;
}

/** Round numbers from the first at or above `low` to the last at or below `high`, at most `most` + 1 of them. */
export function roundTicks(low: number, high: number, most: number): readonly number[] {
  if (!Number.isFinite(high - low) || high < low) return [];
  if (high === low) return [low];
  const step = roundStep(high - low, most);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step, step));
}

/** The smallest domain of whole steps that holds the values; a single value gets room on both sides. */
export function niceDomain(low: number, high: number, most = 5): readonly [number, number] {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [0, 1];
  // A span too small for its numbers' precision is one value.
  if (high - low <= Math.max(Math.abs(low), Math.abs(high), 1e-100) * 1e-12) {
    const room = Math.abs(low) < 1e-90 ? 1 : Math.abs(low) / 2;
    return niceDomain(low - room, low + room, most);
  }
  const step = roundStep(high - low, most);
  return [tidy(Math.floor(low / step + 1e-9) * step, step), tidy(Math.ceil(high / step - 1e-9) * step, step)];
}

/** A linear scale; a domain without a length maps everything to the middle. */
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
 * A round domain of exactly `parts` steps that holds the values, for a second axis whose ticks lie on the first one's grid.
 */
export function matchedDomain(low: number, high: number, parts: number): readonly [number, number] {
  const count = Math.max(1, Math.round(parts));
  const [from, to] = niceDomain(low, high, count);
  for (let step = roundStep(to - from, count), tries = 0; tries < 40; tries += 1) {
    const start = Math.floor(from / step + 1e-9) * step;
    if (start + step * count >= to - step * 1e-9) return [tidy(start, step), tidy(start + step * count, step)];
    step = roundStep(step * 1.01, 1);
  }
  return [from, to];
}
