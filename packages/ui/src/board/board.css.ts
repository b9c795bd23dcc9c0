import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, reducedMotion, touch, transition } from '../internal/motion.ts';

const { color, space } = vars;
/** Width of the drag preview, same as the card it was taken from. */
export const ghostSize = createVar();

export const root = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    gap: space[12],
    minInlineSize: 0,
    blockSize: '100%',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    paddingBlockEnd: space[4],
    selectors: { '&[data-carrying]': { userSelect: 'none' }, '&:focus-visible': focusRingInset },
    // Paper doesn't scroll: lists that don't fit beside each other go below.
    '@media': { print: { flexWrap: 'wrap', blockSize: 'auto', overflow: 'visible' } },
  }),
);
export const list = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    inlineSize: 'var(--ui-board-list-size, 17rem)',
    minBlockSize: '6rem',
    border: `${vars.line.thin} solid ${color.border.subtle}`,
    borderRadius: vars.radius.tile,
    background: color.surface.sunken,
    transition: transition(['border-color']),
    selectors: {
      '&[data-target]': { borderColor: color.border.control },
      '&[data-refused]': { borderStyle: 'dashed', borderColor: color.border.default },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-target]': { borderColor: 'Highlight' }, '&[data-refused]': { borderColor: 'GrayText' } },
      },
    },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[8],
    paddingBlock: space[8],
    paddingInline: space[12],
  }),
);
export const title = style(
  layered({
    ...textStyle('label'),
    minInlineSize: 0,
    fontWeight: vars.weight.semibold,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  }),
);
export const count = style(
  layered({
    ...textStyle('labelDense'),
    flex: 'none',
    marginInlineStart: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: color.danger.text } },
  }),
);
export const refusal = style(
  layered({
    ...textStyle('bodyDense'),
    paddingInline: space[12],
    paddingBlockEnd: space[8],
    color: color.text.secondary,
  }),
);
export const cards = style(
  layered({
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    minBlockSize: 0,
    overflowY: 'auto',
    padding: space[8],
    paddingBlockStart: space[2],
    listStyle: 'none',
    selectors: { '&:focus-visible': focusRingInset },
    '@media': { print: { overflow: 'visible' } },
  }),
);
export const empty = style(
  layered({ ...textStyle('bodyDense'), paddingBlock: space[16], color: color.text.muted, textAlign: 'center' }),
);

export const card = style(
  layered({
    ...textStyle('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[4],
    minInlineSize: 0,
    padding: space[8],
    paddingInlineStart: space[12],
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
    color: color.text.primary,
    cursor: 'grab',
    outline: 'none',
    // A moving finger scrolls and a long press picks up; neither selects text.
    touchAction: 'pan-x pan-y',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    transition: transition(['border-color', 'box-shadow']),
    selectors: {
      '&:hover': { borderColor: color.border.control },
      '&:focus-visible': focusRing,
      '&[data-disabled]': { cursor: 'default' },
      '&[data-carried="key"]': {
        borderColor: color.text.primary,
        boxShadow: `${vars.elevation.carried}, 0 0 0 2px ${color.focus.halo}`,
      },
      // The drop placeholder. The card itself follows the pointer.
      '&[data-carried="drag"]': { borderStyle: 'dashed', borderColor: color.border.control, background: 'transparent' },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[data-carried]': { borderColor: 'Highlight', borderWidth: '2px' } } },
    },
  }),
);
export const content = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    paddingBlock: space[2],
    overflowWrap: 'anywhere',
    selectors: { '[data-carried="drag"] > &': { opacity: 0.35 } },
  }),
);
export const move = style(
  layered({
    flex: 'none',
    margin: `calc(${space[4]} * -1)`,
    opacity: 0,
    transition: transition(['opacity']),
    selectors: {
      '[data-component="Board.Card"]:hover > &, [data-component="Board.Card"]:focus > &, &:focus-within, &:has([data-state="open"])':
        { opacity: 1 },
    },
    '@media': { [touch]: { opacity: 1 } },
  }),
);
/** The drag preview. It follows the pointer without easing. */
export const ghost = style([
  card,
  layered({
    position: 'fixed',
    zIndex: vars.stack.toast,
    insetBlockStart: 0,
    left: 0,
    inlineSize: ghostSize,
    pointerEvents: 'none',
    cursor: 'grabbing',
    background: color.surface.carried,
    boxShadow: vars.elevation.carried,
    rotate: '1.5deg',
    transition: 'none',
    '@media': {
      [reducedMotion]: { rotate: '0deg' },
      [forcedColors]: { borderColor: 'Highlight', background: 'Canvas' },
    },
  }),
]);
