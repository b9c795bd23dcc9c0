import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, space } = vars;
const face = createVar();
/** Earlier faces overlap later ones, so the duty mark at their end stays visible. */
export const height = createVar();
const sized = (edge: string) => layered({ vars: { [face]: edge } });

export const root = recipe({
  base: layered({ display: 'inline-flex', alignItems: 'center', listStyle: 'none', isolation: 'isolate' }),
  variants: { size: { sm: sized('24px'), md: sized('32px'), lg: sized('48px') } },
});
export const item = style(
  layered({
    position: 'relative',
    zIndex: height,
    display: 'flex',
    borderRadius: vars.radius.full,
    background: `var(--ui-avatar-stack-surface, ${color.surface.raised})`,
    boxShadow: `0 0 0 2px var(--ui-avatar-stack-surface, ${color.surface.raised})`,
    selectors: {
      '& + &': { marginInlineStart: `calc(${face} * -0.16)` },
      '&:has(:focus-visible)': { zIndex: 100 },
    },
    '@media': { [forcedColors]: { background: 'Canvas' } },
  }),
);
export const more = style(
  layered({
    ...textStyle('labelDense'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: face,
    blockSize: face,
    paddingInline: space[4],
    border: `${vars.line.thin} solid ${color.border.control}`,
    borderRadius: vars.radius.full,
    background: color.surface.raised,
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: transition(['background-color', 'color']),
    selectors: {
      '&:hover, &[data-state="open"]': { background: color.surface.hover, color: color.text.primary },
      '&:focus-visible': focusRing,
      '&::after': { content: '', position: 'absolute', inset: 0 },
    },
    '@media': { [touch]: { selectors: { '&::after': { inset: `min(0px, calc((${face} - 44px) / 2))` } } } },
  }),
);
export const people = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    listStyle: 'none',
    margin: 0,
    maxBlockSize: '16rem',
    overflowY: 'auto',
    padding: space[2],
  }),
);
export const person = style(
  layered({
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
