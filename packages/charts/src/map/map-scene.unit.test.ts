import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callsAround, metrics } from '../../test/map-data.ts';
import { makeWords } from '../internal/words/words.ts';
import { decodeCities, decodeLines, outlinePath } from './basemap/outline.ts';
import { cities, land, states } from './basemap/outlines.data.ts';
import { callMapMessages } from '../internal/words/messages/call-map.messages.ts';
import { clusterPlaces } from './cluster.ts';
import { densityOf } from './heat.ts';
import { hexagons } from './hexagons.ts';
import { insideLasso } from './lasso.ts';
import { cityNear, mapScene, type MapSpec } from './map-scene.ts';
import { nameMark } from './mark-names.ts';
import { boundsOf, type MapPlace, readMetric, readPlaces } from './places.ts';
import { frameSpan, framesOf } from './playback.ts';
import { fitBounds, nominalBox, panned, projectionOf } from './projection.ts';

const words = makeWords('en-US', 'America/New_York', callMapMessages);
const known = decodeCities(cities);
const metric = metrics[0] as (typeof metrics)[number];

function specOf(rows: readonly MapPlace[], change: Partial<MapSpec> = {}): MapSpec {
  const places = readPlaces(rows);
  return {
    places,
    values: readMetric(rows, 'ata'),
    metric,
    layer: 'dots',
    view: fitBounds(boundsOf(places), nominalBox),
    box: nominalBox,
    dotLimit: 500,
    minClusterSize: 10,
    fewUnder: 1,
    span: null,
    cities: known,
    leftOut: 0,
    ...change,
  };
}
const placeAt = (
  id: string,
  longitude: number | null,
  latitude: number | null,
  more: Partial<MapPlace> = {},
): MapPlace => ({ id, label: `Call ${id}`, longitude, latitude, ...more });
const anyPlace = fc.record({
  longitude: fc.double({ min: -130, max: -60, noNaN: true }),
  latitude: fc.double({ min: 20, max: 55, noNaN: true }),
  count: fc.integer({ min: 1, max: 30 }),
});

describe('the projection', () => {
  it.each([
    [-75.16, 39.95],
    [0, 0],
    [-179.9, 71],
    [144.8, 13.4],
  ])('round-trips %s, %s through its pixel', (longitude, latitude) => {
    const projection = projectionOf({ longitude: -90, latitude: 38, zoom: 6.3 }, nominalBox);
    const found = projection.invert(projection.x(longitude), projection.y(latitude));
    expect(found.longitude).toBeCloseTo(longitude, 8);
    expect(found.latitude).toBeCloseTo(latitude, 8);
  });

  it('fits the requested bounds into any box', () => {
    fc.assert(
      fc.property(
        fc.array(anyPlace, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 200, max: 2000 }),
        fc.integer({ min: 150, max: 1200 }),
        (all, width, height) => {
          const rows = all.map(({ longitude, latitude }, index) => placeAt(String(index), longitude, latitude));
          const box = { width, height };
          const projection = projectionOf(fitBounds(boundsOf(readPlaces(rows)), box), box);
          for (const { longitude, latitude } of all) {
            expect(projection.x(longitude)).toBeGreaterThanOrEqual(0);
            expect(projection.x(longitude)).toBeLessThanOrEqual(width);
            expect(projection.y(latitude)).toBeGreaterThanOrEqual(0);
            expect(projection.y(latitude)).toBeLessThanOrEqual(height);
          }
        },
      ),
    );
  });

  it('pans by pixels', () => {
    const view = { longitude: -80, latitude: 40, zoom: 7 };
    const projection = projectionOf(panned(view, 100, -50), nominalBox);
    expect(projection.x(-80)).toBeCloseTo(nominalBox.width / 2 - 100, 6);
    expect(projection.y(40)).toBeCloseTo(nominalBox.height / 2 + 50, 6);
  });
});

