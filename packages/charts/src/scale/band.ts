import { scaleBand } from 'd3-scale';

/** Maps categories to equal slots of the unit interval. */
export interface BandScale {
  readonly keys: readonly string[];
  /** The width of one band, without the gaps. */
  readonly width: number;
  /** The start of a band; null for a key that is not in the scale. */
  at(key: string): number | null;
  /** The key whose slot, gaps included, contains a unit coordinate; null if there are no keys. */
  invert(unit: number): string | null;
}

/**
 * A band scale. Repeated keys share the first one's band.
 * @param gap part of each slot left free, from 0 to under 1
 */
export function bandScale(keys: readonly string[], gap = 0.2): BandScale {
  const scale = scaleBand(keys, [0, 1])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
  const unique = scale.domain();
  return {
    keys: unique,
    width: scale.bandwidth(),
    at: (key) => scale(key) ?? null,
    invert: (unit) => unique[Math.min(unique.length - 1, Math.max(0, Math.floor(unit / scale.step())))] ?? null,
  };
}
