import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const wide = 'work-area (min-width: 56rem)';

export const root = style({ inlineSize: '100%', minInlineSize: 0 });
export const title = style(textStyle('titleLg'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary, overflowWrap: 'anywhere' });
/** The list beside what is open; on a phone one of them. */
export const panes = style({
  '@container': { [wide]: { gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)' } },
});
export const list = style({
  minInlineSize: 0,
  selectors: {
    '&[data-behind]': { display: 'none' },
  },
  '@container': { [wide]: { selectors: { '&[data-behind]': { display: 'block' } } } },
});
export const pane = style({ minInlineSize: 0 });
export const back = style({ '@container': { [wide]: { display: 'none' } } });
/** Takes the place of what is open where there is room. */
export const nothing = style({ display: 'none', '@container': { [wide]: { display: 'block' } } });
/** In the order they were written, without numbers. */
export const mails = style({ margin: 0, padding: 0, listStyle: 'none' });
export const subject = style({ ...textStyle('titleMd'), overflowWrap: 'anywhere' });
export const mail = style({
  paddingBlock: space[16],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const name = style({ ...textStyle('body'), fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });
export const when = style({ ...textStyle('labelDense'), flex: 'none', color: color.text.muted });
export const body = style({
  ...textStyle('body'),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxInlineSize: '68ch',
});
export const form = style({ maxInlineSize: '48rem' });
