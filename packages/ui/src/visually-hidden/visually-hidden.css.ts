import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const root = style(
  layered({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    // A skip link is visible while it has focus.
    selectors: {
      '&[data-focusable]:focus-within, &[data-focusable]:focus': {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  }),
);
