import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space[32], minInlineSize: 0, maxInlineSize: '110rem', marginInline: 'auto', '@container': { 'work-area (max-width: 40rem)': { gap: space[24] } } });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: `${space[12]} ${space[24]}`, minInlineSize: 0 });
export const title = style(textStyle('titleLg'));
export const where = style({ ...textStyle('body'), color: color.text.secondary });
export const type = style({ color: color.text.muted });
export const cards = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))', gap: space[16] });
