import type { StyleSpecification } from 'maplibre-gl';
import type { Line } from './outline.ts';
import type { Borders } from './use-borders.ts';

/** The colors of the basemap as plain values. */
export interface BasemapColors {
  readonly water: string;
  readonly land: string;
  readonly state: string;
  readonly county: string;
  /** Place names, and the halo around their letters. */
  readonly name: string;
  readonly halo: string;
}

const pairs = (line: Line): [number, number][] =>
  Array.from({ length: line.length / 2 }, (_, index) => [line[index * 2] as number, line[index * 2 + 1] as number]);
const lines = (all: readonly Line[]) => ({
  type: 'geojson' as const,
  data: { type: 'MultiLineString' as const, coordinates: all.map(pairs) },
});

/** The bundled basemap as a MapLibre style: no key, no network, no fonts to fetch. */
export const basemapStyle = ({ land, states, counties }: Borders, colors: BasemapColors): StyleSpecification => ({
  version: 8,
  sources: {
    // The atlas has no lakes, so every ring is a piece of land.
    land: { type: 'geojson', data: { type: 'MultiPolygon', coordinates: land.map((ring) => [pairs(ring)]) } },
    states: lines(states),
    counties: lines(counties),
  },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
    {
      id: 'counties',
      type: 'line',
      source: 'counties',
      minzoom: 5.5,
      paint: { 'line-color': colors.county, 'line-width': 1 },
    },
    { id: 'states', type: 'line', source: 'states', paint: { 'line-color': colors.state, 'line-width': 1 } },
  ],
});
