import { style } from '@vanilla-extract/css';
import { layered } from '../internal/frame/layered.ts';

/** A printer has a higher resolution than a canvas, so print uses the picture's dots. */
export const canvas = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    pointerEvents: 'none',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': { print: { display: 'none' } },
  }),
);
