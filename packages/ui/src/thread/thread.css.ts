import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, space } = vars;

export const root = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    blockSize: '100%',
    containerType: 'inline-size',
    '@media': { print: { display: 'block', blockSize: 'auto', containerType: 'normal' } },
  }),
);
export const log = style(
  layered({
    position: 'relative',
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The component keeps the scroll position itself, so that it works in every browser.
    overflowAnchor: 'none',
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': focusRingInset },
    '@media': { [forcedColors]: { scrollbarColor: 'auto' }, print: { overflow: 'visible' } },
  }),
);
export const content = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100%',
    justifyContent: 'end',
    paddingBlock: space[12],
    paddingInline: space[12],
  }),
);
export const earlier = style(layered({ display: 'grid', justifyItems: 'center', paddingBlockEnd: space[12] }));
export const empty = style(
  layered({ margin: 'auto', paddingBlock: space[24], color: color.text.secondary, textAlign: 'center' }),
);

export const pause = style(
  layered({
    ...textStyle('labelDense'),
    marginBlockStart: space[16],
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  }),
);
const line = { content: '', flex: 1, borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}` } as const;
export const day = style(
  layered({
    ...textStyle('labelDense'),
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    marginBlock: space[16],
    color: color.text.secondary,
    selectors: { '&::before': line, '&::after': line, '&:first-child': { marginBlockStart: 0 } },
  }),
);
export const unread = style([
  day,
  layered({
    color: color.text.primary,
    fontWeight: vars.weight.semibold,
    selectors: {
      '&::before': { ...line, borderBlockStartColor: color.text.primary },
      '&::after': { ...line, borderBlockStartColor: color.text.primary },
    },
  }),
]);

export const message = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, auto) auto',
    justifyContent: 'start',
    columnGap: space[8],
    marginBlockStart: space[12],
    paddingBlock: '1px',
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&[data-follows]': { marginBlockStart: space[2] },
      '&[data-own]': { gridTemplateColumns: 'auto minmax(0, auto)', justifyContent: 'end' },
      '&:focus-visible': focusRingInset,
    },
  }),
);
export const face = style(layered({ gridColumn: 1, gridRow: '1 / span 3', alignSelf: 'start' }));
export const head = style(
  layered({
    ...textStyle('labelDense'),
    gridRow: 1,
    display: 'flex',
    alignItems: 'baseline',
    gap: space[8],
    minInlineSize: 0,
    marginBlockEnd: space[2],
    color: color.text.secondary,
    selectors: {
      '[data-component="Thread.Message"]:not([data-own]) > &': { gridColumn: 2 },
      '[data-own] > &': { gridColumn: 2, justifyContent: 'end' },
    },
  }),
);
export const name = style(
  layered({
    minInlineSize: 0,
    ...clippedText(),
    whiteSpace: 'nowrap',
    color: color.text.primary,
    fontWeight: vars.weight.semibold,
  }),
);
export const time = style(
  layered({ flex: 'none', fontWeight: vars.weight.regular, fontVariantNumeric: 'tabular-nums' }),
);
export const bubble = style(
  layered({
    ...textStyle('body'),
    gridRow: 2,
    gridColumn: 2,
    minInlineSize: 0,
    // Lines that can't break, such as a quote, must not make it wider than its container.
    maxInlineSize: 'min(36rem, 100%)',
    paddingBlock: space[6],
    paddingInline: space[12],
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.tile,
    background: color.surface.raised,
    color: color.text.primary,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-own] > &': { background: color.neutral.soft, borderColor: color.neutral.edge, justifySelf: 'end' },
      '[data-state="sending"] > &': { borderStyle: 'dashed' },
      '[data-state="failed"] > &': { borderColor: color.danger.text },
      '[data-removed] > &': { borderStyle: 'dashed', background: 'transparent', color: color.text.secondary },
    },
  }),
);
export const body = style(layered({ whiteSpace: 'pre-wrap' }));
export const quote = style(
  layered({
    ...textStyle('bodyDense'),
    marginBlockEnd: space[6],
    paddingInlineStart: space[8],
    borderInlineStart: `2px solid ${color.border.control}`,
    color: color.text.secondary,
    ...clippedText(),
    whiteSpace: 'nowrap',
  }),
);
export const quoteName = style(layered({ fontWeight: vars.weight.semibold }));
export const status = style(
  layered({
    ...textStyle('labelDense'),
    gridRow: 3,
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: space[8],
    marginBlockStart: space[4],
    color: color.text.secondary,
  }),
);
export const below = style(
  layered({
    gridRow: 4,
    gridColumn: 2,
    minInlineSize: 0,
    marginBlockStart: space[4],
    selectors: { '[data-own] > &': { justifySelf: 'end' } },
  }),
);
export const failed = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space[4], color: color.danger.text }),
);
/** Shown on hover and focus. Touch screens have no hover, so there they always show. */
export const actions = style(
  layered({
    gridRow: 2,
    alignSelf: 'center',
    opacity: 0,
    transition: transition(['opacity']),
    selectors: {
      '[data-component="Thread.Message"]:not([data-own]) > &': { gridColumn: 3 },
      '[data-own] > &': { gridColumn: 1 },
      '[data-component="Thread.Message"]:hover > &, [data-component="Thread.Message"]:focus > &, &:focus-within': {
        opacity: 1,
      },
    },
    '@media': { [touch]: { opacity: 1 } },
  }),
);
export const latest = style(
  layered({
    position: 'absolute',
    insetBlockEnd: space[12],
    insetInline: 0,
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  }),
);
export const latestButton = style(layered({ pointerEvents: 'auto', boxShadow: vars.elevation.menu }));
