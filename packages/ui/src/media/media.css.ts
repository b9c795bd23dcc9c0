import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

const { color, space } = vars;

/**
 * Controls that don't fit on one line wrap. A video has so many buttons that its seek bar then gets most of the first
 * line.
 */
export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[4],
    minInlineSize: 0,
    padding: space[4],
    color: color.text.primary,
  }),
);
export const seek = style(
  layered({
    flex: 1,
    minInlineSize: '3rem',
    paddingInline: space[8],
    '@container': {
      '(max-width: 20rem)': {
        selectors: { '[data-component="VideoPlayer.Controls"] > &': { flexBasis: 'calc(100% - 7rem)' } },
      },
    },
  }),
);
export const volume = style(
  layered({
    flex: 'none',
    inlineSize: '6rem',
    paddingInline: space[4],
    '@container': { '(max-width: 36rem)': { display: 'none' } },
  }),
);
export const time = style(
  layered({
    ...textStyle('labelDense'),
    flex: 'none',
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
export const duration = style(layered({ '@container': { '(max-width: 24rem)': { display: 'none' } } }));
export const rate = style(layered({ fontVariantNumeric: 'tabular-nums' }));
export const transcript = style(
  layered({
    ...textStyle('body'),
    borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
    paddingBlock: space[8],
    paddingInline: space[12],
    color: color.text.primary,
  }),
);
export const summary = style(
  layered({
    ...textStyle('label'),
    cursor: 'pointer',
    color: color.text.secondary,
    minBlockSize: space[24],
    borderRadius: vars.radius.badge,
  }),
);
export const words = style(layered({ maxInlineSize: '70ch', paddingBlockStart: space[8], overflowWrap: 'anywhere' }));
