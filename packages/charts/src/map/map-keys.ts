import type { KeyboardEvent } from 'react';
import { type Direction, extremeMark, markTowards } from './map-cursor.ts';
import type { MapMark, MapScene } from './map-scene.ts';
import { clampZoom, type MapView, panned } from './projection.ts';

/** Actions for the map's keys. */
export interface MapKeyActions {
  readonly scene: MapScene;
  readonly current: MapMark | null;
  readonly go: (mark: MapMark | null) => void;
  readonly look: (view: MapView | null) => void;
  readonly open: (mark: MapMark) => void;
  readonly toggle: (mark: MapMark) => void;
  readonly list: () => void;
  readonly leave: () => void;
}

/** Shift and an arrow move the view by this share of the box. */
const stride = 0.25;
const strides: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};
const isDirection = (key: string): key is Direction => key in strides;

/** Handles a key press; returns false if the key has no meaning here. */
export function pressMapKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { scene, current, go, look, open, toggle, list, leave }: MapKeyActions,
): boolean {
  const { view, box, marks } = scene;
  if (isDirection(key)) {
    const [x, y] = strides[key];
    if (shiftKey) look(panned(view, x * box.width, y * box.height));
    else go(markTowards(marks, current, key) ?? current);
    return true;
  }
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => look({ ...view, zoom: clampZoom(view.zoom + 1) }),
    '-': () => look({ ...view, zoom: clampZoom(view.zoom - 1) }),
    '0': () => look(null),
    m: () => go(extremeMark(marks, false)),
    M: () => go(extremeMark(marks, true)),
    Home: () => go(marks[0] ?? null),
    End: () => go(marks.at(-1) ?? null),
    t: list,
    T: list,
    Escape: leave,
    ...(current ? { Enter: () => open(current), ' ': () => toggle(current) } : {}),
  };
  const action = actions[key === '=' ? '+' : key === '_' ? '-' : key];
  action?.();
  return action !== undefined;
}
