import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, space } = vars;

export const root = style(layered({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 }));
export const list = style(
  layered({
    display: 'flex',
    gap: space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `${vars.line.thin} solid ${color.border.default}`,
  }),
);
export const trigger = style(
  layered({
    ...textStyle('label'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    flex: 'none',
    minBlockSize: '36px',
    paddingInline: space[12],
    color: color.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: transition(['color']),
    selectors: {
      '&:hover': { color: color.text.primary },
      '&:focus-visible': focusRingInset,
      '&:is([data-state="active"], [aria-current="page"])': {
        color: color.text.primary,
        fontWeight: vars.weight.semibold,
      },
      '&:is([data-state="active"], [aria-current="page"])::after': {
        content: '',
        position: 'absolute',
        insetInline: space[8],
        insetBlockEnd: 0,
        blockSize: '3px',
        borderStartStartRadius: '2px',
        borderStartEndRadius: '2px',
        background: color.text.primary,
      },
      '&:disabled': { color: color.text.disabled },
    },
    '@media': {
      [touch]: { minBlockSize: '44px' },
      [forcedColors]: {
        selectors: { '&:is([data-state="active"], [aria-current="page"])::after': { background: 'Highlight' } },
      },
    },
  }),
);
export const panel = style(
  layered({ minInlineSize: 0, borderRadius: vars.radius.badge, selectors: { '&:focus-visible': focusRing } }),
);
