import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

const { color, space } = vars;
/** Where the thing is that a menu hangs from, in px of the window. */
export const anchorX = createVar();
export const anchorY = createVar();
export const anchorWidth = createVar();
export const anchorHeight = createVar();

/** Lies over what opened the menu and lets every press through. */
export const anchor = style(
  layered({
    position: 'fixed',
    left: anchorX,
    top: anchorY,
    inlineSize: anchorWidth,
    blockSize: anchorHeight,
    pointerEvents: 'none',
    visibility: 'hidden',
  }),
);
export const description = style(
  layered({
    ...textStyle('labelDense'),
    maxInlineSize: '18rem',
    padding: `0 ${space[8]} ${space[8]}`,
    color: color.text.secondary,
    fontWeight: vars.weight.regular,
  }),
);

/** A panel with a list of its own is as high as it takes; its fields stand where the choices of the list do. */
export const panel = style(
  layered({
    maxBlockSize: 'min(36rem, var(--radix-popper-available-height, 36rem))',
    selectors: { '&&': { padding: space[12] } },
  }),
);
export const form = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[12], inlineSize: 'min(20rem, 100vw - 3rem)' }),
);
export const pair = style(layered({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8] }));
export const values = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: '18rem',
    marginInline: `calc(${space[12]} * -1)`,
    marginBlockEnd: `calc(${space[12]} * -1)`,
    borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
  }),
);
export const count = style(
  layered({ ...textStyle('labelDense'), color: color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const note = style(
  layered({ ...textStyle('label'), margin: 0, padding: space[12], color: color.text.secondary }),
);
/** Keeps its height while there is nothing to press in it. */
export const ends = style(
  layered({ display: 'flex', justifyContent: 'flex-end', gap: space[8], minBlockSize: vars.density.controlSm }),
);
export const columns = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: '20rem',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
  }),
);

export const facts = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 2fr) 3fr',
    alignItems: 'baseline',
    gap: `${space[8]} ${space[16]}`,
    margin: 0,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const fact = style(
  layered({ ...textStyle('label'), color: color.text.secondary, fontWeight: vars.weight.regular }),
);
export const factValue = style(
  layered({
    margin: 0,
    overflowWrap: 'anywhere',
    selectors: { '&[data-masked], &[data-empty]': { color: color.text.muted } },
  }),
);
