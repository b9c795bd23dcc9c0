import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, reducedMotion, touch, transition } from '../internal/motion.ts';

const { color, space } = vars;
const long = createVar();
const tall = createVar();
const gap = '2px';
const sized = (inline: string, block: string) => layered({ vars: { [long]: inline, [tall]: block } });

export const root = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[8],
    minBlockSize: space[24],
    paddingBlock: space[2],
    color: color.text.primary,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'default' } },
    '@media': { [touch]: { minBlockSize: '44px', alignItems: 'center' } },
  }),
  variants: {
    size: {
      sm: [layered(textStyle('bodyDense')), sized('28px', '16px')],
      md: [layered(textStyle('body')), sized('34px', '20px')],
      lg: [layered(textStyle('bodyLg')), sized('42px', '24px')],
    },
  },
});

export const input = style(
  layered({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    margin: 0,
    inlineSize: long,
    blockSize: tall,
    border: `${vars.line.thin} solid ${vars.field.edge}`,
    borderRadius: vars.radius.full,
    background: color.surface.sunken,
    cursor: 'inherit',
    transition: transition(['background-color', 'border-color'], 'quick'),
    selectors: {
      // The thumb: a filled disc when on, a quiet one when off, so the state does not depend on color or position
      // alone.
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: gap,
        insetInlineStart: gap,
        aspectRatio: '1',
        borderRadius: vars.radius.full,
        background: vars.field.edge,
        transition: transition(['transform', 'background-color'], 'quick'),
      },
      // Even without a label, the target is 24 px.
      '&::after': { content: '', position: 'absolute', insetInline: '-1px', insetBlock: `calc((${tall} - 26px) / 2)` },
      '&:checked': { background: color.text.primary, borderColor: color.text.primary },
      '&:checked::before': { background: color.surface.base, transform: `translateX(calc(${long} - ${tall}))` },
      '[dir="rtl"] &:checked::before': { transform: `translateX(calc(${tall} - ${long}))` },
      '&:focus-visible': focusRing,
      '[data-invalid] > &': { borderColor: color.danger.text, boxShadow: `inset 0 0 0 1px ${color.danger.text}` },
      '&:disabled': { borderColor: color.border.default, background: color.surface.sunken },
      '&:disabled::before': { background: color.text.disabled },
      '&:disabled:checked': { background: color.text.disabled, borderColor: color.text.disabled },
      '&:disabled:checked::before': { background: color.surface.base },
    },
    '@media': {
      [touch]: { selectors: { '&::after': { insetBlock: `calc((${tall} - 46px) / 2)` } } },
      [reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
      [forcedColors]: {
        selectors: {
          '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
          '&:checked': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::before': { background: 'HighlightText' },
          '&:disabled::before': { background: 'GrayText' },
        },
      },
    },
  }),
);

export const words = style(
  layered({
    minInlineSize: 0,
    paddingBlock: `max(0px, calc((${tall} - 1lh) / 2))`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const description = style(
  layered({
    ...textStyle('bodyDense'),
    display: 'block',
    color: color.text.secondary,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);
