import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius } = vars;
const wide = '(min-width: 60rem)';

export const page = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minBlockSize: '100dvb',
  background: color.surface.base,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(26rem, 5fr) 6fr', gridTemplateRows: 'none' } },
});

export const formSide = style({
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'center',
  padding: `${space[32]} ${space[20]}`,
});

export const column = style({ display: 'grid', inlineSize: '100%', maxInlineSize: '25rem', gap: space[16] });

export const brand = style({
  ...textStyle('titleSm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBlockEnd: space[16],
});

export const brandLamp = style({ vars: { '--lamp-glass': color.action.fill, '--lamp-light': color.beacon.text } });

export const title = style(textStyle('titleLg'));

export const form = style({ display: 'grid', gap: space[16] });

export const between = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const field = style({ display: 'grid', gap: space[6] });
export const label = style(textStyle('label'));
/** Hidden without JavaScript, since it would do nothing. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const failure = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[8],
  padding: space[12],
  border: `${vars.line.thin} solid ${color.danger.edge}`,
  borderRadius: radius.control,
  color: color.danger.text,
  background: color.danger.soft,
});
export const failureMessage = style({ ...textStyle('body'), fontWeight: vars.weight.semibold });
export const failureHint = style({ ...textStyle('body'), color: color.text.secondary });

export const apiState = style({
  ...textStyle('body'),
  display: 'block',
  padding: `${space[8]} ${space[12]}`,
  borderInlineStart: `3px solid ${color.beacon.solid}`,
  borderRadius: radius.bar,
  color: color.beacon.text,
  background: color.beacon.soft,
});

export const demo = style({ display: 'grid', gap: space[8], marginBlockStart: space[16] });
export const demoTitle = style({ ...textStyle('label'), color: color.text.muted });
export const cards = style({
  display: 'grid',
  listStyle: 'none',
  gap: space[6],
  '@media': { '(min-width: 30rem)': { gridTemplateColumns: '1fr 1fr', gap: space[8] } },
});
export const card = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  inlineSize: '100%',
  blockSize: '100%',
  padding: `${space[8]} ${space[12]}`,
  border: `${vars.line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  ':hover': { borderColor: color.border.control, background: color.surface.hover },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const cardTitle = style({ ...textStyle('label'), color: color.text.primary });
export const cardWhat = style({
  ...textStyle('labelDense'),
  fontWeight: vars.weight.regular,
  color: color.text.secondary,
});

export const roadSide = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minBlockSize: '13rem',
  color: color.text.primary,
  background: color.surface.sunken,
  '@media': {
    [wide]: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvb' },
    print: { display: 'none' },
  },
});

export const joke = style({
  position: 'absolute',
  insetInline: space[16],
  insetBlockEnd: space[16],
  display: 'grid',
  gap: space[4],
  maxInlineSize: '30rem',
  margin: 0,
  padding: `${space[12]} ${space[16]}`,
  paddingInlineEnd: space[40],
  border: `${vars.line.thin} solid ${color.border.default}`,
  borderRadius: radius.tile,
  background: color.surface.overlay,
  '@media': { [wide]: { insetInline: `${space[32]} auto`, insetBlockEnd: 'auto', insetBlockStart: space[32] } },
});
export const jokeTitle = style({ ...textStyle('labelDense'), color: color.text.muted });
export const jokeText = style({ ...textStyle('bodyLg'), textWrap: 'pretty' });
export const jokeClose = style([
  needsScript,
  { position: 'absolute', insetBlockStart: space[6], insetInlineEnd: space[6] },
]);
globalStyle(`${between} a`, { ...textStyle('body'), '@media': { '(pointer: coarse)': { paddingBlock: space[12] } } });
globalStyle(`${cards} > li:last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
// The picture reaches the edge of the window; nothing scrolls beside it on a desktop.
globalStyle(`html:has(${page})`, { scrollbarGutter: 'auto' });
