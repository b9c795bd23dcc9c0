import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { forcedColors } from '../internal/motion.ts';

const { color, space } = vars;
const disc = '24px';

export const root = style(layered({ containerType: 'inline-size', minInlineSize: 0 }));
export const day = style(layered({ minInlineSize: 0, selectors: { '& + &': { marginBlockStart: space[16] } } }));
export const dayName = style(layered({ ...textStyle('label'), marginBlockEnd: space[8], color: color.text.secondary }));
export const list = style(layered({ listStyle: 'none', minInlineSize: 0 }));
export const item = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${disc} minmax(0, 1fr)`,
    columnGap: space[12],
    paddingBlockEnd: space[16],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: disc,
        insetBlockEnd: 0,
        insetInlineStart: `calc(${disc} / 2 - 0.5px)`,
        borderInlineStart: `${vars.line.thin} solid ${color.border.default}`,
      },
    },
  }),
);
const toned = ({ soft, text, edge }: { soft: string; text: string; edge: string }) =>
  layered({ background: soft, color: text, borderColor: edge });
export const mark = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: disc,
    blockSize: disc,
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { background: 'Canvas', borderColor: 'CanvasText', color: 'CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: layered({ background: color.surface.raised, color: color.text.secondary }),
      beacon: toned(color.beacon),
      info: toned(color.info),
      success: toned(color.success),
      danger: toned(color.danger),
    },
  },
});
/** Without an icon a small dot marks the entry. */
export const dot = style(
  layered({
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.full,
    background: 'currentColor',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);
export const words = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[12],
    minInlineSize: 0,
    paddingBlockStart: '2px',
  }),
);
export const title = style(
  layered({
    ...textStyle('body'),
    flex: '1 1 12rem',
    minInlineSize: 0,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  }),
);
export const time = style(
  layered({ ...textStyle('bodyDense'), flex: 'none', color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }),
);
export const description = style(
  layered({
    ...textStyle('bodyDense'),
    flex: '1 0 100%',
    minInlineSize: 0,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
export const more = style(layered({ marginBlockStart: space[12] }));

export const clockList = style(layered({ display: 'grid', listStyle: 'none', minInlineSize: 0 }));
export const clockItem = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '12px 4.75rem 1fr',
    alignItems: 'baseline',
    gap: space[8],
    paddingBlock: space[4],
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '5px',
      inlineSize: '2px',
      background: color.border.default,
    },
  }),
);
export const beforeSize = createVar();
export const before = style(
  layered({
    ...textStyle('labelDense'),
    vars: { [beforeSize]: 'auto' },
    gridColumn: '3',
    minBlockSize: beforeSize,
    color: color.text.muted,
  }),
);
export const clockMark = recipe({
  base: layered({
    position: 'relative',
    inlineSize: '12px',
    blockSize: '12px',
    borderRadius: vars.radius.full,
    border: `2px solid ${color.surface.raised}`,
    background: color.text.secondary,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', borderColor: 'Canvas' } },
  }),
  variants: {
    kind: {
      event: {},
      exception: layered({ background: color.beacon.solid, borderRadius: 0, rotate: '45deg' }),
      note: layered({ background: color.info.solid, scale: '0.7' }),
      due: layered({
        background: color.surface.raised,
        borderColor: color.danger.solid,
        '@media': { [forcedColors]: { background: 'Canvas', borderColor: 'CanvasText' } },
      }),
    },
  },
});
export const clockTime = style(
  layered({
    ...textStyle('body'),
    fontVariantNumeric: 'tabular-nums',
    color: color.text.secondary,
    textAlign: 'end',
  }),
);
export const clockEvent = recipe({
  base: layered({ ...textStyle('body'), display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }),
  variants: {
    kind: {
      event: {},
      exception: {},
      note: {},
      due: layered({ borderBlockEnd: `1px dashed ${color.danger.solid}` }),
    },
  },
});
export const clockDescription = style(layered({ ...textStyle('body'), color: color.text.secondary }));
