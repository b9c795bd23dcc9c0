import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
export const part = style({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const heading = style({ ...textStyle('label'), color: color.text.secondary });
export const comment = style({ ...textStyle('bodyLg'), overflowWrap: 'anywhere' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const form = style({ display: 'grid', gap: space[16] });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const answers = style({ display: 'grid', gap: space[6], margin: 0 });
export const answer = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[12]}`,
});
/** The text has its own column, so that the scales of all answers align. */
globalStyle(`${answer} > dd`, {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 10.5rem',
  alignItems: 'center',
  gap: space[8],
  color: color.text.secondary,
});
/** Five steps, filled up to the answer. */
export const scale = style({ display: 'inline-flex', gap: '2px' });
globalStyle(`${scale} > span`, {
  inlineSize: '12px',
  blockSize: '8px',
  borderRadius: '2px',
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
});
globalStyle(`${scale} > [data-on]`, { background: color.cool['5'], boxShadow: 'none' });
