import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/frame/layered.ts';

export const root = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    minInlineSize: '3rem',
    blockSize: '2rem',
    overflow: 'visible',
    color: vars.color.text.secondary,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);
export const line = style(
  layered({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
/** The line to the value of an unfinished period. */
export const dashed = style(layered({ strokeDasharray: '3 3' }));
export const dots = style(
  layered({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 5,
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
/** The dot of an unfinished period. */
export const openDot = style(layered({ strokeWidth: 3 }));
export const goal = style(
  layered({
    fill: 'none',
    stroke: vars.color.border.control,
    strokeWidth: 1,
    strokeDasharray: '3 3',
    vectorEffect: 'non-scaling-stroke',
  }),
);
