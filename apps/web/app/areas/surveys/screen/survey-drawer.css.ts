import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
export const heading = style({ ...textStyle('label'), color: color.text.secondary });
export const comment = style({ ...textStyle('bodyLg'), overflowWrap: 'anywhere' });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const answers = style({ margin: 0 });
export const answer = style({ ...textStyle('body') });
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
