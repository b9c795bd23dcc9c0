import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

const { color, space } = vars;
/** Position of the anchor element, in px relative to the window. */
export const anchorX = createVar();
export const anchorY = createVar();
export const anchorWidth = createVar();
export const anchorHeight = createVar();

/** Overlays the element that opened the menu. Clicks pass through it. */
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

/** A panel that contains a list grows to fit. Its fields align with the list's choices. */
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
/** Keeps its height when it has no buttons. */
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
