import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, density, radius, space } = vars;
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });

export const groupBy = style({ inlineSize: '12rem' });
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: `${space[12]} ${space[16]}`,
  // Beside the title where there is room for all five, below it otherwise.
  flex: '1 1 46rem',
  '@container': {
    // One row that scrolls sideways: the calls themselves are what people came for.
    'work-area (max-width: 40rem)': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      gap: space[20],
      flexBasis: '100%',
      minInlineSize: 0,
      // Contains what is hidden except from screen readers, which would otherwise widen the page.
      position: 'relative',
      maxInlineSize: '100%',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});
export const numberLabel = style({ ...textStyle('label'), color: color.text.secondary });
/** A rate with too few offers to be meaningful, and the count that says so. */
export const few = style({ color: color.text.muted });
export const fine = style({ ...textStyle('labelDense'), color: color.text.muted });
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  gap: space[24],
  alignItems: 'start',
});
export const title = style({ ...textStyle('titleSm'), marginBlockEnd: space[8] });
export const scroll = style({ position: 'relative', overflowX: 'auto', '@media': { print: { overflow: 'visible' } } });
export const heat = style({
  ...textStyle('labelDense'),
  borderCollapse: 'separate',
  borderSpacing: '2px',
  inlineSize: '100%',
  minInlineSize: '52rem',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
});
export const heatDay = style({
  inlineSize: '6.5rem',
  textAlign: 'start',
  fontWeight: 500,
  color: color.text.secondary,
  // Stays while the hours scroll on a phone.
  position: 'sticky',
  insetInlineStart: 0,
  background: color.surface.canvas,
});
export const heatHour = style({ fontWeight: 500, color: color.text.muted });
export const heatCell = style({ padding: 0 });
export const heatLink = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '32px',
  borderRadius: radius.bar,
  color: color.text.primary,
  ':hover': { outline: `2px solid ${color.focus.ring}` },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const heatEmpty = style({
  background: color.surface.sunken,
  borderRadius: radius.bar,
  color: color.text.muted,
  textAlign: 'center',
  // As high as a cell with passes, also in a row without any.
  blockSize: '32px',
  '@media': { '(pointer: coarse)': { blockSize: '44px' } },
});
export const waitingNumbers = style({ display: 'block', flex: '1 1 46rem', blockSize: '5rem' });
/** As high as the bars and the slider below them. */
export const waitingDays = style({ blockSize: `calc(24px + ${density.controlSm})` });
export const waitingActions = style({ blockSize: density.control });
export const waitingPasses = style({ display: 'block', blockSize: '24rem' });
export const waitingChart = style({ display: 'block', blockSize: '14rem' });
