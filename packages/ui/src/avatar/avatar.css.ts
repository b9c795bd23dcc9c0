import { vars } from '@roadside/tokens/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { forcedColors } from '../internal/motion.ts';

const { color } = vars;

export const root = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    borderRadius: vars.radius.full,
    verticalAlign: 'middle',
  }),
  variants: {
    size: {
      sm: layered({ inlineSize: '24px', blockSize: '24px', fontSize: '11px' }),
      md: layered({ inlineSize: '32px', blockSize: '32px', fontSize: '12px' }),
      lg: layered({ inlineSize: '48px', blockSize: '48px', fontSize: '17px' }),
    },
  },
});
export const face = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: 'inherit',
    border: `${vars.line.thin} solid ${color.border.default}`,
    background: color.surface.sunken,
    color: color.text.secondary,
    fontWeight: vars.weight.semibold,
    fontStretch: '88%',
    lineHeight: 1,
    userSelect: 'none',
  }),
);
export const image = style(
  layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', borderRadius: 'inherit' }),
);

const dot = layered({
  position: 'absolute',
  insetBlockEnd: '-2px',
  insetInlineEnd: '-2px',
  inlineSize: '11px',
  blockSize: '11px',
  border: `2px solid ${color.surface.raised}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
/** Each state has its own shape: a disc, a square or a ring. */
export const duty = styleVariants({
  on: [dot, layered({ borderRadius: '50%', background: color.success.solid })],
  busy: [dot, layered({ borderRadius: '3px', background: color.text.primary })],
  off: [
    dot,
    layered({
      borderRadius: '50%',
      background: color.surface.raised,
      boxShadow: `inset 0 0 0 2px ${color.text.muted}`,
    }),
  ],
});
