import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { choiceIcon } from '../internal/overlay.css.ts';

export const content = style(layered({ minInlineSize: '11rem' }));
export const danger = style(layered({ color: vars.color.danger.text }));
/** Room for the check of neighbors that can be checked. */
export const mark = style(layered({ flex: 'none', inlineSize: '16px', blockSize: '16px' }));
/** In a menu where some choices have a sign the words of all begin at one edge. */
export const aligned = style(
  layered({
    selectors: {
      [`${content}:has(${choiceIcon}, ${mark}) &:not(:has(> ${choiceIcon}, > ${mark}))::before`]: {
        content: '',
        flex: 'none',
        inlineSize: '16px',
      },
    },
  }),
);