describe('dots and clusters', () => {
  it.each([
    [500, 'dots'],
    [501, 'clusters'],
  ])('%s calls in view are %s', (count, drawn) => {
    const rows = Array.from({ length: count }, (_, index) =>
      placeAt(String(index), -75 + (index % 20) * 0.001, 40 + index * 0.0001),
    );
    const { marks, more } = mapScene(specOf(rows), words);
    expect(marks.some(({ kind }) => kind === 'cluster')).toBe(drawn === 'clusters');
    expect(marks.reduce((sum, { count: calls }) => sum + calls, 0) + more).toBe(count);
  });

  it.each([
    [9, 'dot'],
    [10, 'cluster'],
  ])('%s calls together are drawn as %s', (together, kind) => {
    const lonely = Array.from({ length: 600 }, (_, index) =>
      placeAt(`far ${index}`, -120 + (index % 10) * 0.001, 45 + index * 0.0001),
    );
    const group = Array.from({ length: together }, (_, index) => placeAt(`near ${index}`, -75 + index * 0.0001, 40));
    const { marks } = mapScene(
      specOf([...group, ...lonely], { view: fitBounds(null, nominalBox), dotLimit: 600 }),
      words,
    );
    expect(new Set(marks.filter(({ rows }) => rows.some((row) => row < together)).map((mark) => mark.kind))).toEqual(
      new Set([kind]),
    );
  });

  it('draws no more marks than the limit and reports how many calls are left', () => {
    const rows = Array.from({ length: 900 }, (_, index) =>
      placeAt(String(index), -120 + (index % 30) * 1.7, 26 + Math.floor(index / 30) * 0.7),
    );
    const box = { width: 4000, height: 2500 };
    const { marks, more } = mapScene(
      specOf(rows, { leftOut: 40, box, view: fitBounds(boundsOf(readPlaces(rows)), box) }),
      words,
    );
    expect(marks).toHaveLength(500);
    expect(more).toBe(440);
  });

  it('contains every call once, forms no cluster below the minimum, and overlaps no circles, for any calls', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            x: fc.double({ min: 0, max: 900, noNaN: true }),
            y: fc.double({ min: 0, max: 600, noNaN: true }),
            count: fc.integer({ min: 1, max: 12 }),
          }),
          { maxLength: 300 },
        ),
        (all) => {
          const scatter = {
            rows: all.map((_, row) => row),
            x: (row: number) => all[row]?.x ?? 0,
            y: (row: number) => all[row]?.y ?? 0,
            count: (row: number) => all[row]?.count ?? 1,
          };
          const { clusters, singles } = clusterPlaces(scatter, 10);
          expect([...clusters.flatMap(({ rows }) => rows), ...singles].sort((a, b) => a - b)).toEqual(scatter.rows);
          for (const { count, rows } of clusters) {
            expect(count).toBeGreaterThanOrEqual(10);
            expect(rows.reduce((sum, row) => sum + scatter.count(row), 0)).toBe(count);
          }
          for (const [index, a] of clusters.entries())
            for (const b of clusters.slice(index + 1))
              expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(48);
        },
      ),
    );
  });

  it('colors a cluster by the average of its calls, but not if they are too few', () => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      placeAt(String(index), -75, 40, { values: { ata: index < 3 ? 30 + index : null } }),
    );
    const [all] = mapScene(specOf(rows, { dotLimit: 5 }), words).marks;
    expect(all).toMatchObject({ kind: 'cluster', count: 12, value: 31, few: false });
    const [few] = mapScene(specOf(rows, { dotLimit: 5, fewUnder: 10 }), words).marks;
    expect(few).toMatchObject({ few: true, step: 0 });
    expect(few?.value).toBeNaN();
    // A place that stands for three calls is an average too; a single call is not.
    const places = [{ ...rows[0]!, count: 3 }, rows[1]!];
    const marks = mapScene(specOf(places, { fewUnder: 10 }), words).marks;
    expect(marks.map(({ kind, few: isFew }) => [kind, isFew])).toEqual([
      ['dot', true],
      ['dot', false],
    ]);
  });

  it('counts a place that represents several calls as that many', () => {
    const rows = [placeAt('a', -75, 40, { count: 34, values: { ata: 40 } }), placeAt('b', -80, 41)];
    const { marks, shown } = mapScene(specOf(rows), words);
    expect(shown).toBe(35);
    expect(marks.map(({ kind, count }) => [kind, count])).toEqual([
      ['cluster', 34],
      ['dot', 1],
    ]);
  });
});

