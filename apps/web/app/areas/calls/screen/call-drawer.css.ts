import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const content = style({ display: 'grid', gap: space[20] });
export const waiting = style({ display: 'block', blockSize: '24rem' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });
export const title = style({ ...textStyle('titleSm'), marginBlockEnd: space[8] });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const facts = style({
  ...textStyle('body'),
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${space[4]} ${space[16]}`,
});
export const comment = style({
  ...textStyle('body'),
  marginBlockStart: space[8],
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.border.control}`,
});
export const related = style({ display: 'grid', gap: space[4] });
export const map = style({ display: 'block', minBlockSize: '16rem', marginBlockStart: space[12] });

export const timeline = style({ display: 'grid', marginBlockEnd: space[8] });
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '12px 4.75rem 1fr',
  alignItems: 'baseline',
  gap: space[8],
  paddingBlock: space[4],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '5px',
    inlineSize: '2px',
    background: color.border.default,
  },
});
/** The minutes before a step, on a line of their own above it: as tall as they are long, but never below one line. */
export const between = style({
  ...textStyle('labelDense'),
  gridColumn: '3',
  color: color.text.muted,
});
export const dot = style({
  position: 'relative',
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: radius.full,
  border: `2px solid ${color.surface.raised}`,
  background: color.text.secondary,
  selectors: {
    '[data-kind="pass"] > &': { background: color.beacon.solid, borderRadius: 0, rotate: '45deg' },
    '[data-kind="update"] > &': { background: color.info.solid, scale: '0.7' },
    '[data-kind="promise"] > &': { background: color.surface.raised, borderColor: color.danger.solid },
  },
});
export const time = style({
  ...textStyle('body'),
  fontVariantNumeric: 'tabular-nums',
  color: color.text.secondary,
  textAlign: 'end',
});
export const event = style({
  ...textStyle('body'),
  display: 'grid',
  selectors: { '[data-kind="promise"] > &': { borderBlockEnd: `1px dashed ${color.danger.solid}` } },
});
