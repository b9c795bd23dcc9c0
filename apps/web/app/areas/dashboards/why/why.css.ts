import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

// Seven labeled bars need more room than a list of text.
export const drawer = style({
  inlineSize: 'min(42rem, 100vw)',
  '@media': { '(min-width: 80rem)': { inlineSize: 'min(42rem, 44vw)' } },
});
export const parts = style({ margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  paddingBlockEnd: space[12],
  borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const name = style({
  ...textStyle('body'),
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const words = style({ ...textStyle('body'), gridColumn: 1, color: color.text.secondary });
export const calls = style({ gridColumn: 2, gridRow: '1 / span 2' });
/** As tall as the chart that is loading, to avoid a layout shift. */
export const waitingChart = style({ blockSize: '14rem' });
