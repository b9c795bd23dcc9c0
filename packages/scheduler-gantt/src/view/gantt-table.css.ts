import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { layered, print, touch } from './layered.ts';

const { color, space, density } = vars;

export const holder = style(
  layered({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto', '@media': { [print]: { display: 'none' } } }),
);
/** Exists for paper alone. */
export const onPaper = style(layered({ display: 'none', '@media': { [print]: { display: 'block' } } }));
export const table = style(
  layered({ ...textStyle('bodyDense'), inlineSize: '100%', borderSpacing: 0, textAlign: 'start' }),
);
export const caption = style(
  layered({
    ...textStyle('label'),
    textAlign: 'start',
    padding: `${space[8]} ${space[12]}`,
    color: color.text.secondary,
  }),
);
export const head = style(
  layered({
    ...textStyle('tableHead'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    padding: `${space[6]} ${space[12]}`,
    textAlign: 'start',
    color: color.text.secondary,
    background: color.surface.base,
    borderBlockEnd: `1px solid ${color.border.control}`,
    '@media': { [print]: { position: 'static', borderBlockEnd: '1px solid' } },
  }),
);
/** Stands at the top of every sheet. */
export const heads = style(layered({ display: 'table-header-group' }));
export const row = style(layered({ breakInside: 'avoid' }));
export const cell = style(
  layered({
    padding: `${space[4]} ${space[12]}`,
    blockSize: density.row,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    textAlign: 'start',
    fontWeight: vars.weight.regular,
  }),
);
export const number = style(layered({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
export const button = style(
  layered({
    ...textStyle('labelDense'),
    minBlockSize: '28px',
    paddingInline: space[8],
    borderRadius: vars.radius.control,
    border: `1px solid ${color.border.control}`,
    color: color.text.primary,
    background: color.surface.raised,
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[data-primary]': { background: color.action.fill, color: color.action.text, borderColor: color.action.edge },
    },
    '@media': { [touch]: { minBlockSize: '44px' }, [print]: { display: 'none' } },
  }),
);
export const lineActions = style(layered({ whiteSpace: 'nowrap' }));
globalStyle(`${lineActions} > * + *`, layered({ marginInlineStart: space[6] }));
export const none = style(layered({ color: color.text.muted }));
export const driverDetail = style(layered({ marginInlineStart: space[8], whiteSpace: 'nowrap' }));
export const coverage = style(layered({ borderBlockEnd: `1px solid ${color.border.control}` }));
export const summary = style(
  layered({ ...textStyle('label'), padding: `${space[8]} ${space[12]}`, cursor: 'pointer' }),
);
export const people = style(
  layered({ selectors: { '&[data-short]': { color: color.danger.text, fontWeight: vars.weight.semibold } } }),
);
export const more = style(layered({ padding: space[12], color: color.text.secondary }));
/** Of the columns a phone keeps who, when and what; the rest is one tap away. */
export const spare = style(layered({ '@media': { '(max-width: 640px)': { display: 'none' } } }));

export const dialog = style(
  layered({
    ...textStyle('body'),
    inlineSize: 'min(26rem, calc(100vw - 2rem))',
    maxBlockSize: 'calc(100dvb - 2rem)',
    margin: 'auto',
    padding: space[20],
    color: color.text.primary,
    background: color.surface.overlay,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.elevation.dialog,
    selectors: { '&::backdrop': { background: color.scrim } },
  }),
);
export const dialogTitle = style(layered({ ...textStyle('titleSm'), marginBlockEnd: space[12] }));
export const fields = style(layered({ display: 'grid', gap: space[12] }));
export const field = style(
  layered({ ...textStyle('label'), display: 'grid', gap: space[4], color: color.text.secondary }),
);
export const control = style(
  layered({
    ...textStyle('body'),
    blockSize: density.control,
    paddingInline: space[8],
    color: color.text.primary,
    background: vars.field.surface,
    border: `1px solid ${vars.field.edge}`,
    borderRadius: vars.radius.control,
    '@media': { [touch]: { blockSize: '44px' } },
  }),
);
export const problem = style(layered({ ...textStyle('bodyDense'), color: color.danger.text, minBlockSize: '1.25rem' }));
export const menu = style(
  layered({
    ...textStyle('body'),
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: space[4],
    minInlineSize: '14rem',
    maxBlockSize: 'calc(100dvb - 1rem)',
    overflow: 'auto',
    color: color.text.primary,
    background: color.surface.overlay,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.tile,
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
    borderRadius: vars.radius.control,
    textAlign: 'start',
    color: 'inherit',
    background: 'none',
    selectors: { '&:hover, &:focus-visible': { background: color.surface.hover, outlineOffset: '-2px' } },
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
);
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    justifyContent: 'flex-end',
    marginBlockStart: space[12],
  }),
);
export const keyList = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space[6]} ${space[16]}`,
    alignItems: 'baseline',
  }),
);
export const keyCap = style(
  layered({
    ...textStyle('labelDense'),
    fontFamily: vars.font.mono,
    color: color.text.secondary,
    whiteSpace: 'nowrap',
  }),
);
export const keyPair = style(layered({ display: 'contents' }));
