import { memo } from 'react';
import type { Mark, PlotText, Scene } from '../scene/scene.ts';
import * as styles from './chart-frame.css.ts';
import * as marks from './marks.css.ts';
import { cx } from './cx.ts';
import { painted, stepped, textured } from './paint.css.ts';
import { percent, setVariables } from './variables.ts';

/** The outline of a mark made of rectangles as one CSS polygon: out to each, around it, and back, so that the ways there cover nothing. */
function polygonOf(d: string): string {
  const corner = (x: number, y: number) => `${percent(x)} ${percent(y)}`;
  const origin = corner(0, 0);
  const boxes = [...d.matchAll(/M([-\d.]+) ([-\d.]+)H([-\d.]+)V([-\d.]+)/g)].map(([, ...ends]) => ends.map(Number) as [number, number, number, number]);
  return `polygon(${origin}, ${boxes.map(([x, y, right, bottom]) => [corner(x, y), corner(right, y), corner(right, bottom), corner(x, bottom), corner(x, y), origin].join(', ')).join(', ')})`;
}

/** A pattern over bars. It lies over the picture and not in it, because a stretched picture would stretch the pattern. */
function Texture({ mark }: { readonly mark: Mark }) {
  const texture = mark.kind === 'fewBar' || mark.kind === 'fewCell' ? 'few' : mark.texture;
  return <div data-texture={texture} className={cx(marks.overlay, textured)} style={setVariables({ shape: polygonOf(mark.d) })} />;
}

const isTextured = ({ kind, texture }: Mark): boolean => kind === 'fewBar' || kind === 'fewCell' || (kind === 'bar' && (texture ?? 0) > 0);

function Text({ text }: { readonly text: PlotText }) {
  return (
    <span data-anchor={text.anchor} data-kind={text.kind} data-rank={text.rank || undefined} data-paint={text.paint} className={cx(styles.plotText, text.rank ? styles.ranked : null)} style={setVariables({ at: percent(text.x), across: percent(text.y) })}>
      {text.text}
    </span>
  );
}

/** The shapes of a scene, stretched over whatever box they are given, and the texts among them. */
export const Picture = /* @__PURE__ */ memo(function Picture({ scene }: { readonly scene: Scene }) {
  const height = scene.ratio ? Math.round(1000 / scene.ratio) : 1000;
  return (
    <>
      <svg aria-hidden className={scene.clipped ? cx(styles.picture, styles.clipped) : styles.picture} viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none">
        {scene.marks.map(({ key, kind, d, paint, texture, step, scale }) => (
          <path key={key} d={d} data-paint={paint} data-texture={texture || undefined} data-step={step} data-scale={scale} className={paint ? `${marks.mark[kind]} ${painted}` : step ? `${marks.mark[kind]} ${stepped}` : marks.mark[kind]} />
        ))}
      </svg>
      {scene.marks.filter(isTextured).map((mark) => (
        <Texture key={mark.key} mark={mark} />
      ))}
      {scene.texts.map((text) => (
        <Text key={text.key} text={text} />
      ))}
    </>
  );
});
