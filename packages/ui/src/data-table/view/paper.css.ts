import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

const { color, space } = vars;

/** Only for print. */
export const table = style(
  layered({
    ...textStyle('micro'),
    display: 'none',
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: color.text.primary,
    '@media': { print: { display: 'table' } },
  }),
);
// The grid draws only what is on screen, so paper shows the table instead.
globalStyle(`${table} ~ [data-component="DataTable.Grid"]`, layered({ '@media': { print: { display: 'none' } } }));

export const caption = style(layered({ paddingBlockEnd: space[4], textAlign: 'start', color: color.text.secondary }));
/** Repeated at the top of every printed page. */
export const heads = style(layered({ display: 'table-header-group' }));
export const row = style(
  layered({
    breakInside: 'avoid',
    selectors: { '&[data-strong]': { fontWeight: vars.weight.semibold } },
  }),
);
export const cell = style(
  layered({
    padding: `${space[2]} ${space[4]}`,
    borderBlockEnd: `${vars.line.thin} solid ${color.border.default}`,
    textAlign: 'start',
    verticalAlign: 'top',
    // With many columns, the words break instead of running off the page.
    overflowWrap: 'anywhere',
    fontWeight: 'inherit',
  }),
);
export const head = style([
  cell,
  layered({ fontWeight: vars.weight.semibold, verticalAlign: 'bottom', borderBlockEndColor: color.text.primary }),
]);
export const number = style(layered({ textAlign: 'end' }));
