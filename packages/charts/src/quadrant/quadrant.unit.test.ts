import { describe, expect, it } from 'vitest';
import { toSvg } from '../internal/save/svg.ts';
import { makeWords } from '../internal/words/words.ts';
import { type QuadrantItem, quadrantScene } from './quadrant.layout.ts';
import { quadrantMessages } from '../internal/words/messages/quadrant.messages.ts';

const words = makeWords('en-US', 'UTC', quadrantMessages);
const names = { topStart: 'Watch', topEnd: 'Celebrate', bottomStart: 'Monitor', bottomEnd: 'Fix now' };
const sceneOf = (items: readonly QuadrantItem[]) =>
  quadrantScene({ items, names, x: { label: 'Mentions' }, y: { label: 'Score' } }, words);
const swarm = (count: number): readonly QuadrantItem[] =>
  Array.from({ length: count }, (_, row) => ({
    label: `Driver ${row}`,
    x: Math.sin(row * 12.9898) * 50 + (row % 7),
    y: Math.cos(row * 78.233) * 9,
    paint: row % 3 === 0 ? (2 as const) : (1 as const),
  }));
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

describe('a quadrant with very many items', () => {
  const items = swarm(40_000);
  const scene = sceneOf(items);
  const clouds = scene.clouds ?? [];

  it('draws every item on a canvas, where the pointer and the keyboard find it', () => {
    expect(clouds.reduce((sum, { x }) => sum + x.length, 0)).toBe(40_000);
    const places = clouds.flatMap(({ x, y }) =>
      Array.from(x, (each, index) => `${Math.round(each)} ${Math.round(y[index] as number)}`),
    );
    const seen = new Set(places);
    for (const row of [0, 1, 2, 19_999, 39_999]) {
      const place = scene.points.columns[1]?.place(row);
      expect(seen.has(`${Math.round(place?.x ?? -1)} ${Math.round(place?.y ?? -1)}`)).toBe(true);
      expect(scene.points.find?.(place?.x ?? 0, place?.y ?? 0)?.row).toBe(row);
      expect(scene.points.rowName(row)).toBe(`Driver ${row}`);
    }
  });

  it('gives a server and a printer only as many dots as can be told apart', () => {
    const dots = scene.marks.filter(({ kind }) => kind === 'cloud').map(({ d }) => d);
    expect(dots).toHaveLength(2);
    const drawn = dots.join('').match(/M/g)?.length ?? 0;
    expect(drawn).toBeGreaterThan(2000);
    expect(drawn).toBeLessThanOrEqual(2 * 126 * 81);
    // Every item has a dot of its own color within one grid square of it.
    const near = new Set(
      dots.flatMap((d, paint) =>
        [...d.matchAll(/M([\d.]+) ([\d.]+)/g)].map(
          ([, x, y]) => `${paint} ${Math.floor(Number(x) / 8)} ${Math.floor(Number(y) / 12.5)}`,
        ),
      ),
    );
    for (const [paint, { x, y }] of clouds.entries())
      for (let index = 0; index < x.length; index += 97) {
        const [column, row] = [Math.floor((x[index] as number) / 8), Math.floor((y[index] as number) / 12.5)];
        const around = [-1, 0, 1].flatMap((right) =>
          [-1, 0, 1].map((down) => `${paint} ${column + right} ${row + down}`),
        );
        expect(around.some((square) => near.has(square))).toBe(true);
      }
    expect(toSvg(scene, { title: 'Drivers', colors })).not.toMatch(/NaN|undefined/);
  });

  it('counts every item in its quadrant', () => {
    const counts = [...scene.summary.matchAll(/(?:Watch|Celebrate|Monitor|Fix now) (\d+)/g)].map(([, count]) =>
      Number(count),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40_000);
  });
});

it('draws few items without a canvas, and skips those without a measure', () => {
  const scene = sceneOf([
    { label: 'a', x: 1, y: 2 },
    { label: 'b', x: Number.NaN, y: 2 },
    { label: 'c', x: 3, y: null },
    { label: 'd', x: Number.POSITIVE_INFINITY, y: 1 },
  ]);
  expect(scene.clouds).toBeUndefined();
  expect(scene.marks.find(({ kind }) => kind === 'dots')?.d.match(/M/g)).toHaveLength(1);
  expect(scene.points.columns[1]?.plain(1)).toBe('2');
});
