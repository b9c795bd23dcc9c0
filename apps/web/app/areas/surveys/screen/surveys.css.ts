import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[24],
  minInlineSize: 0,
  maxInlineSize: '110rem',
  marginInline: 'auto',
});
/** Raw Surveys fills the work area with its table. */
export const filling = style({
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[8],
  blockSize: '100%',
  // The page of a phone scrolls, so that the rows keep their height.
  '@container': { 'work-area (max-width: 40rem)': { gridTemplateRows: 'auto', blockSize: 'auto' } },
  '@media': { print: { display: 'block', blockSize: 'auto' } },
});
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
  '@container': { 'work-area (max-width: 40rem)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const title = style({ ...textStyle('titleLg'), overflowWrap: 'anywhere' });
export const where = style({ ...textStyle('body'), color: color.text.secondary });
export const partNumber = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const fine = style({ ...textStyle('labelDense'), fontWeight: vars.weight.regular, color: color.text.muted });
export const sectionTitle = style(textStyle('titleSm'));

/** The main answer of the screen: the score on its ruler, and what it takes to reach the tier. */
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[20]} ${space[40]}`,
  alignItems: 'center',
  '@container': { 'work-area (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)' } },
});
export const score = style({
  ...textStyle('wallboard'),
  fontVariantNumeric: 'tabular-nums',
  '@container': { 'work-area (max-width: 40rem)': textStyle('metric') },
});
export const tier = style({ ...textStyle('titleMd') });
export const paths = style({ margin: 0, padding: 0, listStyle: 'none' });
export const path = style({ ...textStyle('body'), color: color.text.secondary });
export const pathNext = style({ ...textStyle('bodyLg'), color: color.text.primary, fontWeight: vars.weight.medium });

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: `${space[20]} ${space[24]}`,
  '@container': {
    'work-area (max-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] },
  },
});
export const itemName = style({ ...textStyle('label'), color: color.text.secondary });
/** At the end of its tile, so that the four charts are in line whatever is above them. */
export const spark = style({ inlineSize: '100%', blockSize: '40px', marginBlockStart: 'auto' });
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[32]} ${space[40]}`,
  alignItems: 'start',
  '@container': { 'work-area (min-width: 64rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const costs = style({ margin: 0, padding: 0, listStyle: 'none' });
export const cost = style({
  ...textStyle('body'),
  minBlockSize: '36px',
  paddingInline: space[8],
  marginInline: `calc(-1 * ${space[8]})`,
  borderRadius: radius.control,
  color: color.text.primary,
  textDecoration: 'none',
  ':hover': { background: color.surface.hover },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const costPoints = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const waiting = style({ blockSize: '16rem' });
export const few = style({ color: color.text.muted });
export const shareBar = style({ display: 'flex', gap: '2px', blockSize: '14px' });
export const shareLabels = style({ ...textStyle('labelDense'), color: color.text.secondary });
export const sharePart = style({ minInlineSize: '2px', borderRadius: '2px', background: color.cool['4'] });
globalStyle(`${sharePart}[data-answer="5"]`, { background: color.cool['6'] });
globalStyle(`${sharePart}[data-answer="4"]`, { background: color.cool['4'] });
globalStyle(`${sharePart}[data-answer="3"]`, { background: color.border.control });
globalStyle(`${sharePart}[data-answer="2"]`, { background: color.lamp['4'] });
globalStyle(`${sharePart}[data-answer="1"]`, { background: color.lamp['6'] });

export const shareCounts = style({
  margin: 0,
  marginInlineStart: `calc(-1 * ${space[6]})`,
  padding: 0,
  listStyle: 'none',
});
export const shareCount = style({
  ...textStyle('labelDense'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  minInlineSize: '24px',
  paddingInline: space[6],
  borderRadius: radius.control,
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { background: color.surface.hover, color: color.text.primary },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' } },
});

/** Emulated Surveys: the settings stay at the bottom left on a desktop, as in the specified product. */
export const emulated = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[24]} ${space[32]}`,
  alignItems: 'start',
  '@container': {
    'work-area (min-width: 60rem)': {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      gridTemplateAreas: '"outcome list" "settings list"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const outcome = style({
  '@container': { 'work-area (min-width: 60rem)': { gridArea: 'outcome', position: 'sticky', insetBlockStart: 0 } },
});
export const settings = style({
  borderRadius: radius.tile,
  border: `${vars.line.thin} solid ${color.border.default}`,
  background: color.surface.base,
  '@container': { 'work-area (min-width: 60rem)': { gridArea: 'settings' } },
});
export const scored = style({
  '@container': { 'work-area (min-width: 60rem)': { gridArea: 'list' } },
});
export const sideLabel = style({ ...textStyle('label'), color: color.text.secondary, minBlockSize: '24px' });
export const sideScore = style({ ...textStyle('titleLg'), fontVariantNumeric: 'tabular-nums' });
export const difference = style({ ...textStyle('metric'), fontVariantNumeric: 'tabular-nums' });
export const fieldLabel = style({ ...textStyle('label'), color: color.text.secondary });
export const checks = style({ margin: 0, padding: 0, listStyle: 'none' });
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[6],
  borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const moreTop = style({ flex: '0 1 9rem', inlineSize: 'auto' });

/** Comments: topics beside the comments. */
export const tray = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[24]} ${space[32]}`,
  alignItems: 'start',
  '@container': { 'work-area (min-width: 72rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(26rem, 2fr)' } },
});
export const searchField = style({ flex: '1 1 14rem', maxInlineSize: '28rem' });
export const letters = style({ margin: 0, padding: 0, listStyle: 'none' });
export const letter = style({
  padding: space[16],
  borderRadius: radius.tile,
  border: `${vars.line.thin} solid ${color.border.subtle}`,
  background: color.surface.base,
  outlineOffset: '-2px',
  scrollMarginBlock: space[72],
  selectors: { '&[aria-current="true"]': { borderColor: color.border.control, background: color.surface.raised } },
});
export const letterText = style({ ...textStyle('bodyLg'), overflowWrap: 'anywhere', maxInlineSize: '72ch' });
export const letterFoot = style({
  ...textStyle('labelDense'),
  fontWeight: vars.weight.regular,
  color: color.text.secondary,
});
export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});

const onPhone = 'work-area (max-width: 40rem)';
/** Collapses the topics on a phone, so that the comments come first. */
export const topicsFold = style({
  ...textStyle('label'),
  display: 'none',
  alignItems: 'center',
  minBlockSize: '44px',
  '@container': { [onPhone]: { display: 'flex' } },
});
export const foldedTopics = style({});
globalStyle(`${foldedTopics} > :not(${topicsFold})`, { '@container': { [onPhone]: { display: 'none' } } });
