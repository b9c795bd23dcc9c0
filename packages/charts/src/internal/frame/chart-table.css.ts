import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from './layered.ts';

/** The frame's names as plain strings, so that using them imports nothing else from the frame. */
export { button, hiddenText, summary, tools } from './chart-frame.css.ts';

const { color, space, radius } = vars;

export const root = style(layered({ marginBlockStart: space[8], minInlineSize: 0 }));
export const scroller = style(
  layered({
    overflow: 'auto',
    maxBlockSize: '20rem',
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.control,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '1px' } },
    '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);
export const table = style(
  layered({
    ...textStyle('bodyDense'),
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const head = style(
  layered({
    ...textStyle('tableHead'),
    position: 'sticky',
    insetBlockStart: 0,
    background: color.surface.sunken,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: { '&[data-number]': { textAlign: 'end' } },
  }),
);
export const rowHead = style(
  layered({
    padding: `${space[4]} ${space[8]}`,
    textAlign: 'start',
    fontWeight: 400,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
);
export const cell = style(
  layered({
    padding: `${space[4]} ${space[8]}`,
    textAlign: 'end',
    borderBlockStart: `1px solid ${color.border.subtle}`,
    selectors: { '&[data-state="missing"], &[data-state="withheld"]': { color: color.text.muted } },
  }),
);
