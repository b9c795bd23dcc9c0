import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;
const narrow = 'work-area (max-width: 46rem)';

/** Fills the work area; on a phone also the room the work area keeps free below its content. */
export const root = style({
  blockSize: '100%',
  minBlockSize: '24rem',
  '@container': { [narrow]: { blockSize: `calc(100% + ${space[72]})`, marginBlockEnd: `calc(-1 * ${space[72]})` } },
});
/** On a narrow screen only one pane shows: the open conversation, or the list. */
export const split = style({
  border: `${vars.line.thin} solid ${color.border.default}`,
  borderRadius: radius.tile,
  background: color.surface.raised,
  '@container': { [narrow]: { display: 'block', border: 0, background: 'transparent' } },
});
const pane = (name: string) => `[data-component="Split.${name}"]`;
globalStyle(`${split} > ${pane('Start')}, ${split} > ${pane('End')}`, {
  '@container': { [narrow]: { blockSize: '100%' } },
});
globalStyle(
  `${split} > ${pane('Handle')}, ${split}[data-open] > ${pane('Start')}, ${split}:not([data-open]) > ${pane('End')}`,
  { '@container': { [narrow]: { display: 'none' } } },
);
export const pad = style({ padding: space[12], '@container': { [narrow]: { paddingInline: 0 } } });
export const fill = style({ blockSize: '100%', minBlockSize: 0 });
export const grow = style({ flex: '1 1 0', minBlockSize: 0, minInlineSize: 0 });
export const scroll = style({ overflowY: 'auto' });
export const bar = style({
  padding: space[8],
  paddingInline: space[12],
  borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
  '@container': { [narrow]: { paddingInline: 0 } },
});
export const write = style([
  bar,
  { borderBlockEnd: 0, borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}` },
]);
/** The way back to the list, where the list isn't beside the conversation. */
export const back = style({ '@container': { 'work-area (min-width: 46.01rem)': { display: 'none' } } });
export const title = style(textStyle('titleMd'));
export const name = style({ ...textStyle('titleMd'), ...clippedText(), minInlineSize: 0 });
export const quiet = style({
  ...textStyle('labelDense'),
  color: color.text.secondary,
  fontWeight: vars.weight.regular,
});
export const note = style({ ...textStyle('body'), color: color.text.secondary });
export const typing = style([quiet, { minBlockSize: '1lh', paddingInline: space[12] }]);
export const mention = style({ fontWeight: vars.weight.semibold, color: color.text.primary });
export const reaction = style({
  ...textStyle('labelDense'),
  paddingInline: space[8],
  minBlockSize: '28px',
  border: `${vars.line.thin} solid ${color.border.default}`,
  borderRadius: radius.full,
  background: color.surface.raised,
  color: color.text.primary,
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { background: color.neutral.soft, borderColor: color.border.control } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' } },
});
export const pick = style([reaction, { border: 0, background: 'transparent', fontSize: '1.25rem' }]);
export const card = style({
  ...textStyle('body'),
  marginBlockStart: space[6],
  padding: space[8],
  border: `${vars.line.thin} solid ${color.border.default}`,
  borderRadius: radius.control,
  background: color.surface.canvas,
});
export const figures = style({ margin: 0 });
export const figure = style({ margin: 0 });
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '20rem',
  blockSize: 'auto',
  borderRadius: radius.control,
  marginBlockStart: space[4],
});
export const people = style({ maxBlockSize: '16rem', overflowY: 'auto' });
export const problem = style({ ...textStyle('body'), color: color.danger.text });
export const chosen = style({
  blockSize: '48px',
  inlineSize: '48px',
  objectFit: 'cover',
  borderRadius: radius.control,
});
