import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: space[16],
});
export const chart = style({
  padding: space[16],
  border: `${vars.line.thin} solid ${color.border.subtle}`,
  borderRadius: vars.radius.tile,
  background: color.surface.raised,
});
/** As tall as the charts that are loading, to avoid a layout shift. */
export const waiting = style({ minBlockSize: '14rem' });
