import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { forcedColors, layered } from '../style/layered.ts';

const { color, space, radius } = vars;
const phone = '(max-width: 640px)';

export const holder = style(layered({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto' }));
export const table = style(
  layered({ inlineSize: '100%', blockSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }),
);
export const caption = style(
  layered({ ...textStyle('titleSm'), textAlign: 'start', padding: `${space[8]} ${space[12]}` }),
);
export const weekday = style(
  layered({
    ...textStyle('tableHead'),
    blockSize: '1.75rem',
    paddingInline: space[8],
    textAlign: 'start',
    color: color.text.secondary,
    borderBlockEnd: `1px solid ${color.border.control}`,
  }),
);
export const cell = style(
  layered({
    padding: 0,
    blockSize: '6.5rem',
    verticalAlign: 'top',
    border: `1px solid ${color.border.subtle}`,
    selectors: {
      '&:empty': { background: color.surface.sunken },
      '&[data-today]': { boxShadow: `inset 0 2px 0 ${color.action.fill}`, background: color.surface.selected },
    },
    '@media': { [phone]: { blockSize: '5.5rem' } },
  }),
);
export const day = style(
  layered({
    ...textStyle('bodyDense'),
    display: 'grid',
    gridTemplateColumns: '100%',
    gridTemplateRows: 'auto auto 1fr auto',
    gap: space[2],
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: '100%',
    padding: space[8],
    textAlign: 'start',
    color: color.text.primary,
    background: 'none',
    border: 0,
    selectors: {
      'button&:hover': { background: color.surface.hover },
      'button&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': { [phone]: { ...textStyle('micro'), padding: space[2] } },
  }),
);
export const date = style(layered({ ...textStyle('label') }));
export const people = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[6],
    color: color.text.secondary,
  }),
);
export const minor = style(layered({ color: color.text.muted, '@media': { [phone]: { display: 'none' } } }));
export const gaps = style(
  layered({ inlineSize: '100%', blockSize: '100%', minBlockSize: '14px', maxBlockSize: '40px', alignSelf: 'end' }),
);
export const scheduled = style(
  layered({ fill: color.border.default, '@media': { [forcedColors]: { fill: 'GrayText' } } }),
);
export const missing = style(
  layered({ fill: color.danger.solid, '@media': { [forcedColors]: { fill: 'CanvasText' } } }),
);
export const state = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[8]}`, color: color.text.muted }),
);
export const short = style(
  layered({
    selectors: { '&[data-short]': { color: color.danger.text, fontWeight: vars.weight.semibold } },
  }),
);
export const open = style(
  layered({
    paddingInline: space[4],
    color: color.text.secondary,
    border: `1px dashed ${color.border.control}`,
    borderRadius: radius.bar,
    '@media': { [phone]: { paddingInline: 0, borderColor: 'transparent' } },
  }),
);
export const conflict = style(layered({ color: color.danger.text }));
