import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

const { space } = vars;

export const root = style(layered({ minInlineSize: 0, inlineSize: '100%' }));
/** The popover stands below the frame of the field, not below what is said under it. */
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
/** As large as the month that is on its way. */
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