describe('hexagons and heat', () => {
  it('puts every call into the hexagon that contains it, for any calls', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            x: fc.double({ min: -500, max: 1500, noNaN: true }),
            y: fc.double({ min: -500, max: 1500, noNaN: true }),
          }),
          { maxLength: 200 },
        ),
        (all) => {
          const bins = hexagons(
            {
              rows: all.map((_, row) => row),
              x: (row) => all[row]?.x ?? 0,
              y: (row) => all[row]?.y ?? 0,
              count: () => 1,
            },
            22,
          );
          expect(bins.flatMap(({ rows }) => rows).sort((a, b) => a - b)).toEqual(all.map((_, row) => row));
          // A hexagon reaches no farther than its corners.
          for (const { x, y, rows } of bins)
            for (const row of rows)
              expect(Math.hypot((all[row]?.x ?? 0) - x, (all[row]?.y ?? 0) - y)).toBeLessThanOrEqual(22.001);
        },
      ),
    );
  });

  it('is warmest where most calls are', () => {
    const all = [...Array.from({ length: 20 }, () => [205, 105] as const), [600, 300] as const];
    const { values, columns, most } = densityOf(
      {
        rows: all.map((_, row) => row),
        x: (row) => all[row]?.[0] ?? 0,
        y: (row) => all[row]?.[1] ?? 0,
        count: () => 1,
      },
      nominalBox,
    );
    expect(values[10 * columns + 20]).toBe(most);
    expect(most).toBeGreaterThanOrEqual(20);
  });

  it('is colored by the selected metric where there are enough calls, and by call count without a metric', () => {
    // Twelve short waits in the west, three long ones in the east, and two calls without a value.
    const rows = [
      ...Array.from({ length: 12 }, (_, index) => placeAt(`w${index}`, -100, 40, { values: { ata: 10 } })),
      ...Array.from({ length: 3 }, (_, index) => placeAt(`e${index}`, -80, 40, { values: { ata: 110 } })),
      placeAt('x', -80, 40),
      placeAt('y', -80, 40),
    ];
    const waits = { ...metric, domain: [0, 120] as const };
    const heat = (spec: Partial<MapSpec>) => mapScene(specOf(rows, { layer: 'heat', metric: waits, ...spec }), words);
    const leftOf = ({ d }: { readonly d: string }) => Number(/^M([\d.]+)/.exec(d)?.[1]);
    const { shapes, ramp } = heat({ fewUnder: 3 });
    expect(shapes.map(({ step }) => step)).toEqual([1, 7]);
    expect(leftOf(shapes[0] as (typeof shapes)[number])).toBeLessThan(leftOf(shapes[1] as (typeof shapes)[number]));
    expect(ramp).toMatchObject({ low: '0\u00a0min', high: '120\u00a0min' });
    expect(heat({ fewUnder: 5 }).shapes.map(({ step }) => step)).toEqual([1]);
    const all = heat({ metric: null, values: null });
    expect(all.shapes.length).toBeGreaterThan(4);
    expect(all.ramp).toMatchObject({ low: 'Few', high: 'Many' });
  });

  it('has no color legend when there is only one call', () => {
    expect(mapScene(specOf([placeAt('a', -75, 40)], { metric: null, values: null }), words).ramp).toBeNull();
  });

  it('draws hexagons and heat with valid coordinates', () => {
    for (const layer of ['hex', 'heat'] as const) {
      const { shapes } = mapScene(specOf(callsAround(800), { layer }), words);
      expect(shapes.length).toBeGreaterThan(2);
      expect(shapes.map(({ d }) => d).join('')).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe('the basemap', () => {
  it('is the United States, with its land in the right place and its states', () => {
    const rings = decodeLines(land);
    expect(rings.length).toBeGreaterThan(20);
    const mainland = [...rings].sort((a, b) => b.length - a.length)[0] as Float64Array;
    expect(insideLasso(mainland, -98.5, 39.8)).toBe(true);
    expect(insideLasso(mainland, -60, 39.8)).toBe(false);
    expect(decodeLines(states).length).toBeGreaterThan(50);
    expect(outlinePath(rings, projectionOf(fitBounds(null, nominalBox), nominalBox), nominalBox, true)).toMatch(
      /^M[-\d.]+ [-\d.]+(L[-\d.]+ [-\d.]+)+Z/,
    );
  });

  it('labels places without overlap, larger ones first', () => {
    const { labels } = mapScene(specOf(callsAround(20)), words);
    expect(labels.map(({ text }) => text)).toContain('Philadelphia');
    for (const [index, a] of labels.entries())
      for (const b of labels.slice(index + 1))
        expect(Math.abs(a.y - b.y) * 0.5 >= 17 || Math.abs(a.x - b.x) * 0.8 > 20).toBe(true);
  });

  it('finds the city near a place', () => {
    expect(cityNear({ longitude: -75.2, latitude: 39.9 }, known)).toBe('Philadelphia');
    expect(cityNear({ longitude: -45, latitude: 39.9 }, known)).toBeNull();
  });
});

describe('texts', () => {
  it('summarizes what is in view', () => {
    const rows = [
      placeAt('a', -75, 40, { values: { ata: 30 } }),
      placeAt('b', -80, 41, { values: { ata: 50 } }),
      placeAt('c', null, 40),
    ];
    expect(mapScene(specOf(rows), words).summary).toBe(
      '3 calls, 2 in view: 2 dots. On average ATA 40\u00a0min, from 30\u00a0min to 50\u00a0min. 1 call has no location.',
    );
  });

  it('names a mark by what and where it is', () => {
    const rows = [
      ...Array.from({ length: 10 }, (_, index) => placeAt(String(index), -75.16, 39.95, { values: { ata: 41 } })),
      placeAt('z', -112, 45.1),
    ];
    const { marks } = mapScene(specOf(rows, { dotLimit: 5 }), words);
    const naming = { rows, metric, cities: known, words };
    expect(marks.map((mark) => nameMark(mark, naming))).toEqual([
      'Cluster of 10 calls near Philadelphia, on average ATA 41\u00a0min, n = 10',
      'Call z, no ATA',
    ]);
    const ranged = { ...metric, likelyRange: (places: readonly MapPlace[]) => [places.length, 50.25] as const };
    expect(marks.map((mark) => nameMark(mark, { ...naming, metric: ranged }))).toEqual([
      'Cluster of 10 calls near Philadelphia, on average ATA 41\u00a0min, likely 10\u00a0min to 50.3\u00a0min, n = 10',
      'Call z, no ATA',
    ]);
    expect(nameMark({ ...(marks[0] as (typeof marks)[number]) }, { ...naming, metric: null })).toBe(
      'Cluster of 10 calls near Philadelphia',
    );
  });

  it('reports that no call has a location', () => {
    for (const rows of [[], [placeAt('a', null, null)], [placeAt('a', 400, 10)], [placeAt('a', Number.NaN, 10)]]) {
      const scene = mapScene(specOf(rows), words);
      expect(scene.empty).toBe('No calls with a location in this period.');
      expect(scene.marks).toEqual([]);
    }
  });
});

describe('time', () => {
  it('divides the time range of the calls into whole hours', () => {
    const places = readPlaces([
      placeAt('a', -75, 40, { at: '2026-03-04T05:20:00Z' }),
      placeAt('b', -75, 40, { at: '2026-03-04T08:00:00Z' }),
      placeAt('c', -75, 40),
    ]);
    const frames = framesOf(places, 3_600_000);
    expect(frames).toEqual({ from: Date.UTC(2026, 2, 4, 5), length: 3_600_000, count: 4 });
    expect(frameSpan(frames as NonNullable<typeof frames>, 3)).toEqual([
      Date.UTC(2026, 2, 4, 8),
      Date.UTC(2026, 2, 4, 9),
    ]);
    expect(framesOf(readPlaces([placeAt('a', -75, 40, { at: 5 })]), 3_600_000)).toBeNull();
  });

  it('keeps the number of frames watchable', () => {
    expect(framesOf({ at: Float64Array.of(0, 400 * 86_400_000) }, 3_600_000)?.count).toBeLessThanOrEqual(481);
  });

  it('shows every call in exactly one frame', () => {
    const rows = callsAround(200);
    const places = readPlaces(rows);
    const frames = framesOf(places, 3_600_000) as NonNullable<ReturnType<typeof framesOf>>;
    const total = Array.from(
      { length: frames.count },
      (_, frame) => mapScene(specOf(rows, { span: frameSpan(frames, frame) }), words).total,
    );
    expect(total.reduce((sum, each) => sum + each, 0)).toBe(200);
  });
});

it('tells inside from outside of a lasso drawn in either direction', () => {
  const line = [0, 0, 10, 0, 10, 10, 5, 4, 0, 10];
  expect(insideLasso(line, 2, 2)).toBe(true);
  expect(insideLasso(line, 5, 8)).toBe(false);
  expect(insideLasso([0, 10, 5, 4, 10, 10, 10, 0, 0, 0], 2, 2)).toBe(true);
  expect(insideLasso([], 2, 2)).toBe(false);
});
