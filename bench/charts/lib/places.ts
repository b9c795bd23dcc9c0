import type { MapMetric, MapPlace } from '@roadside/charts/map';
import { numbers } from './data.ts';

const towns = [
  [-75.16, 39.95],
  [-75.35, 40.12],
  [-75.93, 40.34],
  [-76.31, 40.04],
  [-75.47, 40.6],
] as const;

/** The metrics that color the map. */
export const metrics: readonly MapMetric[] = [{ id: 'ata', label: 'ATA', unit: 'min', domain: [0, 120] }];

/** Calls around five towns, each with its wait. */
export function makePlaces(count: number): readonly MapPlace[] {
  const random = numbers(7);
  const around = () => (random() + random() + random() - 1.5) * 0.4;
  return Array.from({ length: count }, (_, index) => {
    const [longitude, latitude] = towns[index % towns.length] ?? towns[0];
    return {
      id: String(index),
      label: `Call ${index}`,
      longitude: longitude + around(),
      latitude: latitude + around(),
      values: { ata: Math.round(random() * 120) },
    };
  });
}
