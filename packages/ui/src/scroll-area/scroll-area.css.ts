import { vars } from '@roadside/tokens/theme';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, transition } from '../internal/motion.ts';

const { color } = vars;

const length = () => createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
/** Length of the fade at each edge of the scrolled content. */
const [blockStartFade, blockEndFade, leftFade, rightFade] = [length(), length(), length(), length()];
const depth = '20px';
/** Firefox supports a registered property's initial value only since 128. */
const set = (length: string) => fallbackVar(length, '0px');
const fades = (from: string, near: string, far: string) =>
  `linear-gradient(${from}, transparent, #000 ${set(near)}, #000 calc(100% - ${set(far)}), transparent)`;

export const root = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    maxBlockSize: 'var(--ui-scroll-area-max-block-size, 100%)',
    overflow: 'hidden',
    '@media': { print: { display: 'block', maxBlockSize: 'none', overflow: 'visible' } },
  }),
);
/** Paper doesn't scroll. */
const onPaper = { '@media': { print: { overflow: 'visible' } } } as const;
export const viewport = recipe({
  base: layered({
    flex: 'auto',
    minBlockSize: 0,
    minInlineSize: 0,
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.border.control} transparent`,
    borderRadius: vars.radius.badge,
    // A mask instead of a shadow works on any background.
    maskImage: `${fades('to bottom', blockStartFade, blockEndFade)}, ${fades('to right', leftFade, rightFade)}`,
    maskComposite: 'intersect',
    transition: transition(
      [blockStartFade, blockEndFade, leftFade, rightFade].map((each) => each.slice(4, -1)),
      'quick',
    ),
    selectors: {
      '[data-more-block-start] > &': { vars: { [blockStartFade]: depth } },
      '[data-more-block-end] > &': { vars: { [blockEndFade]: depth } },
      '[data-more-inline-start] > &': { vars: { [leftFade]: depth } },
      '[data-more-inline-end] > &': { vars: { [rightFade]: depth } },
      '[dir="rtl"] [data-more-inline-start] > &': { vars: { [leftFade]: '0px', [rightFade]: depth } },
      '[dir="rtl"] [data-more-inline-end] > &': { vars: { [rightFade]: '0px', [leftFade]: depth } },
      '[dir="rtl"] [data-more-inline-start][data-more-inline-end] > &': {
        vars: { [leftFade]: depth, [rightFade]: depth },
      },
      // The focus ring is drawn on the edges, so they must not fade.
      '&:focus-visible': { ...focusRingInset, maskImage: 'none' },
    },
    '@media': {
      [forcedColors]: { scrollbarColor: 'auto', maskImage: 'none' },
      print: { maskImage: 'none' },
    },
  }),
  variants: {
    orientation: {
      vertical: layered({ overflowX: 'hidden', overflowY: 'auto', ...onPaper }),
      horizontal: layered({ overflowX: 'auto', overflowY: 'hidden', ...onPaper }),
      both: layered({ overflow: 'auto', ...onPaper }),
    },
  },
});

const edge = (data: string, at: object, line: object) =>
  style(
    layered({
      display: 'none',
      position: 'absolute',
      pointerEvents: 'none',
      ...at,
      '@media': { [forcedColors]: { selectors: { [`[data-more-${data}] > &`]: { display: 'block', ...line } } } },
    }),
  );
const line = '1px solid CanvasText';
/** With forced colors, a line marks each edge with more content beyond it. */
export const blockStart = edge('block-start', { insetInline: 0, insetBlockStart: 0 }, { borderBlockStart: line });
export const blockEnd = edge('block-end', { insetInline: 0, insetBlockEnd: 0 }, { borderBlockEnd: line });
export const inlineStart = edge('inline-start', { insetBlock: 0, insetInlineStart: 0 }, { borderInlineStart: line });
export const inlineEnd = edge('inline-end', { insetBlock: 0, insetInlineEnd: 0 }, { borderInlineEnd: line });
