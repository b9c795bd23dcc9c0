import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { forcedColors, layered } from './layered.ts';
import { paints } from './paints.ts';
import { valueOf, variable } from './variables.ts';

const { color } = vars;

/** The color of a series. */
export const paintVar = valueOf('paint');

/** Sets the color of a series from its `data-paint`. */
export const painted = style(
  layered({
    selectors: Object.fromEntries(
      Object.entries(paints).map(([paint, value]) => [
        `&[data-paint="${paint}"]`,
        { vars: { [variable('paint')]: value } },
      ]),
    ),
    '@media': { [forcedColors]: { selectors: { '&[data-paint]': { vars: { [variable('paint')]: 'CanvasText' } } } } },
  }),
);

const line = (angle: number, thin: number, step: number) =>
  `repeating-linear-gradient(${angle}deg, ${color.surface.raised} 0 ${thin}px, transparent ${thin}px ${step}px)`;
const dots = `radial-gradient(circle at 50% 50%, ${color.surface.raised} 1px, transparent 1.4px) 0 0 / 6px 6px`;
/** Patterns that tell fills apart without color, in series order; the first is plain. */
export const textures = [
  line(45, 1.5, 7),
  dots,
  line(135, 1.5, 7),
  line(90, 1.5, 6),
  `${line(45, 1, 8)}, ${line(135, 1, 8)}`,
] as const;
/** The pattern for values based on too few cases. */
export const fewTexture = line(45, 3, 6);

/** Applies a pattern over a fill, from `data-texture`. */
export const textured = style(
  layered({
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    selectors: {
      ...Object.fromEntries(textures.map((background, index) => [`&[data-texture="${index + 1}"]`, { background }])),
      '&[data-texture="few"]': { background: fewTexture },
    },
  }),
);

const scales = { lamp: color.lamp, cool: color.cool, diverging: color.diverging } as const;
/**
 * Sets the color of a scale step, from `data-scale` and `data-step`. It is kept in forced colors mode: a heat map has
 * no other visual encoding. Its values are also in the tooltip and the table.
 */
export const stepped = style(
  layered({
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    selectors: Object.fromEntries(
      Object.entries(scales).flatMap(([scale, steps]) =>
        Object.entries(steps).map(([step, value]) => [
          `&[data-scale="${scale}"][data-step="${step}"]`,
          { vars: { [variable('paint')]: value } },
        ]),
      ),
    ),
  }),
);
