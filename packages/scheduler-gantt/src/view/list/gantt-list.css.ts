import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered, print } from '../style/layered.ts';

const { color, space, radius } = vars;

export const list = style(
  layered({
    ...textStyle('body'),
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: color.surface.base,
    '@media': { [print]: { display: 'none' } },
  }),
);
export const days = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    gap: space[4],
    padding: space[8],
    overflowX: 'auto',
    background: color.surface.base,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  }),
);
export const day = style(
  layered({
    ...textStyle('labelDense'),
    flex: 'none',
    minBlockSize: '44px',
    paddingInline: space[12],
    color: color.text.secondary,
    background: 'none',
    border: '1px solid transparent',
    borderRadius: radius.control,
    selectors: {
      '&[aria-pressed="true"]': {
        color: color.text.primary,
        background: color.surface.selected,
        borderColor: color.border.control,
      },
    },
  }),
);
export const dayGap = style(layered({ ...textStyle('micro'), display: 'block', color: color.danger.text }));
export const dayTitle = style(layered({ ...textStyle('titleSm'), padding: `${space[12]} ${space[12]} 0` }));
export const coverage = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minBlockSize: '44px',
    paddingInline: space[12],
    color: color.text.secondary,
    selectors: { '&[data-short]': { color: color.danger.text } },
  }),
);
export const fix = style(
  layered({
    ...textStyle('label'),
    minBlockSize: '44px',
    paddingInline: space[12],
    color: color.text.primary,
    background: color.surface.raised,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.control,
  }),
);
export const group = style(
  layered({
    ...textStyle('label'),
    display: 'block',
    inlineSize: '100%',
    minBlockSize: '44px',
    marginBlockStart: space[8],
    paddingInline: space[12],
    textAlign: 'start',
    color: color.text.secondary,
    background: color.surface.sunken,
    border: 0,
    selectors: {
      '&::before': { content: '"▾"', display: 'inline-block', inlineSize: '1.25em' },
      '&[aria-expanded="false"]::before': { content: '"▸"' },
    },
  }),
);
export const driver = style(
  layered({
    padding: `${space[8]} ${space[12]}`,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 108px',
  }),
);
export const driverHead = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[8], minBlockSize: '44px' }),
);
export const driverName = style(
  layered({ ...textStyle('label'), ...clippedText(), flex: '1 1 auto', minInlineSize: 0 }),
);
export const detail = style(layered({ ...textStyle('micro'), color: color.text.muted }));
export const hours = style(layered({ ...textStyle('labelDense'), color: color.text.secondary }));
export const add = style(
  layered({
    ...textStyle('titleSm'),
    inlineSize: '44px',
    blockSize: '44px',
    color: color.text.secondary,
    background: 'none',
    border: 0,
    borderRadius: radius.control,
  }),
);
export const off = style(layered({ ...textStyle('bodyDense'), color: color.text.secondary, marginBlockEnd: space[6] }));
export const none = style(layered({ ...textStyle('bodyDense'), color: color.text.muted }));
export const shifts = style(layered({ display: 'grid', gap: space[6], padding: 0, margin: 0, listStyle: 'none' }));
export const shift = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '28px 1fr auto',
    columnGap: space[8],
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: '52px',
    padding: `${space[6]} ${space[8]}`,
    textAlign: 'start',
    color: color.text.primary,
    background: color.surface.raised,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.tile,
    selectors: {
      // As in the chart: an open shift is hollow with a dashed edge, a draft has a dashed bottom.
      '&[data-draft]': { borderBlockEnd: `3px dashed ${color.border.control}` },
      '&[data-unfilled]': { background: 'none', border: `2px dashed ${color.border.control}` },
    },
  }),
);
export const swatch = style(
  layered({
    gridRow: '1 / 3',
    inlineSize: '28px',
    blockSize: '100%',
    minBlockSize: '36px',
    border: '1px solid',
    borderRadius: radius.bar,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'center',
    backgroundSize: '16px 16px',
  }),
);
export const time = style(layered({ ...textStyle('label'), gridColumn: 2 }));
export const service = style(
  layered({ ...textStyle('bodyDense'), gridColumn: 2, gridRow: 2, color: color.text.secondary }),
);
export const length = style(
  layered({ ...textStyle('labelDense'), gridColumn: 3, gridRow: '1 / 3', color: color.text.secondary }),
);
export const reason = style(layered({ ...textStyle('bodyDense'), gridColumn: '2 / -1', color: color.danger.text }));
export const note = style(layered({ ...textStyle('bodyDense'), gridColumn: '2 / -1', color: color.text.secondary }));
export const more = style(
  layered({
    ...textStyle('label'),
    display: 'block',
    minBlockSize: '44px',
    margin: `${space[12]} auto`,
    paddingInline: space[16],
    color: color.text.primary,
    background: color.surface.raised,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.control,
  }),
);

/** Selects the driver for bulk actions. */
export const check = style(layered({ flex: 'none', inlineSize: '20px', blockSize: '20px', margin: '0 4px 0 0' }));
