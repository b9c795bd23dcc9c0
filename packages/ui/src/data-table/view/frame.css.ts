import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { focusRing } from '../../internal/focus-ring.ts';
import { touch } from '../../internal/motion.ts';
import { compact } from './grid.css.ts';

const { color, density, space } = vars;

/** The toolbar: the caller's controls first, the table's last. */
export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[6]} ${space[8]}`,
    paddingBlockEnd: space[8],
    '@media': { print: { display: 'none' } },
  }),
);
/** The bulk bar, as tall as the toolbar it replaces. */
export const bulk = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: space[32],
    marginBlockEnd: space[8],
    paddingInline: space[8],
    borderRadius: vars.radius.badge,
    background: color.surface.selected,
    '@media': { print: { display: 'none' } },
  }),
);
export const bulkCount = style(
  layered({ ...textStyle('label'), color: color.text.primary, fontVariantNumeric: 'tabular-nums' }),
);
export const clear = style(layered({ marginInlineStart: 'auto' }));
/** The notice between toolbar and rows. */
export const notice = style(layered({ paddingBlockEnd: space[8] }));
export const more = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    '@media': { print: { display: 'none' } },
  }),
);
export const own = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], marginInlineStart: 'auto' }),
);
/** Phones hide most headers, so sorting has its own button. */
export const onlyCompact = style(layered({ display: 'none', '@container': { [compact]: { display: 'inline-flex' } } }));

/** Filter and group chips. */
export const chips = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[6],
    margin: 0,
    padding: `0 0 ${space[8]}`,
    listStyle: 'none',
  }),
);
export const chip = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'stretch',
    maxInlineSize: '100%',
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.badge,
    background: color.surface.sunken,
    color: color.text.primary,
  }),
);
const chipPart = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space[24],
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.badge,
} as const;
export const chipWords = style(
  layered({
    ...chipPart,
    minInlineSize: 0,
    paddingInline: `${space[8]} ${space[4]}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '&:is(button):hover': { background: color.surface.hover },
      '&:is(span)': { cursor: 'default' },
      '&:focus-visible': focusRing,
    },
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
);
export const chipClose = style(
  layered({
    ...chipPart,
    flex: 'none',
    justifyContent: 'center',
    inlineSize: space[24],
    color: color.text.secondary,
    selectors: {
      '&:hover': { color: color.text.primary, background: color.surface.hover },
      '&:focus-visible': focusRing,
    },
    '@media': { [touch]: { inlineSize: '44px', minBlockSize: '44px' }, print: { display: 'none' } },
  }),
);

/** The footer. */
export const foot = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[16]}`,
    minBlockSize: density.row,
    paddingBlockStart: space[4],
    color: color.text.secondary,
    fontWeight: vars.weight.regular,
  }),
);
export const footEnd = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    marginInlineStart: 'auto',
    '@media': { print: { display: 'none' } },
  }),
);
export const pages = style(layered({ display: 'flex', alignItems: 'center', gap: space[2] }));
export const perPage = style(layered({ display: 'flex', alignItems: 'center', gap: space[6] }));
export const select = style(
  layered({
    minBlockSize: density.controlSm,
    paddingInline: space[4],
    border: `${vars.line.thin} solid ${vars.field.edge}`,
    borderRadius: vars.radius.control,
    background: vars.field.surface,
    color: color.text.primary,
    font: 'inherit',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
);
