import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';

export const content = style(
  layered({
    padding: vars.space[16],
    overflow: 'auto',
    inlineSize: 'max-content',
    selectors: { '&[tabindex="0"]:focus-visible': focusRingInset },
  }),
);
export const flush = style(layered({ padding: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' }));
