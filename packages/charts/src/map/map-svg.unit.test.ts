import { describe, expect, it } from 'vitest';
import { callsAround, metrics } from '../../test/map-data.ts';
import { makeWords } from '../internal/words/words.ts';
import { roughBorders } from './basemap/use-borders.ts';
import { callMapMessages } from '../internal/words/messages/call-map.messages.ts';
import { type MapLayer, mapScene } from './map-scene.ts';
import { mapSvg } from './map-svg.ts';
import { boundsOf, type MapPlace, readMetric, readPlaces } from './places.ts';
import { fitBounds, nominalBox } from './projection.ts';
import { callsCsv } from './save-map.ts';

const words = makeWords('en-US', 'UTC', callMapMessages);
const colors = {
  background: '#fff',
  text: '#111',
  quiet: '#555',
  grid: '#ddd',
  soft: '#eef',
  paint: () => '#1d3c86',
  step: (scale: string, step: number) => `#${scale.slice(0, 2)}${step}`,
  font: 'sans-serif',
  water: '#abc',
  land: '#fff',
  border: '#999',
  county: '#ccc',
};

function pictureOf(rows: readonly MapPlace[], layer: MapLayer = 'dots', title = 'Calls <today>') {
  const places = readPlaces(rows);
  const borders = roughBorders();
  const scene = mapScene(
    {
      places,
      values: readMetric(rows, 'ata'),
      metric: metrics[0] ?? null,
      layer,
      view: fitBounds(boundsOf(places), nominalBox),
      box: nominalBox,
      dotLimit: 500,
      minClusterSize: 10,
      fewUnder: 1,
      span: null,
      cities: borders.cities,
      leftOut: 0,
    },
    words,
  );
  return {
    scene,
    svg: mapSvg({
      scene,
      borders,
      title,
      legend: 'ATA',
      source: words.say('mapSource'),
      locale: 'en-US',
      selected: new Set([0]),
      colors,
    }),
  };
}

describe('a map as a file', () => {
  it('contains land, names, legend, source, and a circle with its count for each cluster', () => {
    const { scene, svg } = pictureOf(callsAround(1400));
    const clusters = scene.marks.filter(({ kind }) => kind === 'cluster');
    expect(clusters.length).toBeGreaterThan(2);
    for (const { count } of clusters) expect(svg).toContain(`>${count.toLocaleString('en-US')}</text>`);
    for (const { text } of scene.labels) expect(svg).toContain(`>${text}</text>`);
    expect(svg).toContain('<title>Calls &lt;today&gt;</title>');
    expect(svg).toContain(`<desc>${scene.summary}</desc>`);
    expect(svg).toMatch(/>ATA<\/text>.*>20.min<\/text>.*>90.min<\/text>/);
    expect(svg).toContain('U.S. Census Bureau');
  });

  it.each(['dots', 'hex', 'heat'] as const)('draws %s within its frame, in plain colors', (layer) => {
    const { scene, svg } = pictureOf(callsAround(300), layer);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/);
    const drawn = layer === 'dots' ? scene.marks.map(({ step }) => step) : scene.shapes.map(({ step }) => step);
    for (const step of new Set(drawn)) if (step > 0) expect(svg).toContain(`#la${step}`);
    expect(/<svg[^>]* height="(\d+)"/.exec(svg)?.[1]).toBe(String(nominalBox.height + 84));
  });

  it('shows a message when there is nothing to draw', () => {
    expect(pictureOf([]).svg).toContain('No calls with a location in this period.');
  });

  it('exports the calls as CSV, with missing values left empty', () => {
    const rows: readonly MapPlace[] = [
      { id: 'a', label: '=1+1', longitude: -75.16, latitude: 39.95, at: '2026-03-04T05:00:00Z', values: { ata: 42.5 } },
      { id: 'b', label: 'Tow, "2"', longitude: null, latitude: 4, count: 3, values: { ata: Number.NaN } },
    ];
    expect(callsCsv({ places: readPlaces(rows), borders: roughBorders(), words }, [0, 1], metrics.slice(0, 1))).toBe(
      '\uFEFFCall,Near,Time,Calls,Longitude,Latitude,ATA\r\n\'=1+1,Philadelphia,2026-03-04T05:00:00.000Z,1,-75.16,39.95,42.5\r\n"Tow, ""2""",,,3,,,\r\n',
    );
  });
});
