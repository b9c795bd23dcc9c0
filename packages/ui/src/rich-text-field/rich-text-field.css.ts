import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { focusEdge } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, space } = vars;

export const root = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `${vars.line.thin} solid ${vars.field.edge}`,
    borderRadius: vars.radius.control,
    background: vars.field.surface,
    transition: transition(['border-color', 'box-shadow']),
    selectors: {
      '&:has([contenteditable]:focus-visible)': focusEdge,
      '&[data-invalid]': { borderColor: color.danger.text },
      '&[data-disabled]': { background: color.surface.sunken, color: color.text.disabled },
      '&[data-readonly]': { background: 'transparent', borderStyle: 'dashed' },
    },
    '@media': {
      [forcedColors]: { selectors: { '&:has([contenteditable]:focus-visible)': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    padding: space[4],
    minBlockSize: `calc(${vars.density.controlSm} + 2 * ${space[4]})`,
    borderBlockEnd: `${vars.line.thin} solid ${color.border.default}`,
    '@media': {
      // Two lines of large buttons on a phone.
      [touch]: { minBlockSize: `calc(44px + 2 * ${space[4]})` },
    },
  }),
);
export const tool = style(
  layered({
    selectors: {
      '&[aria-pressed="true"]': { background: color.surface.selected, color: color.text.primary },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const gap = style(layered({ inlineSize: space[8] }));
export const input = style(
  layered({
    paddingBlock: space[8],
    paddingInline: space[12],
    minBlockSize: '8rem',
    maxBlockSize: '32rem',
    overflowY: 'auto',
    maxInlineSize: 'none',
    cursor: 'text',
    // Smaller text makes some phones zoom in.
    '@media': { [touch]: { ...textStyle('bodyLg') } },
  }),
);
/** What ProseMirror needs of its element. */
export const editable = style(
  layered({ outline: 'none', whiteSpace: 'break-spaces', fontVariantLigatures: 'none', minBlockSize: '6rem' }),
);
export const panel = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[8],
    padding: space[8],
    borderBlockEnd: `${vars.line.thin} solid ${color.border.default}`,
  }),
);
export const address = style(layered({ flex: '1 1 16rem' }));
export const problem = style(
  layered({ ...textStyle('bodyDense'), margin: 0, padding: space[8], color: color.danger.text }),
);

globalStyle(
  `${editable} .ProseMirror-selectednode`,
  layered({ outline: `2px solid ${color.focus.ring}`, outlineOffset: '2px' }),
);
globalStyle(`${editable} > :first-child`, layered({ marginBlockStart: 0 }));
globalStyle(`${editable} strong`, layered({ fontWeight: vars.weight.semibold }));
