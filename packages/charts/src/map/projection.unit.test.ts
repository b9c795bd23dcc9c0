import { describe, expect, it } from 'vitest';
import { type Bounds, fitBounds, followed, type MapCover, type MapView, panned, projectionOf } from './projection.ts';

const box = { width: 800, height: 500 };
const drawn: MapView = { longitude: -75.3, latitude: 40.2, zoom: 9 };

/** The pixel where a transformed picture shows a location it drew. */
function shownAt(transform: string, [x, y]: readonly [number, number]): readonly [number, number] {
  const [, right = 0, down = 0, grown = 0] = (/^translate\((.+)px, (.+)px\) scale\((.+)\)$/.exec(transform) ?? []).map(
    Number,
  );
  const [middleX, middleY] = [box.width / 2, box.height / 2];
  return [middleX + (x - middleX) * grown + right, middleY + (y - middleY) * grown + down];
}

describe('fitting bounds', () => {
  const bounds: Bounds = [-76, 39.8, -74.8, 40.6];
  const corners = (cover: MapCover) => {
    const { x, y } = projectionOf(fitBounds(bounds, box, { cover }), box);
    return { left: x(bounds[0]), right: x(bounds[2]), top: y(bounds[3]), bottom: y(bounds[1]) };
  };

  it.each<readonly [string, MapCover]>([
    ['nothing', {}],
    ['a panel at the left', { left: 330 }],
    ['a panel at the right', { right: 330 }],
    ['a bar at the bottom', { bottom: 120, top: 40 }],
  ])('keeps them out from under %s, centered in the rest', (_name, cover) => {
    const { left, right, top, bottom } = corners(cover);
    expect(left).toBeGreaterThanOrEqual(cover.left ?? 0);
    expect(right).toBeLessThanOrEqual(box.width - (cover.right ?? 0));
    expect(top).toBeGreaterThanOrEqual(cover.top ?? 0);
    expect(bottom).toBeLessThanOrEqual(box.height - (cover.bottom ?? 0));
    expect((left + right) / 2).toBeCloseTo(((cover.left ?? 0) + box.width - (cover.right ?? 0)) / 2, 6);
    expect((top + bottom) / 2).toBeCloseTo(((cover.top ?? 0) + box.height - (cover.bottom ?? 0)) / 2, 6);
  });

  it('ignores a panel that covers nearly all of the map', () => {
    expect(corners({ left: 700 })).toEqual(corners({}));
  });
});

describe('a picture that follows another view', () => {
  it.each<readonly [string, MapView]>([
    ['to the east and north', { longitude: -75.1, latitude: 40.3, zoom: 9 }],
    ['closer', { longitude: -75.3, latitude: 40.2, zoom: 10.5 }],
    ['farther and to the west', { longitude: -76, latitude: 40, zoom: 7.25 }],
    ['not at all', drawn],
  ])('shows each place where that view has it: %s', (_name, live) => {
    for (const [longitude, latitude] of [
      [-75.3, 40.2],
      [-75, 40.5],
      [-75.9, 39.8],
    ] as const) {
      const [from, to] = [projectionOf(drawn, box), projectionOf(live, box)];
      const [x, y] = shownAt(followed(drawn, live), [from.x(longitude), from.y(latitude)]);
      expect(x).toBeCloseTo(to.x(longitude), 6);
      expect(y).toBeCloseTo(to.y(latitude), 6);
    }
  });

  it('moves by the same distance as the view', () => {
    const [x, y] = shownAt(followed(drawn, panned(drawn, 120, -45)), [400, 250]);
    expect(x).toBeCloseTo(400 - 120, 6);
    expect(y).toBeCloseTo(250 + 45, 6);
  });
});
