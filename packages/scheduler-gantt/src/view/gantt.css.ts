import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import * as v from './style/gantt-vars.css.ts';
import { layered, print, touch } from './style/layered.ts';

const { color, space, density, radius } = vars;

export const root = style(
  layered({
    vars: { [v.row]: `var(--gantt-row-size, ${density.lane})`, [v.side]: 'var(--gantt-side-size, 12.5rem)' },
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 0,
    minInlineSize: 0,
    color: color.text.primary,
    background: color.surface.base,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [touch]: { vars: { [v.row]: 'var(--gantt-row-size, 44px)' } },
      [print]: { display: 'block', blockSize: 'auto' },
    },
  }),
);

/** Above the schedule: search, and on phones the switch between list and chart. */
export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    padding: space[8],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': { [print]: { display: 'none' } },
  }),
);

const size = { blockSize: density.control, '@media': { [touch]: { blockSize: '44px' } } };

export const search = style(
  layered({
    ...textStyle('body'),
    ...size,
    flex: '1 1 8rem',
    maxInlineSize: '18rem',
    minInlineSize: '8rem',
    paddingInline: space[8],
    color: color.text.primary,
    background: vars.field.surface,
    border: `1px solid ${vars.field.edge}`,
    borderRadius: radius.control,
  }),
);

export const viewSwitch = style(layered({ display: 'flex', marginInlineStart: 'auto' }));

export const viewButton = style(
  layered({
    ...textStyle('labelDense'),
    ...size,
    paddingInline: space[12],
    color: color.text.secondary,
    background: color.surface.base,
    border: `1px solid ${color.border.control}`,
    selectors: {
      '& + &': { borderInlineStartWidth: 0 },
      '&[aria-pressed="true"]': { color: color.text.primary, background: color.surface.selected },
    },
  }),
);

/** Below the schedule: conflicts in words, then the legend for colors and letters. */
export const foot = style(
  layered({
    ...textStyle('micro'),
    flex: 'none',
    color: color.text.secondary,
    background: color.surface.base,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@media': { [print]: { display: 'none' } },
  }),
);

export const conflicts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[2]} ${space[16]}`,
    padding: `${space[6]} ${space[12]} 0`,
    '@media': { '(min-width: 641px)': { flexWrap: 'nowrap', overflow: 'hidden', whiteSpace: 'nowrap' } },
  }),
);

export const conflictCount = style(
  layered({
    flex: 'none',
    color: color.danger.text,
    selectors: { '&[data-none]': { color: color.text.muted, fontWeight: vars.weight.regular } },
  }),
);

export const conflictReason = style(
  layered({
    ...textStyle('micro'),
    padding: 0,
    border: 0,
    textAlign: 'start',
    color: color.text.primary,
    background: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[16]}`,
    margin: 0,
    padding: `${space[6]} ${space[12]}`,
    listStyle: 'none',
  }),
);

export const legendItem = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space[6] }));

/** The line of worked times. */
export const workedSwatch = style(
  layered({ flex: 'none', inlineSize: '20px', blockSize: '3px', background: color.text.secondary }),
);

export const swatch = style(
  layered({
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: '20px',
    blockSize: '14px',
    border: '1px solid',
    borderRadius: radius.bar,
    backgroundSize: '10px 10px',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    selectors: { '&&': { outline: 'none' } },
  }),
);
