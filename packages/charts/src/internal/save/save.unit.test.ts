import { describe, expect, it } from 'vitest';
import { listPoints } from '../scene/list-points.ts';
import { makeWords } from '../words/words.ts';
import { drawLines } from '../xy/draw-lines.ts';
import { xyScene } from '../xy/xy-scene.ts';
import { toCsv } from './csv.ts';
import { fileName } from './download.ts';
import { placePath, toSvg } from './svg.ts';

const words = makeWords('en-US', 'UTC');
const colors = {
  background: '#fff',
  text: '#111',
  quiet: '#555',
  grid: '#ddd',
  soft: '#eef',
  paint: () => '#1d3c86',
  step: () => '#eee',
  font: 'sans-serif',
};

describe('chart files', () => {
  it('writes CSV that a spreadsheet neither splits nor runs', () => {
    const points = listPoints(
      {
        rowTitle: 'Station',
        rowNames: ['=1+1', 'Erie, "East"', 'Gary'],
        columns: [{ id: 'a', label: '@calls', paint: 1, values: [1.5, Number.NaN, -3], place: () => null }],
      },
      words,
    );
    expect(toCsv(points)).toBe('\uFEFFStation,\'@calls\r\n\'=1+1,1.5\r\n"Erie, ""East""",\r\nGary,-3\r\n');
  });

  it('writes an SVG in real pixels, without a page', () => {
    const scene = xyScene(
      {
        x: { values: ['2026-03-01', '2026-03-02'] },
        series: [{ label: 'A <b> & "c"', values: [1, 2], shape: 'line' }],
        parts: [],
        words,
      },
      { draw: [drawLines] },
    );
    const svg = toSvg(scene, { title: 'Calls <per> day', colors });
    expect(svg).toContain('<title>Calls &lt;per&gt; day</title>');
    expect(svg).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
    expect(svg).not.toMatch(/NaN|undefined|var\(/);
    const numbers = [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) => d?.match(/-?[\d.]+/g)?.map(Number) ?? []);
    expect(Math.max(...numbers)).toBeGreaterThan(400);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(800);
  });

  it('writes texts where the page shows them, legible over bars', () => {
    const scene = xyScene(
      {
        x: { values: ['2026-03-01', '2026-03-02'] },
        series: [{ label: 'Calls', values: [1, 2], shape: 'line' }],
        parts: [],
        words,
      },
      { draw: [drawLines] },
    );
    const text = (anchor: 'start' | 'middle') => ({
      key: anchor,
      x: 0,
      y: 0,
      text: anchor,
      anchor,
      kind: 'label' as const,
    });
    const svg = toSvg({ ...scene, texts: [text('start'), text('middle')] }, { title: 'Calls', colors });
    const heights = [...svg.matchAll(/<text[^>]* y="([\d.]+)"[^>]*>(start|middle)</g)].map(
      ([, y, name]) => [name, Number(y)] as const,
    );
    const [[, start] = ['', 0], [, middle] = ['', 0]] = heights;
    expect(start - middle).toBe(8);
    // A label that stands on a bar is clear of it.
    const over = toSvg(
      { ...scene, texts: [{ ...text('middle'), kind: 'over' as const }] },
      { title: 'Calls', colors },
    ).match(/ y="([\d.]+)"[^>]*>middle</)?.[1];
    expect(middle - Number(over)).toBe(8);
    expect(svg).toMatch(/<g stroke="#fff"[^>]* paint-order="stroke"><text/);
  });

  it('scales every kind of path command into its box', () => {
    expect(
      placePath(
        'M0 0L1000 1000H500V250C0 0 500 500 1000 1000A100 100 0 0 1 500 500Zh0.01',
        { x: 10, y: 20, width: 100, height: 50 },
        1000,
      ),
    ).toBe('M10 20L110 70H60V32.5C10 20 60 45 110 70A10 5 0 0 1 60 45Zh0.01');
  });

  it('names files after their title', () => {
    expect(fileName('Calls / day: März?', 'csv')).toBe('calls-day-marz.csv');
    expect(fileName('…', 'svg')).toBe('chart.svg');
  });
});
