import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { forcedColors, layered } from '../internal/frame/layered.ts';
import { valueOf } from '../internal/frame/variables.ts';

const { color, space, radius } = vars;
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;

export const casing = style(layered({ ...stroke, stroke: color.surface.raised, strokeWidth: 5 }));
export const line = style(
  layered({
    ...stroke,
    stroke: color.text.primary,
    strokeWidth: 2,
    strokeDasharray: '6 5',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const name = style(
  layered({
    ...textStyle('micro'),
    position: 'absolute',
    zIndex: 1,
    left: valueOf('at'),
    top: valueOf('across'),
    // Shifted by its own share of the width, a name near an edge stays on the map.
    transform: `translate(calc(-1 * ${valueOf('at')}), -50%)`,
    whiteSpace: 'nowrap',
    paddingInline: space[4],
    borderRadius: radius.badge,
    background: color.surface.raised,
    printColorAdjust: 'exact',
    color: color.text.primary,
    selectors: {
      '&[data-side="above"]': { marginBlockStart: '-17px', fontWeight: 600 },
      '&[data-side="below"]': { marginBlockStart: '17px', fontWeight: 600 },
    },
  }),
);
