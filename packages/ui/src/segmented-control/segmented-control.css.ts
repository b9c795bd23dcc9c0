import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;

// On touch screens the frame must fit 44 px items inside its borders at every size.
export const root = recipe({
  base: layered({
    display: 'inline-flex',
    flex: 'none',
    // Its own width, also where a Stack would stretch it.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minInlineSize: 0,
    padding: '2px',
    margin: 0,
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.control,
    background: color.surface.sunken,
    '@media': { [touch]: { minBlockSize: '46px', padding: 0 } },
  }),
  variants: { size: { sm: layered({ blockSize: density.controlSm }), md: layered({ blockSize: density.control }) } },
});

export const item = style(
  layered({
    ...textStyle('label'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    minInlineSize: 0,
    blockSize: '100%',
    paddingInline: space[12],
    borderRadius: vars.radius.badge,
    color: color.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: transition(['background-color', 'color']),
    selectors: {
      '&:hover': { color: color.text.primary },
      '&:has(:checked), &[data-state="on"]': {
        color: color.text.primary,
        background: color.surface.raised,
        boxShadow: `0 0 0 1px ${color.border.control}`,
      },
      '&:has(:focus-visible), &:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '2px' },
      '&:has(:disabled), &:disabled': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [touch]: { minBlockSize: '44px', minInlineSize: '44px' },
      [forcedColors]: {
        selectors: { '&:has(:checked), &[data-state="on"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
export const words = style(layered(clippedText()));
