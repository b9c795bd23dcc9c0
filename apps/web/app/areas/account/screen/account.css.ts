import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style({
  inlineSize: '100%',
  maxInlineSize: '52rem',
});
export const who = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style(textStyle('titleLg'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });

// A section's title sits beside it where there is room, so that all sections share one left edge.
export const part = style({
  display: 'grid',
  gap: `${space[12]} ${space[32]}`,
  minInlineSize: 0,
  paddingBlockStart: space[24],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
  '@container': { 'work-area (min-width: 44rem)': { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});
export const partTitle = style(textStyle('titleSm'));
export const wide = style({ inlineSize: '100%', minInlineSize: 0 });
export const choices = style({ maxInlineSize: '100%' });
export const label = style(textStyle('label'));
export const form = style({ inlineSize: '100%', maxInlineSize: '26rem' });
