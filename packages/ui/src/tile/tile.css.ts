import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { goalColors } from '../internal/goal.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, transition } from '../internal/motion.ts';

const { color, space } = vars;
const edge = (status: keyof typeof goalColors) =>
  layered({
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: vars.tile.goalEdge,
        background: goalColors[status].edge,
      },
    },
    '@media': {
      [forcedColors]: { selectors: { '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
    },
  });

export const root = recipe({
  base: layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    minInlineSize: 0,
    padding: space[16],
    overflow: 'hidden',
    border: `${vars.line.thin} solid ${vars.tile.edge}`,
    borderRadius: vars.radius.tile,
    background: vars.tile.surface,
    containerType: 'inline-size',
    transition: transition(['border-color']),
    selectors: {
      '&[data-interactive]:hover': { borderColor: color.border.control },
      '&:has([data-tile-link]:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '2px' },
    },
  }),
  variants: { goal: { green: edge('green'), yellow: edge('yellow'), red: edge('red'), none: {} } },
});

export const header = style(
  layered({ display: 'flex', alignItems: 'flex-start', gap: space[8], minBlockSize: space[24] }),
);
export const heading = style(layered({ flex: 1, minInlineSize: 0 }));
export const title = style(
  layered({
    ...textStyle('label'),
    fontWeight: vars.weight.semibold,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  }),
);
export const description = style(
  layered({
    ...textStyle('labelDense'),
    fontWeight: vars.weight.regular,
    color: color.text.muted,
    marginBlockStart: space[2],
  }),
);

/** Subdued until the tile is hovered or focused; always visible on touch screens. */
export const actions = style(
  layered({
    display: 'flex',
    gap: space[4],
    marginBlock: `calc(${space[4]} * -1)`,
    marginInlineEnd: `calc(${space[6]} * -1)`,
    '@media': {
      '(hover: hover)': {
        opacity: 0,
        transition: transition(['opacity']),
        selectors: {
          '[data-component="Tile.Root"]:is(:hover, :focus-within, :has([data-state="open"])) &': { opacity: 1 },
        },
      },
    },
  }),
);
export const body = style(
  layered({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' }),
);
export const footer = style(
  layered({
    ...textStyle('micro'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[2]} ${space[12]}`,
    color: color.text.muted,
  }),
);

/** Makes the whole tile the target of its title's link, without nesting interactive elements. */
export const link = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
);
