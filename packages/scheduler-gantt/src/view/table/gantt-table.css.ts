import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { layered, print, touch } from '../style/layered.ts';

const { color, space, density } = vars;

export const holder = style(
  layered({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto', '@media': { [print]: { display: 'none' } } }),
);
/** Only for print. */
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
/** Repeated at the top of every printed page. */
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
/** Columns that phones hide: they keep who, when and what, and the rest is one tap away. */
export const spare = style(layered({ '@media': { '(max-width: 640px)': { display: 'none' } } }));
