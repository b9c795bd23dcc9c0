import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';

const { color, space } = vars;

export const root = style(
  layered({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.tile,
    background: color.surface.raised,
    selectors: { '&:fullscreen': { border: 0, borderRadius: 0 } },
  }),
);
export const stage = style(
  layered({
    position: 'relative',
    display: 'grid',
    minBlockSize: 0,
    background: color.surface.sunken,
    selectors: { '[data-full-screen] > &': { flex: 1 } },
  }),
);
export const video = style(
  layered({
    inlineSize: '100%',
    blockSize: '100%',
    // Reserves the space before the first frame has loaded.
    aspectRatio: '16 / 9',
    minBlockSize: 0,
    objectFit: 'contain',
    background: 'black',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRingInset, '[data-full-screen] &': { aspectRatio: 'auto' } },
  }),
);
export const problem = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: space[12],
    background: color.surface.raised,
    overflow: 'auto',
  }),
);
