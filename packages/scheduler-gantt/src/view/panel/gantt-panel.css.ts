import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, layered, touch } from '../style/layered.ts';

const { color, space, density, radius } = vars;
const phone = '(max-width: 640px)';

const floating = {
  color: color.text.primary,
  background: color.surface.overlay,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.dialog,
} as const;

export const dialog = style(
  layered({
    ...textStyle('body'),
    ...floating,
    inlineSize: 'min(56rem, calc(100vw - 2rem))',
    maxBlockSize: 'calc(100dvb - 2rem)',
    margin: 'auto',
    padding: 0,
    boxShadow: vars.elevation.dialog,
    selectors: { '&::backdrop': { background: color.scrim } },
  }),
);
export const dialogHead = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${space[12]} ${space[20]}`,
    background: color.surface.overlay,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  }),
);
export const title = style(layered({ ...textStyle('titleSm'), outline: 'none' }));
export const keySections = style(layered({ columns: '22rem 2', columnGap: space[32], padding: space[20] }));
export const keySection = style(layered({ breakInside: 'avoid', marginBlockEnd: space[20] }));
export const keyTitle = style(
  layered({ ...textStyle('label'), color: color.text.secondary, marginBlockEnd: space[6] }),
);
export const keyList = style(layered({ display: 'grid', gap: space[6] }));
export const keyPair = style(
  layered({ display: 'grid', gridTemplateColumns: '9.5rem 1fr', gap: space[12], alignItems: 'baseline' }),
);
export const keyCaps = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[4] }));
export const keyCap = style(
  layered({
    ...textStyle('micro'),
    padding: `1px ${space[6]}`,
    color: color.text.primary,
    background: color.surface.sunken,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.bar,
    whiteSpace: 'nowrap',
  }),
);

/** Fixed, but not in the top layer: layers that an app's fields open in the page body must appear above it. */
export const popover = style(
  layered({
    ...textStyle('body'),
    ...floating,
    position: 'fixed',
    zIndex: vars.stack.overlay,
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    inlineSize: 'min(25rem, calc(100vw - 1rem))',
    maxBlockSize: 'calc(100dvb - 1rem)',
    overflow: 'auto',
    padding: space[16],
    boxShadow: vars.elevation.menu,
    outline: 'none',
    '@media': {
      [phone]: {
        inset: 'auto 0 0 0 !important',
        inlineSize: '100%',
        boxSizing: 'border-box',
        borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
      },
    },
  }),
);
export const fields = style(layered({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[12] }));
const fieldRule = {
  ...textStyle('label'),
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  color: color.text.secondary,
};
export const field = style(layered(fieldRule));
export const fieldWide = style(layered({ ...fieldRule, gridColumn: '1 / -1' }));
const controlRule = {
  ...textStyle('body'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: space[8],
  color: color.text.primary,
  background: vars.field.surface,
  border: `1px solid ${vars.field.edge}`,
  borderRadius: radius.control,
} as const;
export const control = style(
  layered({ ...controlRule, blockSize: density.control, '@media': { [touch]: { blockSize: '44px' } } }),
);
export const area = style(layered({ ...controlRule, paddingBlock: space[6], resize: 'vertical' }));
export const repeat = style(layered({ gridColumn: '1 / -1' }));
export const repeatTitle = style(layered({ ...textStyle('label'), color: color.text.secondary, cursor: 'pointer' }));
export const repeatFields = style(layered({ display: 'grid', gap: space[8], paddingBlockStart: space[8] }));
export const weekdays = style(layered({ display: 'flex', flexWrap: 'wrap', gap: `${space[6]} ${space[12]}` }));
export const weekday = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space[4] }));
export const weeks = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    gridTemplateColumns: 'auto 5rem',
    justifyContent: 'start',
    alignItems: 'center',
    gap: space[8],
    color: color.text.secondary,
  }),
);
export const hint = style(layered({ ...textStyle('bodyDense'), color: color.text.muted }));
export const problem = style(
  layered({
    ...textStyle('bodyDense'),
    gridColumn: '1 / -1',
    color: color.text.secondary,
    selectors: { '&:empty': { display: 'none' }, '&[data-blocked]': { color: color.danger.text } },
  }),
);
export const actions = style(
  layered({ gridColumn: '1 / -1', display: 'flex', gap: space[8], marginBlockStart: space[4] }),
);
/** Delete is at one end, Save at the other. */
export const between = style(layered({ flex: '1 1 auto' }));
export const button = style(
  layered({
    ...textStyle('labelDense'),
    minBlockSize: density.control,
    paddingInline: space[12],
    borderRadius: radius.control,
    border: `1px solid ${color.border.control}`,
    color: color.text.primary,
    background: color.surface.raised,
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[data-primary]': { background: color.action.fill, color: color.action.text, borderColor: color.action.edge },
      '&[data-danger]': { color: color.danger.text, borderColor: 'transparent', background: 'none' },
      '&[data-danger]:hover': { background: color.danger.soft },
    },
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
);

export const menu = style(
  layered({
    ...textStyle('body'),
    ...floating,
    position: 'fixed',
    // For browsers without a top layer.
    zIndex: vars.stack.overlay,
    inset: 'auto',
    margin: 0,
    padding: space[4],
    minInlineSize: '14rem',
    maxBlockSize: 'calc(100dvb - 1rem)',
    overflow: 'auto',
    borderRadius: radius.tile,
    boxShadow: vars.elevation.menu,
  }),
);
export const menuSection = style(
  layered({
    selectors: {
      '& + &': {
        borderBlockStart: `1px solid ${color.border.subtle}`,
        marginBlockStart: space[4],
        paddingBlockStart: space[4],
      },
    },
  }),
);
export const menuItem = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    minBlockSize: '28px',
    paddingInline: space[8],
    border: 0,
    borderRadius: radius.control,
    textAlign: 'start',
    color: 'inherit',
    background: 'none',
    selectors: { '&:hover, &:focus-visible': { background: color.surface.hover, outlineOffset: '-2px' } },
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
);

export const hover = style(
  layered({
    ...textStyle('bodyDense'),
    ...floating,
    position: 'fixed',
    // For browsers without a top layer.
    zIndex: vars.stack.overlay,
    inset: 'auto',
    margin: 0,
    padding: `${space[8]} ${space[12]}`,
    maxInlineSize: '18rem',
    borderRadius: radius.tile,
    boxShadow: vars.elevation.menu,
    pointerEvents: 'none',
    overflowWrap: 'anywhere',
  }),
);
globalStyle(`${hover} > *`, layered({ display: 'block' }));
export const hoverTitle = style(layered({ ...textStyle('labelDense') }));
export const hoverConflict = style(
  layered({
    marginBlockStart: space[4],
    color: color.danger.text,
    fontWeight: vars.weight.semibold,
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
);
export const hoverNote = style(layered({ marginBlockStart: space[4], color: color.text.secondary }));
