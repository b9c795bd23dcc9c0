import type { MapMetric, MapPlace } from '../src/map/index.ts';

/** Deterministic numbers between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const towns: readonly (readonly [longitude: number, latitude: number, share: number])[] = [
  [-75.16, 39.95, 0.4],
  [-75.35, 40.12, 0.2],
  [-75.93, 40.34, 0.15],
  [-76.31, 40.04, 0.15],
  [-75.47, 40.6, 0.1],
];
const kinds = ['Tow', 'Battery', 'Light service'];
const midnight = Date.UTC(2026, 2, 4, 5);

/** Calls around five Pennsylvania towns within one day; a few have no value, a few no location. */
export function callsAround(count: number, seed = 5): readonly MapPlace[] {
  const next = numbers(seed);
  const around = () => (next() + next() + next() - 1.5) * 0.22;
  return Array.from({ length: count }, (_, index) => {
    let pick = next();
    const [longitude, latitude] = towns.find(([, , share]) => (pick -= share) <= 0) ?? [-75.16, 39.95];
    const ata = Math.round(24 + next() * 30 + (longitude < -75.8 ? 25 : 0));
    const hasPlace = index % 97 !== 96;
    return {
      id: String(1000 + index),
      label: `${kinds[index % 3]} ${1000 + index}`,
      longitude: hasPlace ? longitude + around() : null,
      latitude: hasPlace ? latitude + around() * 0.7 : null,
      at: midnight + Math.floor(next() * 24 * 60) * 60_000,
      values: {
        ata: index % 41 === 40 ? null : ata,
        satisfaction: Math.round(Math.max(0.2, 1.05 - ata / 120) * 100) / 100,
      },
    };
  });
}

/** The metrics that color the stories. */
export const metrics: readonly MapMetric[] = [
  { id: 'ata', label: 'ATA', unit: 'min', domain: [20, 90] },
  {
    id: 'satisfaction',
    label: 'Satisfaction',
    format: { style: 'percent', maximumFractionDigits: 0 },
    scale: 'cool',
    domain: [0.2, 1],
  },
];
