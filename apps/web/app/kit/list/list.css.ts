import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: '100%',
  minBlockSize: '30rem',
  minInlineSize: 0,
  // On a phone the content above the rows can fill the screen, so the page scrolls and the rows keep their height.
  '@container': { 'work-area (max-width: 40rem)': { blockSize: 'auto' } },
  '@media': { print: { display: 'block', blockSize: 'auto', minBlockSize: 0 } },
});
/** Lists are read row by row, so their rows are lower. */
export const rows = style({
  vars: { '--ui-data-table-row': '32px' },
  selectors: {
    '[data-density="roomy"] &': { vars: { '--ui-data-table-row': '44px' } },
    '[data-density="dense"] &': { vars: { '--ui-data-table-row': '28px' } },
  },
});
/** Keeps a few rows visible no matter how much is above them; on a phone, that includes the filters, a line each. */
export const table = style([
  rows,
  {
    minBlockSize: '16rem',
    '@container': { 'work-area (max-width: 40rem)': { minBlockSize: '36rem' } },
  },
]);
/** Says which columns are folded; a phone shows few columns anyway. */
export const folded = style({
  ...textStyle('body'),
  color: color.text.secondary,
  '@container': { 'work-area (max-width: 40rem)': { display: 'none' } },
});
/** A phone's rows are as tall as a finger needs. */
export const rowHeight = style({
  '@container': { 'work-area (max-width: 40rem)': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
export const title = style(textStyle('titleLg'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { print: { display: 'none' } },
});
/** The filters as a sentence, in place of the toolbar. */
export const onPaper = style({
  ...textStyle('body'),
  display: 'none',
  '::before': { content: 'attr(data-words)' },
  '@media': { print: { display: 'block' } },
});
/** Buttons that do nothing on paper. */
export const notOnPaper = style({ '@media': { print: { display: 'none' } } });
export const bar = style({ ...textStyle('body'), color: color.text.secondary });
export const search = style({ inlineSize: '16rem', maxInlineSize: '100%', marginInlineEnd: space[8] });
export const phrase = style({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: radius.control,
  border: `${vars.line.thin} solid ${color.border.default}`,
  color: color.text.primary,
  maxInlineSize: '100%',
});
const part = {
  ...textStyle('body'),
  minBlockSize: '28px',
  paddingInline: space[8],
  borderRadius: radius.control,
  ':hover': { background: color.surface.hover },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
} as const;
export const words = style({ ...part, textAlign: 'start', overflowWrap: 'anywhere' });
export const remove = style({
  ...part,
  display: 'inline-grid',
  placeItems: 'center',
  paddingInline: space[6],
  color: color.text.secondary,
  '@media': { ...part['@media'], print: { display: 'none' } },
});
export const editor = style({ inlineSize: '16rem', maxInlineSize: '80vw' });
export const editorTitle = style({ ...textStyle('label'), '::first-letter': { textTransform: 'uppercase' } });
export const choices = style({
  maxBlockSize: '18rem',
  overflowY: 'auto',
  // Room for the focus ring, which the scroll container would clip.
  padding: space[4],
  margin: `calc(-1 * ${space[4]})`,
  scrollbarGutter: 'stable',
});
export const count = style({ ...textStyle('labelDense'), color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
