import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BasemapColors } from './basemap-style.ts';

const source = 'basemap';
const name = ['get', 'name'] as const;
/** No glyphs are named anywhere: the library draws letters with the fonts of the page. */
const font = { 'text-font': ['sans-serif'] };

/**
 * The layers of our own tiles, and those of the Protomaps schema, which extracts of OpenStreetMap come in. Only layers
 * the tiles have are used.
 */
function layersOf({ water, land, state, county, name: text, halo }: BasemapColors): LayerSpecification[] {
  const letters = { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5 };
  const layerOf = (layer: string) => ({ source, 'source-layer': layer });
  const width = (thin: number, thick: number): { 'line-width': ExpressionSpecification } => ({
    'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 6, thin, 14, thick],
  });
  const road = (id: string, kinds: readonly string[], minzoom: number, color: string, thin: number, thick: number) =>
    ({
      id,
      ...layerOf('roads'),
      type: 'line',
      minzoom,
      filter: ['in', ['get', 'kind'], ['literal', [...kinds]]],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': color, ...width(thin, thick) },
    }) satisfies LayerSpecification;
  return [
    { id: 'land', ...layerOf('land'), type: 'fill', paint: { 'fill-color': land } },
    { id: 'earth', ...layerOf('earth'), type: 'fill', paint: { 'fill-color': land } },
    { id: 'waters', ...layerOf('water'), type: 'fill', paint: { 'fill-color': water } },
    road('minor roads', ['minor_road', 'other'], 11, county, 0.3, 2),
    road('major roads', ['major_road'], 8, county, 0.5, 4),
    road('highways', ['highway'], 5, state, 0.6, 5),
    { id: 'counties', ...layerOf('counties'), type: 'line', minzoom: 5.5, paint: { 'line-color': county } },
    { id: 'boundaries', ...layerOf('boundaries'), type: 'line', paint: { 'line-color': county } },
    { id: 'states', ...layerOf('states'), type: 'line', paint: { 'line-color': state } },
    {
      id: 'county names',
      ...layerOf('county_names'),
      type: 'symbol',
      minzoom: 8,
      layout: {
        ...font,
        'text-field': [...name],
        'text-size': 10,
        'text-letter-spacing': 0.12,
        'text-transform': 'uppercase',
      },
      paint: { ...letters, 'text-opacity': 0.7 },
    },
    {
      id: 'state names',
      ...layerOf('state_names'),
      type: 'symbol',
      minzoom: 3,
      maxzoom: 7,
      layout: {
        ...font,
        'text-field': [...name],
        'text-size': 11,
        'text-letter-spacing': 0.12,
        'text-transform': 'uppercase',
      },
      paint: letters,
    },
    {
      id: 'places',
      ...layerOf('places'),
      type: 'symbol',
      layout: {
        ...font,
        'text-field': [...name],
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 12, 13],
        'text-padding': 6,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], ['get', 'sort_key'], 0],
      },
      paint: letters,
    },
  ];
}

/** A basemap of vector tiles, in the colors of the theme. */
export const tileStyle = (url: string, layers: ReadonlySet<string>, colors: BasemapColors): StyleSpecification => ({
  version: 8,
  sources: { [source]: { type: 'vector', url } },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colors.water } },
    ...layersOf(colors).filter((layer) => 'source-layer' in layer && layers.has(layer['source-layer'] ?? '')),
  ],
});
