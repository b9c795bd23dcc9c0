import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, transition } from '../internal/motion.ts';

const { color, space } = vars;

export const root = style(layered({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 }));

export const zone = recipe({
  base: layered({
    ...textStyle('body'),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    border: `1.5px dashed ${vars.field.edge}`,
    borderRadius: vars.radius.tile,
    background: color.surface.raised,
    color: color.text.secondary,
    textAlign: 'center',
    cursor: 'pointer',
    transition: transition(['border-color', 'background-color']),
    selectors: {
      '&:hover:not([data-disabled])': { borderColor: color.text.muted, background: color.surface.hover },
      '&:has(:focus-visible)': focusRing,
      // Files are being dragged over it: this is the drop target.
      '&[data-over]': {
        borderStyle: 'solid',
        borderColor: color.text.primary,
        background: color.surface.selected,
        color: color.text.primary,
      },
      '&[data-invalid]': { borderColor: color.danger.text },
      '&[data-disabled]': {
        borderColor: color.border.default,
        background: color.surface.sunken,
        color: color.text.muted,
        cursor: 'default',
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-over]': { borderColor: 'Highlight', borderWidth: '2px' } } } },
  }),
  variants: {
    size: {
      sm: layered({
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: space[12],
        padding: `${space[8]} ${space[12]}`,
      }),
      md: layered({ padding: space[20] }),
      lg: layered({ padding: space[40] }),
    },
  },
});
/** The native input covers the whole zone, so clicks, keys and dropped files all reach it. */
export const input = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
    selectors: { '&::file-selector-button': { cursor: 'inherit' } },
  }),
);
export const icon = style(
  layered({ color: color.text.muted, selectors: { '[data-disabled] &': { color: 'inherit' } } }),
);
export const choose = style(
  layered({
    fontWeight: vars.weight.medium,
    color: color.text.primary,
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    selectors: { '[data-disabled] &': { color: 'inherit', textDecoration: 'none' } },
  }),
);
export const hint = style(
  layered({
    ...textStyle('bodyDense'),
    color: color.text.muted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);

export const problems = style(
  layered({
    ...textStyle('bodyDense'),
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.danger.text,
    fontWeight: vars.weight.medium,
  }),
);
export const problem = style(layered({ display: 'flex', gap: space[6], overflowWrap: 'anywhere' }));

export const list = style(
  layered({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
);
export const file = style(
  layered({
    ...textStyle('body'),
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[4]} ${space[8]}`,
    paddingBlock: space[6],
    selectors: { '& + &': { borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}` } },
  }),
);
export const stage = recipe({
  base: layered({ flex: 'none' }),
  variants: {
    stage: {
      waiting: layered({ color: color.text.muted }),
      sending: layered({ color: color.text.muted }),
      done: layered({ color: color.success.text }),
      failed: layered({ color: color.danger.text }),
    },
  },
});
export const words = style(layered({ minInlineSize: 0 }));
export const name = style(layered({ display: 'block', ...clippedText(), whiteSpace: 'nowrap' }));
export const facts = style(
  layered({
    ...textStyle('labelDense'),
    fontWeight: vars.weight.regular,
    display: 'block',
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-stage="failed"] &': { color: color.danger.text } },
  }),
);
export const buttons = style(layered({ display: 'flex', gap: space[4] }));
