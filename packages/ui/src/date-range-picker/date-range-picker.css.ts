import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;
const hairline = `${vars.line.thin} solid ${color.border.subtle}`;
/** From this width there is room for two months with the presets next to them. */
export const wide = '(min-width: 52rem)';
const narrow = `not all and ${wide}`;

export const icon = style(layered({ flex: 'none', color: color.text.muted }));
export const words = style(
  layered({
    display: 'flex',
    gap: space[8],
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const name = style(layered({ flex: 'none' }));
export const dates = style(layered({ ...clippedText(), selectors: { [`${name} + &`]: { color: color.text.muted } } }));

export const content = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'max-content',
    maxInlineSize: 'min(26rem, 100vw - 1rem)',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflow: 'auto',
    '@media': { [wide]: { flexDirection: 'row', maxInlineSize: 'calc(100vw - 1rem)' } },
  }),
);
/** Same size as the content that is loading. */
export const waiting = style(
  layered({
    inlineSize: '18rem',
    blockSize: '26rem',
    '@media': { [wide]: { inlineSize: '44rem', blockSize: '25rem' } },
  }),
);

export const presets = style(
  layered({
    display: 'flex',
    flex: 'none',
    gap: space[4],
    margin: 0,
    padding: space[8],
    listStyle: 'none',
    overflowX: 'auto',
    borderBlockEnd: hairline,
    '@media': {
      [wide]: {
        flexDirection: 'column',
        gap: 0,
        inlineSize: '11rem',
        borderBlockEnd: 'none',
        borderInlineEnd: hairline,
      },
    },
  }),
);
export const preset = style(
  layered({
    ...textStyle('body'),
    inlineSize: '100%',
    minBlockSize: density.control,
    paddingInline: space[8],
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    transition: transition(['background-color', 'color']),
    selectors: {
      '&:hover:not(:disabled)': { background: color.surface.highlight, color: color.text.primary },
      '&[aria-current="true"]': {
        background: color.surface.selected,
        color: color.text.primary,
        fontWeight: vars.weight.medium,
      },
      '&:focus-visible': focusRingInset,
      '&:disabled': { color: color.text.disabled },
    },
    '@media': {
      [touch]: { minBlockSize: '44px', paddingInline: space[12] },
      [forcedColors]: {
        selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const main = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[12], padding: space[16], minInlineSize: 0 }),
);
export const ends = style(layered({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[12] }));
/** As wide as the fields above it; two months use their natural width. */
export const months = style(
  layered({ justifyContent: 'center', '@media': { [narrow]: { selectors: { '&&': { inlineSize: '100%' } } } } }),
);
export const footer = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], marginBlockStart: 'auto' }),
);
export const count = style(
  layered({ ...textStyle('bodyDense'), flex: 1, color: color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
