import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BasemapColors } from './basemap-style.ts';

const source = 'basemap';
const name = ['get', 'name'] as const;
/** No glyphs are specified anywhere: the library draws text with the page's fonts. */
const font = { 'text-font': ['sans-serif'] };

/** Layers that draw the land. Tiles without one, such as OpenMapTiles, draw the sea on top of it instead. */
const lands = ['land', 'earth'];

/**
 * The layers of our own tiles and of the Protomaps and OpenMapTiles schemas, which OpenStreetMap extracts use. Only
 * layers present in the tiles are used. Where both schemas use the same layer name, `kind` is a property of Protomaps
 * features, `class` of OpenMapTiles features.
 */
function layersOf({ water, land, state, county, name: text, halo }: BasemapColors): LayerSpecification[] {
  const letters = { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5 };
  const layerOf = (layer: string) => ({ source, 'source-layer': layer });
  const width = (thin: number, thick: number): { 'line-width': ExpressionSpecification } => ({
    'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 6, thin, 14, thick],
  });
  const isOneOf = (property: string, values: readonly (string | number)[]): ExpressionSpecification => [
    'in',
    ['get', property],
    ['literal', [...values]],
  ];
  const roads = (
    id: string,
    kinds: readonly string[],
    classes: readonly string[],
    minzoom: number,
    color: string,
    thin: number,
    thick: number,
  ): LayerSpecification[] => {
    const drawn = {
      type: 'line' as const,
      minzoom,
      layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
      paint: { 'line-color': color, ...width(thin, thick) },
    };
    return [
      { id, ...layerOf('roads'), filter: isOneOf('kind', kinds), ...drawn },
      { id: `${id} by class`, ...layerOf('transportation'), filter: isOneOf('class', classes), ...drawn },
    ];
  };
  /** Land borders of an OpenStreetMap admin level; maritime borders are left out. */
  const boundary = (id: string, levels: readonly number[], color: string, minzoom: number): LayerSpecification => ({
    id,
    ...layerOf('boundary'),
    type: 'line',
    minzoom,
    filter: ['all', isOneOf('admin_level', levels), ['!=', ['get', 'maritime'], 1]],
    paint: { 'line-color': color },
  });
  const ground = (layer: string): LayerSpecification => ({
    id: layer,
    ...layerOf(layer),
    type: 'fill',
    filter: ['has', 'class'],
    paint: { 'fill-color': county, 'fill-opacity': 0.25, 'fill-antialias': false },
  });
  return [
    { id: 'land', ...layerOf('land'), type: 'fill', paint: { 'fill-color': land } },
    { id: 'earth', ...layerOf('earth'), type: 'fill', paint: { 'fill-color': land } },
    ground('landcover'),
    ground('landuse'),
    { id: 'waters', ...layerOf('water'), type: 'fill', paint: { 'fill-color': water } },
    {
      id: 'rivers',
      ...layerOf('waterway'),
      type: 'line',
      minzoom: 8,
      paint: { 'line-color': water, ...width(0.5, 3) },
    },
    ...roads('minor roads', ['minor_road', 'other'], ['minor', 'service', 'tertiary'], 11, county, 0.3, 2),
    ...roads('major roads', ['major_road'], ['primary', 'secondary'], 8, county, 0.5, 4),
    ...roads('highways', ['highway'], ['motorway', 'trunk'], 5, state, 0.6, 5),
    boundary('county boundaries', [5, 6], county, 5.5),
    boundary('state boundaries', [2, 3, 4], state, 0),
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
      id: 'road names',
      ...layerOf('transportation_name'),
      type: 'symbol',
      minzoom: 9,
      filter: isOneOf('class', ['motorway', 'trunk', 'primary']),
      layout: {
        ...font,
        'symbol-placement': 'line',
        'text-field': ['coalesce', ['get', 'ref'], [...name]],
        'text-size': 10,
      },
      paint: letters,
    },
    // Protomaps and our own tiles use the plural layer name.
    ...['places', 'place'].map((layer): LayerSpecification => ({
      id: layer,
      ...layerOf(layer),
      type: 'symbol',
      ...(layer === 'place' && { filter: isOneOf('class', ['city', 'town', 'village', 'hamlet', 'suburb']) }),
      layout: {
        ...font,
        'text-field': [...name],
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 12, 13],
        'text-padding': 6,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], ['get', 'sort_key'], 0],
      },
      paint: letters,
    })),
  ];
}

/** A vector-tile basemap in the theme's colors. */
export const tileStyle = (url: string, layers: ReadonlySet<string>, colors: BasemapColors): StyleSpecification => ({
  version: 8,
  sources: { [source]: { type: 'vector', url } },
  layers: [
    {
      id: 'ground',
      type: 'background',
      paint: { 'background-color': lands.some((layer) => layers.has(layer)) ? colors.water : colors.land },
    },
    ...layersOf(colors).filter((layer) => 'source-layer' in layer && layers.has(layer['source-layer'] ?? '')),
  ],
});
