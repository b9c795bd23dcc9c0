import { describe, expect, it } from 'vitest';
import { callsAround, metrics } from '../../test/map-data.ts';
import { makeWords } from '../internal/words/words.ts';
import { callMapMessages } from '../internal/words/messages/call-map.messages.ts';
import { extremeMark, markAt, markTowards } from './map-cursor.ts';
import { type MapKeyActions, pressMapKey } from './map-keys.ts';
import { type MapMark, mapScene } from './map-scene.ts';
import { boundsOf, readMetric, readPlaces } from './places.ts';
import { fitBounds, nominalBox } from './projection.ts';

const mark = (key: string, x: number, y: number, more: Partial<MapMark> = {}): MapMark => ({
  key,
  kind: 'dot',
  x,
  y,
  longitude: 0,
  latitude: 0,
  rows: [0],
  count: 1,
  value: 1,
  known: 1,
  few: false,
  step: 1,
  ...more,
});
const cross = [
  mark('middle', 500, 500),
  mark('right', 700, 520),
  mark('left', 200, 480),
  mark('above', 510, 100),
  mark('below', 490, 900),
];
const [middle] = cross as [MapMark];

describe('the target of an arrow key', () => {
  it.each([
    ['ArrowRight', 'right'],
    ['ArrowLeft', 'left'],
    ['ArrowUp', 'above'],
    ['ArrowDown', 'below'],
  ] as const)('%s leads to what is %s', (key, name) => {
    expect(markTowards(cross, middle, key)?.key).toBe(name);
  });

  it('starts at the center and stops at the edge', () => {
    expect(markTowards(cross, null, 'ArrowLeft')?.key).toBe('middle');
    expect(markTowards(cross, cross[1] as MapMark, 'ArrowRight')).toBeNull();
    expect(markTowards([], null, 'ArrowDown')).toBeNull();
  });

  it('reaches every call at the same point', () => {
    const spot = ['a', 'b', 'c'].map((key) => mark(key, 300, 300));
    const second = markTowards(spot, spot[0] as MapMark, 'ArrowRight');
    expect(second?.key).toBe('b');
    expect(markTowards(spot, second, 'ArrowRight')?.key).toBe('c');
  });
});

describe('finding a mark', () => {
  it('picks the one under the pointer, or none', () => {
    const box = { width: 1000, height: 1000 };
    expect(markAt(cross, box, 703, 523)?.key).toBe('right');
    expect(markAt(cross, box, 600, 300)).toBeNull();
    expect(markAt([mark('wide', 500, 500, { kind: 'cluster', count: 10_000 })], box, 524, 500)?.key).toBe('wide');
  });

  it('picks the greatest or the least, and the largest if there are no values', () => {
    const valued = [
      mark('a', 0, 0, { value: 3 }),
      mark('b', 0, 0, { value: Number.NaN }),
      mark('c', 0, 0, { value: 9 }),
    ];
    expect(extremeMark(valued, false)?.key).toBe('c');
    expect(extremeMark(valued, true)?.key).toBe('a');
    expect(
      extremeMark(
        [mark('few', 0, 0, { value: Number.NaN, count: 2 }), mark('many', 0, 0, { value: Number.NaN, count: 7 })],
        false,
      )?.key,
    ).toBe('many');
    expect(extremeMark([], false)).toBeNull();
  });
});

const way = (change: number): number => Math.sign(Math.round(change * 1e6));

describe('keys', () => {
  const rows = callsAround(30);
  const places = readPlaces(rows);
  const scene = mapScene(
    {
      places,
      values: readMetric(rows, 'ata'),
      metric: metrics[0] ?? null,
      layer: 'dots',
      view: fitBounds(boundsOf(places), nominalBox),
      box: nominalBox,
      dotLimit: 500,
      minClusterSize: 10,
      fewUnder: 1,
      span: null,
      cities: [],
      leftOut: 0,
    },
    makeWords('en-US', 'UTC', callMapMessages),
  );
  const press = (key: string, shiftKey = false, current: MapMark | null = null) => {
    const did: string[] = [];
    const note = (what: string) => () => void did.push(what);
    const actions: MapKeyActions = {
      scene,
      current,
      go: (to) => did.push(`go ${to?.key ?? 'nowhere'}`),
      look: (view) =>
        did.push(
          view
            ? `look ${(view.zoom - scene.view.zoom).toFixed(0)} ${way(view.longitude - scene.view.longitude)} ${way(view.latitude - scene.view.latitude)}`
            : 'look at all',
        ),
      open: note('open'),
      toggle: note('toggle'),
      list: note('list'),
      leave: note('leave'),
    };
    return { used: pressMapKey({ key, shiftKey }, actions), did };
  };
  const first = scene.marks[0] as MapMark;

  it.each([
    ['+', 'look 1 0 0'],
    ['=', 'look 1 0 0'],
    ['-', 'look -1 0 0'],
    ['0', 'look at all'],
    ['t', 'list'],
    ['Escape', 'leave'],
    ['Home', `go ${scene.marks[0]?.key}`],
    ['End', `go ${scene.marks.at(-1)?.key}`],
  ])('%s does: %s', (key, did) => {
    expect(press(key)).toEqual({ used: true, did: [did] });
  });

  it('pans with Shift, and moves from call to call without it', () => {
    expect(press('ArrowRight', true).did).toEqual(['look 0 1 0']);
    expect(press('ArrowUp', true).did).toEqual(['look 0 0 1']);
    expect(press('ArrowRight').did[0]).toMatch(/^go dot \d+$/);
  });

  it('opens and selects only the current mark, and leaves other keys to the page', () => {
    expect(press('Enter', false, first).did).toEqual(['open']);
    expect(press(' ', false, first).did).toEqual(['toggle']);
    for (const key of ['Enter', ' ', 'Tab', 'x', 'F5']) expect(press(key)).toEqual({ used: false, did: [] });
  });
});
