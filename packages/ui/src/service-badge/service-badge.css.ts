import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { forcedColors } from '../internal/motion.ts';

const { service } = vars.color;
const edge = createVar();
const paint = ({ fill, edge: border, text }: { fill: string; edge: string; text: string }) =>
  layered({ vars: { [edge]: border }, background: fill, borderColor: border, color: text });

export const root = recipe({
  base: layered({
    ...textStyle('bar'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    maxInlineSize: '100%',
    minBlockSize: '22px',
    paddingInline: vars.space[6],
    border: '1px solid transparent',
    borderRadius: vars.radius.bar,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    service: {
      tow: paint(service.tow),
      battery: paint(service.battery),
      light: paint(service.light),
      multiple: [paint(service.multiple), layered({ paddingInlineStart: vars.space[12] })],
      none: [paint(service.none), layered({ borderStyle: 'dashed' })],
      unavailable: [
        paint(service.unavailable),
        layered({
          backgroundImage: `repeating-linear-gradient(45deg, transparent 0 5px, color-mix(in srgb, ${edge} 38%, transparent) 5px 7px)`,
          selectors: {
            '[dir="rtl"] &': {
              backgroundImage: `repeating-linear-gradient(-45deg, transparent 0 5px, color-mix(in srgb, ${edge} 38%, transparent) 5px 7px)`,
            },
          },
        }),
      ],
    },
  },
});

/** A badge for several services shows them as a split leading edge. */
export const members = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '6px',
    display: 'flex',
    flexDirection: 'column',
  }),
);
const member = layered({ flex: 1 });
export const memberPaint = styleVariants({
  tow: [member, layered({ background: service.tow.fill })],
  battery: [member, layered({ background: service.battery.fill })],
  light: [member, layered({ background: service.light.fill })],
});
export const words = style(layered(clippedText()));
