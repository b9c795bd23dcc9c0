import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

const { space } = vars;

export const root = style(layered({ minInlineSize: 0, inlineSize: '100%' }));
/** Anchors the popover to the frame of the field, above the messages. */
export const anchor = style(
  layered({ position: 'absolute', insetBlock: '-1px', insetInline: '-1px', pointerEvents: 'none' }),
);
export const content = style(
  layered({
    padding: space[12],
    inlineSize: 'max-content',
    maxInlineSize: 'calc(100vw - 1rem)',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflow: 'auto',
  }),
);
/** Same size as the month that is loading. */
export const waiting = style(layered({ inlineSize: '15rem', blockSize: '17rem' }));
export const footer = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[8],
    marginBlockStart: space[8],
    paddingBlockStart: space[8],
    borderBlockStart: `${vars.line.thin} solid ${vars.color.border.subtle}`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
