import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, line, space } = vars;

/** The whole television, always by night. It has no scroll bar, because no one is there to scroll it. */
export const wall = style({
  minBlockSize: '100dvh',
  padding: space[40],
  background: color.surface.canvas,
  color: color.text.primary,
  overflow: 'hidden',
  // Two columns need the width of this field; there is no shell around it.
  containerType: 'inline-size',
  '@media': { '(max-width: 700px)': { padding: space[16] } },
});
// A smaller television shows whole names rather than larger letters.
const large = {
  ...textStyle('wallboard'),
  '@media': { '(max-width: 1500px)': textStyle('metric'), '(max-width: 700px)': textStyle('titleMd') },
};
export const title = style(large);
/** Names are cut rather than wrapped, so that every row is one line high. */
export const name = style({
  ...large,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Room for the descenders, which would be cut off.
  paddingBlockEnd: '0.12em',
});
export const number = style({ ...large, fontVariantNumeric: 'tabular-nums' });
export const points = style({ ...large, fontVariantNumeric: 'tabular-nums', color: color.action.fill });
export const note = style({ ...textStyle('titleLg'), color: color.text.secondary });
export const heading = style({ ...textStyle('titleLg'), color: color.text.secondary });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ paddingBlock: space[12], borderBlockEnd: `${line.thin} solid ${color.border.subtle}` });
