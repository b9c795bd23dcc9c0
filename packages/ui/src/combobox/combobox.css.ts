import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

const { color, space } = vars;

export const content = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    inlineSize: 'max(var(--radix-popover-trigger-width), 20rem)',
  }),
);
export const search = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    flex: 'none',
    minBlockSize: vars.density.controlLg,
    paddingInline: space[12],
    borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
    color: color.text.muted,
  }),
);
export const input = style(
  layered({
    ...textStyle('body'),
    flex: 1,
    minInlineSize: 0,
    border: 0,
    padding: 0,
    background: 'transparent',
    color: color.text.primary,
    outline: 'none',
    selectors: {
      '&::placeholder': { color: vars.field.placeholder, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);
export const list = style(layered({ flex: 1, minBlockSize: space[40], outline: 'none' }));
/** A virtualized list needs a known height and positions its own choices. With padding they would overflow it. */
export const windowed = style(layered({ blockSize: 'min(20rem, 50vh)', selectors: { '&&': { padding: 0 } } }));
export const words = style(layered({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));
export const line = style(layered({ ...clippedText(), whiteSpace: 'nowrap' }));
export const hint = style(
  layered({
    ...textStyle('labelDense'),
    color: color.text.secondary,
    fontWeight: vars.weight.regular,
    ...clippedText(),
    whiteSpace: 'nowrap',
  }),
);
export const empty = style(
  layered({ padding: `${space[16]} ${space[12]}`, textAlign: 'center', color: color.text.secondary }),
);
export const check = style(
  layered({ flex: 'none', visibility: 'hidden', selectors: { '[data-selected] > &': { visibility: 'visible' } } }),
);
export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    flex: 'none',
    padding: `${space[6]} ${space[8]} ${space[6]} ${space[12]}`,
    borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
  }),
);

/** Same size as a short list, so the popover doesn't move when the list loads. */
export const waiting = style(layered({ blockSize: '12rem' }));
