import { expect, it } from 'vitest';
import { drawsClusters, gridCellDegrees, isCluster, mapDefaults, requestedMapFilters } from './map-settings.ts';

it('opens in operations on ata, with 500 dots and clusters of 10', () => {
  expect(mapDefaults).toEqual({
    mode: 'operations',
    focusMetric: 'ata',
    dotLimit: 500,
    minClusterSize: 10,
    filters: {},
  });
});

it.each([
  [500, false],
  [501, true],
])('%s calls in view are clustered: %s', (calls, clusters) => {
  expect(drawsClusters(calls)).toBe(clusters);
});

it.each([
  [9, false],
  [10, true],
])('%s calls together are a cluster: %s', (calls, cluster) => {
  expect(isCluster(calls)).toBe(cluster);
});

it('keeps sat out of requests and nothing else', () => {
  const filters = { sat: [5], tcd__in: ['5'], saturday: true };
  expect(requestedMapFilters(filters)).toEqual({ tcd__in: ['5'], saturday: true });
  expect(filters.sat).toEqual([5]);
});

it.each([
  [96, 10, 1],
  [10, 96, 1],
  [1.5, 0.2, 1 / 64],
  [0, 0, 2 ** -27],
])('%s by %s degrees is a grid of cells of %s degrees', (wide, high, cell) => {
  expect(gridCellDegrees(wide, high)).toBe(cell);
});
