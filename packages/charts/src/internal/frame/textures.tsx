import type { ReactNode } from 'react';
import type { Mark, Scene } from '../scene/scene.ts';
import { cx } from './cx.ts';
import * as marks from './marks.css.ts';
import { textured } from './paint.css.ts';
import { percent } from './percent.ts';
import { setVariables } from './variables.ts';

/**
 * The outline of a mark made of rectangles as a single CSS polygon. It goes out to each rectangle, around it, and back
 * along the same path, so that the connecting lines cover nothing.
 */
function polygonOf(d: string): string {
  const corner = (x: number, y: number) => `${percent(x)} ${percent(y)}`;
  const origin = corner(0, 0);
  const around = [...d.matchAll(/M([-\d.]+) ([-\d.]+)([HV])([-\d.]+)[HV]([-\d.]+)/g)].map(
    ([, left, top, first, ...ends]) => {
      const [x, y] = [Number(left), Number(top)];
      const [right, bottom] = (first === 'H' ? ends : ends.reverse()).map(Number) as [number, number];
      return [corner(x, y), corner(right, y), corner(right, bottom), corner(x, bottom), corner(x, y), origin].join(
        ', ',
      );
    },
  );
  return `polygon(${origin}, ${around.join(', ')})`;
}

const textureOf = ({ kind, texture }: Mark) =>
  kind === 'fewBar' || kind === 'fewCell' ? 'few' : kind === 'bar' ? texture : 0;

/**
 * Draws patterns over bars. They are layered over the picture, not in it, because a stretched picture would stretch
 * them.
 */
export const drawTextures = ({ marks: shapes }: Pick<Scene, 'marks'>): ReactNode =>
  shapes.map((mark) => {
    const texture = textureOf(mark);
    return texture ? (
      <div
        key={mark.key}
        data-texture={texture}
        className={cx(marks.overlay, textured)}
        style={setVariables({ shape: polygonOf(mark.d) })}
      />
    ) : null;
  });
